import { areTags, readTags } from '@glazy/ceramics/lookups/tags'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { type ListSearch, withSearch, withTag } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { PanelProps } from './choice-list.tsx'
import { OptionLink } from './option-link.tsx'
import classes from './filter-panels.module.css'

/** The tags that items are to have, each with the way to the list without it, and a field for more. */
export function TagFilter({ search }: PanelProps) {
  const { t } = useTranslation('filters')
  const navigateHere = useNavigateHere()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  function add(event: FormEvent) {
    event.preventDefault()
    const next = readTags(text).reduce<ListSearch>((list, tag) => withTag(list, tag, true), search)
    const isAllowed = areTags(next.tags ?? [])
    setWrong(!isAllowed)
    if (!isAllowed || text.trim() === '') return
    setText('')
    void navigateHere({ to: '.', search: withSearch(next, {}), resetScroll: false })
  }

  return (
    <>
      {search.tags && (
        <ul className={classes.list}>
          {search.tags.map((tag) => (
            <li key={tag}>
              <OptionLink search={withTag(search, tag, false)} isCurrent>
                {tag}
              </OptionLink>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.tagForm} onSubmit={add}>
        <input
          type="text"
          aria-label={t('label.tags')}
          aria-invalid={isWrong}
          aria-describedby={`${id}-problem`}
          className={classes.another}
          placeholder={t('tags.example')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{t('tags.add')}</Button>
      </form>
      <p id={`${id}-problem`} className={classes.problem} aria-live="polite">
        {isWrong && t('tags.problem')}
      </p>
    </>
  )
}
