import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import type { UserMaterial } from '@glazy/contract/inventory'
import { PRICE_MAX_LENGTH, VENDOR_CODE_MAX_LENGTH } from '@glazy/contract/limits'
import { readShelfPrice, type ShelfPriceProblem } from '@glazy/contract/rules/inventory'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { notify } from '#lib/notify.ts'
import { UNIT_OPTIONS } from '#lib/unit-sign.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveStock } from '#queries/inventory.ts'
import classes from './inventory.module.css'

interface StockCellsProps {
  readonly entry: UserMaterial
  readonly ownerId: number
  readonly onClose: () => void
}

/** Price, unit and SKU of a row as fields; Enter saves them and Escape leaves them as they were. */
export function StockCells({ entry, ownerId, onClose }: StockCellsProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const priceField = useRef<HTMLInputElement>(null)
  const [price, setPrice] = useState(entry.price ?? '')
  const [unit, setUnit] = useState<string>(entry.priceUnits ?? '')
  const [sku, setSku] = useState(entry.vendorCode ?? '')
  const [problem, setProblem] = useState<ShelfPriceProblem>()
  const save = useSaveStock(ownerId)
  const { materialName: name } = entry

  async function submit() {
    const read = readShelfPrice(price, unit)
    setProblem(read.ok ? undefined : read.error)
    if (!read.ok) {
      notify('warning', t(read.error))
      priceField.current?.focus()
      return
    }
    const vendorCode = sku.trim()
    const isEmpty = read.value === null && vendorCode === ''
    if (isEmpty) notify('info', t('noPriceInfo'))
    onClose()
    if (isEmpty && entry.price === null && entry.vendorCode === null) return
    try {
      const { price: paid = '', priceUnits = '' } = read.value ?? {}
      await save.mutateAsync({ entry, price: paid, priceUnits, vendorCode })
      if (!isEmpty) notify('success', t('priceUpdated'))
    } catch {
      notify('error', t('updateFailed'))
    }
  }

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
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
      </td>
      <td role="cell" className={classes.unit} onKeyDown={cancelOnEscape}>
        <SelectField
          label={t('unitOf', { name })}
          isLabelHidden
          value={unit}
          onChange={(value) => setUnit(parseWeightUnit(value) ?? '')}
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
          value={sku}
          onChange={(event) => setSku(event.currentTarget.value)}
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
