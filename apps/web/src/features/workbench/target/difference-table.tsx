import { OXIDE_TABLE, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { OxideDifference } from '@glazy/ceramics/target/target-distance'
import { useState } from 'react'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { NumberInput } from '#components/number-input.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { molesIn } from './target-formula.ts'
import page from '#components/page.module.css'
import classes from './target.module.css'

export interface DifferenceTableProps {
  readonly differences: readonly OxideDifference[]
  /** Without a formula the recipe has no figures, and nothing to compare. */
  readonly hasFormula: boolean
  readonly onChange: (oxide: Oxide, moles: number) => void
}

/** Each oxide of the recipe beside its target. */
export function DifferenceTable(props: DifferenceTableProps) {
  const { differences, hasFormula, onChange } = props
  const { t } = useTranslation('target')
  const largest = Math.max(...differences.map(({ difference }) => Math.abs(difference)), 0.1)
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={page.visuallyHidden}>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.oxide')}</th>
            <th scope="col">{t('table.recipe')}</th>
            <th scope="col">{t('table.target')}</th>
            <th scope="col">{t('table.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ oxide, actual, target, difference }) => (
            <tr key={oxide}>
              <th scope="row" title={OXIDE_TABLE[oxide].name}>
                <Formula>{oxide}</Formula>
              </th>
              <td>
                <Amount value={hasFormula ? actual : null} isFine />
              </td>
              <td>
                <MolesField oxide={oxide} value={target} onChange={onChange} />
              </td>
              <td>
                {hasFormula && <Difference difference={difference} share={difference / largest} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DifferenceProps {
  readonly difference: number
  /** Of the largest difference, -1 to 1. */
  readonly share: number
}

/** What is too much or missing, in figures and as a bar. */
function Difference({ difference, share }: DifferenceProps) {
  const { t } = useTranslation('target')
  const { fixed, fineDecimals } = useFormats()
  const isNone = Math.abs(difference) < 0.5 * 10 ** -fineDecimals
  if (isNone) return <span className={classes.same}>{t('table.same')}</span>
  const figure = fixed(Math.abs(difference), fineDecimals)
  return (
    <span className={classes.difference} data-side={difference > 0 ? 'over' : 'under'}>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ inlineSize: `${Math.abs(share) * 50}%` }} />
      </span>
      {t(difference > 0 ? 'table.over' : 'table.under', { figure })}
    </span>
  )
}

interface MolesFieldProps {
  readonly oxide: Oxide
  readonly value: number
  readonly onChange: (oxide: Oxide, moles: number) => void
}

/**
 * What is wanted of an oxide, taken while it is typed. Nothing and 0 wait until the field is left:
 * the row of an oxide that nobody has or wants would be gone in the middle of a figure.
 */
function MolesField({ oxide, value, onChange }: MolesFieldProps) {
  const { t } = useTranslation('target')
  const { typed: write } = useFormats()
  const [typed, setTyped] = useState('')
  const typedMoles = typed.trim() === '' ? 0 : molesIn(typed)
  const [isTyping, setTyping] = useState(false)
  // Another target brings another figure, unless one is being typed.
  const text = isTyping ? typed : value === 0 ? '' : write(Number(value.toFixed(4)))
  const isWrong = isTyping && typedMoles === undefined

  function type(next: string) {
    setTyping(true)
    setTyped(next)
    const moles = molesIn(next)
    if (moles !== undefined && moles > 0 && moles !== value) onChange(oxide, moles)
  }

  function settle() {
    if (!isTyping) return
    setTyping(false)
    if (typedMoles === 0 && value !== 0) onChange(oxide, 0)
  }

  return (
    <NumberInput
      className={classes.moles}
      aria-label={t('table.targetOf', { oxide })}
      aria-invalid={isWrong}
      maxLength={10}
      placeholder="0"
      value={text}
      onChange={type}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter in a form would save the recipe.
        event.preventDefault()
        settle()
      }}
    />
  )
}
