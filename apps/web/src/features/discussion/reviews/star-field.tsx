import { RATING_MAX } from '@glazy/contract/limits'
import { useId } from 'react'
import form from '#components/form.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './star-field.module.css'

export interface StarFieldProps {
  readonly label: string
  readonly name: string
  /** '1' to '5', or '' as long as none is chosen. */
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

const RATINGS = Array.from({ length: RATING_MAX }, (_, at) => String(at + 1))

/** One to five stars, chosen by pointer or, as any group of choices, by the arrow keys. */
export function StarField({ label, name, value, problem, onChange }: StarFieldProps) {
  const { t } = useTranslation('discussion')
  const id = useId()
  return (
    <fieldset className={classes.field} aria-describedby={`${id}-problem`}>
      <legend className={form.label}>{label}</legend>
      <div className={classes.stars}>
        {RATINGS.map((rating) => (
          <label key={rating} className={classes.star} data-filled={rating <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              autoFocus={rating === (value || '1')}
              aria-label={t('reviews.starsOf', { count: Number(rating) })}
              onChange={() => onChange(rating)}
            />
            <span aria-hidden>★</span>
          </label>
        ))}
      </div>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  )
}
