import { PRICE_MAX_LENGTH, VENDOR_CODE_MAX_LENGTH } from '@glazy/contract/limits'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '#components/button.tsx'
import { NumberInput } from '#components/number-input.tsx'
import { SelectField } from '#components/select-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './inventory.module.css'
import { INVENTORY_COLUMNS } from './sort-entries.ts'
import { type EditedPrice, usePriceForm } from './use-price-form.ts'

interface PriceRowProps extends EditedPrice {
  /** The head of the row. */
  readonly children: ReactNode
}

/**
 * A row with price, unit and SKU as fields; Enter saves them and Escape leaves them as they were.
 * What is wrong with them stands right below.
 */
export function PriceRow({ children, ...edited }: PriceRowProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const units = useUnits()
  const form = usePriceForm(edited)
  const { fields, set, problem, priceField, submit } = form
  const { entry, onClose } = edited
  const { materialName: name } = entry

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <>
      <tr role="row" className={`${classes.row} ${classes.editing}`}>
        {children}
        <td role="cell" className={classes.price} onKeyDown={cancelOnEscape}>
          <NumberInput
            ref={priceField}
            form={formId}
            className={classes.input}
            // Whoever has asked for this field begins in it; where saving has failed meanwhile, nobody is
            // taken away from another one.
            autoFocus={!isTyping()}
            maxLength={PRICE_MAX_LENGTH}
            aria-label={t('priceOf', { name })}
            placeholder={t('columns.price')}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${formId}-problem`}
            value={fields.price}
            onChange={(price) => set({ price })}
            isTold={problem !== undefined}
          />
        </td>
        <td role="cell" className={classes.unit} onKeyDown={cancelOnEscape}>
          <SelectField
            label={t('unitOf', { name })}
            isLabelHidden
            value={fields.unit}
            onChange={(unit) => set({ unit })}
            options={[{ value: '', label: '–' }, ...units.options]}
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
            placeholder={t('columns.sku')}
            value={fields.sku}
            onChange={(event) => set({ sku: event.currentTarget.value })}
          />
        </td>
        <td role="cell" className={classes.actions} onKeyDown={cancelOnEscape}>
          <RowButtons
            formId={formId}
            isChanged={form.isChanged}
            onSubmit={() => void submit()}
            onClose={onClose}
          />
        </td>
      </tr>
      {problem && (
        <tr role="row" className={classes.problem}>
          <td role="cell" colSpan={INVENTORY_COLUMNS.length + 1} id={`${formId}-problem`}>
            {problem}
          </td>
        </tr>
      )}
    </>
  )
}

interface RowButtonsProps {
  readonly formId: string
  readonly isChanged: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** The form that the fields of the row belong to: it is saved, or left as it was. */
function RowButtons({ formId, isChanged, onSubmit, onClose }: RowButtonsProps) {
  const { t } = useTranslation('inventory')
  return (
    <form
      id={formId}
      className={classes.buttons}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <UnsavedGuard isUnsaved={isChanged} />
      <Button type="submit" isIcon look="filled" aria-label={t('save')}>
        <Check size={16} aria-hidden />
      </Button>
      <Button isIcon look="quiet" aria-label={t('cancel')} onClick={onClose}>
        <X size={16} aria-hidden />
      </Button>
    </form>
  )
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false
}
