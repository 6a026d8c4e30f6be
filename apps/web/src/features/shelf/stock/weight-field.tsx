import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { SelectField } from '#components/select-field.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './stock.module.css'

export interface WeightFieldProps {
  readonly label: string
  readonly amount: string
  readonly unit: WeightUnit
  readonly onChange: (changes: { readonly amount?: string; readonly unit?: WeightUnit }) => void
  readonly problem?: string | undefined
  readonly hint?: string | undefined
  readonly isFirst?: boolean
}

/** A weight with its unit beside it. */
export function WeightField(props: WeightFieldProps) {
  const { label, amount, unit, onChange, problem, hint, isFirst = false } = props
  const { t } = useTranslation('stock')
  const units = useUnits()
  return (
    <div className={classes.weight}>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={BATCH_INPUT_MAX_LENGTH}
        {...(isFirst && { 'data-autofocus': true })}
        value={amount}
        hint={hint}
        problem={problem}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <SelectField
        label={t('purchase.unit')}
        isFormField
        value={unit}
        options={units.options}
        onChange={(id) => onChange({ unit: parseWeightUnit(id) ?? unit })}
      />
    </div>
  )
}
