import type { Translate } from '@glazy/locales/translate'
import classes from './picture.module.css'

export interface MeasuredColorProps {
  /** Six hexadecimal digits. */
  readonly hexColor: string
  readonly t: Translate<'list'>
}

/** A color that was measured on a fired piece, flat like a paint chip, and saying what it is. */
export function MeasuredColor({ hexColor, t }: MeasuredColorProps) {
  return (
    <span
      className={classes.measured}
      style={{ backgroundColor: `#${hexColor}` }}
      role="img"
      aria-label={t('card.measuredColor', { hex: `#${hexColor}` })}
      title={t('card.measuredColor', { hex: `#${hexColor}` })}
    >
      <span className={classes.said} aria-hidden>
        {t('card.measured')}
      </span>
    </span>
  )
}
