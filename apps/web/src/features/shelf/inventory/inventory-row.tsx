import type { UserMaterial } from '@glazy/contract/inventory'
import { materialHref } from '@glazy/contract/material-path'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { unitSign } from '#lib/unit-sign.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { priceText } from '../price-text.ts'
import classes from './inventory.module.css'
import { StockCells } from './stock-cells.tsx'
import { type RowMode, useRowMode } from './use-row-mode.ts'

export interface InventoryRowProps {
  readonly entry: UserMaterial
  /** The owner's id where it is their own shelf. */
  readonly ownerId: number | undefined
  readonly onRemove: (entry: UserMaterial) => void
}

/** A material on a shelf: to be read, or with its price being edited. */
export function InventoryRow({ entry, ownerId, onRemove }: InventoryRowProps) {
  const mode = useRowMode()
  return (
    <tr role="row" className={classes.row}>
      <th scope="row" role="rowheader" className={classes.material}>
        <a href={materialHref(entry.material)}>{entry.materialName}</a>
      </th>
      {ownerId === undefined ? null : mode.isEditing ? (
        <StockCells entry={entry} ownerId={ownerId} onClose={mode.close} />
      ) : (
        <ReadCells entry={entry} mode={mode} onRemove={onRemove} />
      )}
    </tr>
  )
}

interface ReadCellsProps extends Pick<InventoryRowProps, 'entry' | 'onRemove'> {
  readonly mode: RowMode
}

function ReadCells({ entry, mode, onRemove }: ReadCellsProps) {
  const { t } = useTranslation('inventory')
  const { language } = useFormats()
  const { materialName: name, price, priceUnits, vendorCode } = entry
  return (
    <>
      <td role="cell" className={classes.price}>
        {price === null ? '–' : priceText(price, language)}
      </td>
      <td role="cell" className={classes.unit}>
        {priceUnits && unitSign(priceUnits)}
      </td>
      <td role="cell" className={classes.sku}>
        {vendorCode}
      </td>
      <td role="cell" className={classes.actions}>
        <Button
          ref={mode.editButton}
          isIcon
          look="quiet"
          aria-label={t('edit', { name })}
          onClick={mode.edit}
        >
          <Pencil size={16} aria-hidden />
        </Button>
        <Button
          isIcon
          look="quiet"
          aria-label={t('remove', { name })}
          onClick={() => onRemove(entry)}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </td>
    </>
  )
}
