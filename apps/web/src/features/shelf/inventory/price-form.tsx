import { PRICE_MAX_LENGTH, VENDOR_CODE_MAX_LENGTH } from '@glazy/contract/limits'
import type { FormEvent } from 'react'
import { Button } from '#components/button.tsx'
import form from '#components/form.module.css'
import { NumberField } from '#components/number-field.tsx'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import type { ShelfPrice } from '#queries/inventory-changes.ts'
import { usePriceFields } from './use-price-form.ts'

interface PriceFormProps {
  readonly initial: ShelfPrice
  readonly onSend: (written: ShelfPrice) => Promise<void>
  readonly onCancel: () => void
}

/** Price, unit and SKU of a material, by themselves. */
export function PriceForm({ initial, onSend, onCancel }: PriceFormProps) {
  const { t } = useTranslation('inventory')
  const units = useUnits()
  const { fields, set, problem, priceField, isChanged, read } = usePriceFields(initial)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const written = read()
    if (written) await onSend(written)
  }

  return (
    <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <UnsavedGuard isUnsaved={isChanged} />
      <NumberField
        ref={priceField}
        label={t('columns.price')}
        maxLength={PRICE_MAX_LENGTH}
        value={fields.price}
        problem={problem}
        onChange={(price) => set({ price })}
      />
      <SelectField
        isFormField
        label={t('columns.unit')}
        value={fields.unit}
        onChange={(unit) => set({ unit })}
        options={[{ value: '', label: '–' }, ...units.options]}
      />
      <TextField
        label={t('columns.sku')}
        autoComplete="off"
        maxLength={VENDOR_CODE_MAX_LENGTH}
        value={fields.sku}
        onChange={(event) => set({ sku: event.currentTarget.value })}
      />
      <div className={form.actions}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <SubmitButton isBusy={false}>{t('save')}</SubmitButton>
      </div>
    </form>
  )
}
