import { SelectField } from '#components/select-field.tsx'
import { TOLERANCES } from '#lib/solve-parameters.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ToleranceFieldProps {
  /** Moles. */
  readonly tolerance: number
  readonly onChange: (moles: number) => void
}

/** By how much an oxide may be off where it cannot be met exactly. */
export function ToleranceField({ tolerance, onChange }: ToleranceFieldProps) {
  const { t } = useTranslation('solve')
  const { number } = useFormats()
  return (
    <SelectField
      label={t('limits.tolerance')}
      value={String(tolerance)}
      options={TOLERANCES.map((moles) => ({
        value: String(moles),
        label: t('limits.moles', { figure: number(moles, 3) }),
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  )
}
