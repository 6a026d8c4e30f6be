import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './colour-swatch.module.css'

export interface ColourSwatchProps {
  /** Six hexadecimal digits without the number sign, or `null` when it is not known. */
  readonly hex: string | null
  /** Words for the colour; the digits where they are left out, '' where they are beside it. */
  readonly label?: string
}

/** A patch of a fired colour. The colour is named too, never shown alone. */
export function ColourSwatch({ hex, label }: ColourSwatchProps) {
  const { t } = useTranslation('common')
  const text = label ?? (hex ? t('colour.fired', { hex: `#${hex}` }) : t('colour.unknown'))
  return (
    <span
      className={hex ? classes.swatch : classes.unknown}
      style={hex ? { background: `#${hex}` } : undefined}
      {...(text === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': text, title: text })}
    />
  )
}
