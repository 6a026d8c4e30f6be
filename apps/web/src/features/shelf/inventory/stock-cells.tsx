import type { UserMaterial } from '@glazy/contract/inventory'
import { PRICE_MAX_LENGTH, VENDOR_CODE_MAX_LENGTH } from '@glazy/contract/limits'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { UNIT_OPTIONS } from '#lib/unit-sign.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './inventory.module.css'
import { useStockForm } from './use-stock-form.ts'

interface StockCellsProps {
  readonly entry: UserMaterial
  readonly ownerId: number
  readonly onClose: () => void
}

/** Price, unit and SKU of a row as fields; Enter saves them and Escape leaves them as they were. */
export function StockCells({ entry, ownerId, onClose }: StockCellsProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const { fields, set, problem, priceField, submit } = useStockForm(entry, ownerId, onClose)
  const { materialName: name } = entry

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <>
      <td role="cell" className={classes.price} onKeyDown={cancelOnEscape}>
        <input
          ref={priceField}
          form={formId}
          className={classes.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          // The person has just asked for this field.
          autoFocus
          maxLength={PRICE_MAX_LENGTH}
          aria-label={t('priceOf', { name })}
          aria-invalid={problem !== undefined}
          value={fields.price}
          onChange={(event) => set({ price: event.currentTarget.value })}
        />
      </td>
      <td role="cell" className={classes.unit} onKeyDown={cancelOnEscape}>
        <SelectField
          label={t('unitOf', { name })}
          isLabelHidden
          value={fields.unit}
          onChange={(unit) => set({ unit })}
          options={[{ value: '', label: '–' }, ...UNIT_OPTIONS]}
        />
      </td>
      <td role="cell" className={classes.sku} onKeyDown={cancelOnEscape}>
        <input
          form={formId}
          className={classes.input}
          type="text"
          autoComplete="off"
          maxLength={VENDOR_CODE_MAX_LENGTH}
          aria-label={t('skuOf', { name })}
          value={fields.sku}
          onChange={(event) => set({ sku: event.currentTarget.value })}
        />
      </td>
      <td role="cell" className={classes.actions} onKeyDown={cancelOnEscape}>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Button type="submit" isIcon look="filled" aria-label={t('save')}>
            <Check size={16} aria-hidden />
          </Button>
        </form>
        <Button isIcon look="quiet" aria-label={t('cancel')} onClick={onClose}>
          <X size={16} aria-hidden />
        </Button>
      </td>
    </>
  )
}
