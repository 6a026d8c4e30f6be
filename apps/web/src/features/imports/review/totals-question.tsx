import { useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/imports/recipe-import.module.css'

export interface TotalsQuestionProps {
  /** Recipes whose base does not add up to 100. */
  readonly count: number
  readonly isScaled: boolean
  readonly onChange: (isScaled: boolean) => void
}

/** Asks what to do with amounts that do not add up to 100. */
export function TotalsQuestion({ count, isScaled, onChange }: TotalsQuestionProps) {
  const { t } = useTranslation('imports')
  const name = useId()
  if (count === 0) return null
  return (
    <fieldset className={classes.totals}>
      <legend className={classes.heading}>{t('totals.title')}</legend>
      <p className={classes.hint}>{t('totals.text', { count })}</p>
      {[false, true].map((value) => (
        <label key={String(value)} className={classes.radio}>
          <input
            type="radio"
            name={name}
            checked={isScaled === value}
            onChange={() => onChange(value)}
          />
          {t(value ? 'totals.scale' : 'totals.keep')}
        </label>
      ))}
    </fieldset>
  )
}
