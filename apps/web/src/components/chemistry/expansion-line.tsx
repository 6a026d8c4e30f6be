import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './chemistry.module.css'

export interface ExpansionLineProps {
  readonly expansion: { readonly value: number; readonly method: string }
}

/** The calculated expansion, never without its method. */
export function ExpansionLine({ expansion: { value, method } }: ExpansionLineProps) {
  const { t } = useTranslation('chemistry')
  const { fixed } = useFormats()
  return (
    <p className={classes.hint}>
      {t('expansion', { value: fixed(value, 2), unit: '×10⁻⁶/°C', method })} {t('expansionHint')}
    </p>
  )
}
