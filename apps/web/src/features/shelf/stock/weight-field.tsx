import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { NumberField } from '#components/number-field.tsx'
import { SelectField } from '#components/select-field.tsx'
import type { Form } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './stock.module.css'

export interface WeightFieldProps {
  readonly label: string
  readonly form: Pick<Form<Weight>, 'values' | 'number' | 'set'>
  readonly hint?: string | undefined
  readonly isFirst?: boolean
}

interface Weight {
  readonly amount: string
  readonly unit: WeightUnit
}

/** A weight with its unit beside it. */
export function WeightField(props: WeightFieldProps) {
  const { label, form, hint, isFirst = false } = props
  const { t } = useTranslation('stock')
  const units = useUnits()
  const { unit } = form.values
  return (
    <div className={classes.weight}>
      <NumberField
        label={label}
        maxLength={BATCH_INPUT_MAX_LENGTH}
        {...(isFirst && { 'data-autofocus': true })}
        {...form.number('amount')}
        hint={hint}
      />
      <SelectField
        label={t('purchase.unit')}
        isFormField
        value={unit}
        options={units.options}
        onChange={(id) => form.set('unit', parseWeightUnit(id) ?? unit)}
      />
    </div>
  )
}
