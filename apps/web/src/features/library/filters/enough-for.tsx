import { readKilograms } from '@glazy/contract/readers'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DecimalInput } from '#components/decimal-input.tsx'
import { withSearch } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import type { PanelProps } from './choice-list.tsx'
import classes from './filter-panels.module.css'

/** How large a batch the own stock is to be enough for; an empty field takes it back. */
export function EnoughFor({ search }: PanelProps) {
  const { t } = useTranslation('filters')
  const { typed } = useFormats()
  const twoMeanings = useTwoMeanings()
  const navigateHere = useNavigateHere()
  const id = useId()
  const { enough_for: set } = search
  const [text, setText] = useState(set === undefined ? '' : typed(set))
  const [isWrong, setWrong] = useState(false)

  function apply(event: FormEvent) {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    const weight = isEmpty ? undefined : readKilograms(text)
    setWrong(!isEmpty && weight === undefined)
    if (!isEmpty && weight === undefined) return
    const makeable = search.makeable ?? (isEmpty ? undefined : 'all')
    void navigateHere({
      to: '.',
      search: withSearch(search, { enough_for: weight, makeable }),
      resetScroll: false,
    })
  }

  return (
    <form className={classes.tagForm} onSubmit={apply}>
      <label htmlFor={id}>{t('label.enough_for')}</label>
      <DecimalInput
        id={id}
        className={classes.weight}
        isTold
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        step={1}
        min={0}
        value={text}
        onChange={setText}
      />
      <Button type="submit">{t('enoughFor.apply')}</Button>
      <p id={`${id}-problem`} className={classes.problem} aria-live="polite">
        {twoMeanings(text) ?? (isWrong && t('enoughFor.problem'))}
      </p>
    </form>
  )
}
