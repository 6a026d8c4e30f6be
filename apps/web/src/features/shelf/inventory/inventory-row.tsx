import type { UserMaterial } from '@glazy/contract/inventory'
import { materialHref } from '@glazy/contract/material-path'
import { Pencil, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { MaterialName } from '#components/material-name.tsx'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { priceText } from '#lib/prices/price-text.ts'
import classes from './inventory.module.css'
import { PriceRow } from './price-row.tsx'
import type { PriceFields } from './use-price-form.ts'

export interface InventoryRowProps {
  readonly entry: UserMaterial
  /** The owner's id where it is their own shelf. */
  readonly ownerId: number | undefined
  readonly onRemove: (entry: UserMaterial) => void
}

/**
 * A material on a shelf: to be read, or with its price being edited. Whatever happens to others leaves
 * it as it is.
 */
export const InventoryRow = memo(function InventoryRow(props: InventoryRowProps) {
  const { entry, ownerId, onRemove } = props
  const [mode, setMode] = useState<'read' | 'edit' | 'edited'>('read')
  const [begun, setBegun] = useState<PriceFields>()
  const shownName = <MaterialName name={entry.materialName} kind={entry.material.kind} />
  const head = (
    <th scope="row" role="rowheader" className={classes.material}>
      {entry.material.isHidden ? shownName : <a href={materialHref(entry.material)}>{shownName}</a>}
    </th>
  )
  if (ownerId !== undefined && mode === 'edit') {
    return (
      <PriceRow
        entry={entry}
        ownerId={ownerId}
        begun={begun}
        onClose={() => setMode('edited')}
        onFailed={(typed) => {
          setBegun(typed)
          setMode('edit')
        }}
      >
        {head}
      </PriceRow>
    )
  }
  return (
    <tr role="row" className={classes.row}>
      {head}
      {ownerId !== undefined && (
        <ReadCells
          entry={entry}
          isFocused={mode === 'edited'}
          onEdit={() => {
            setBegun(undefined)
            setMode('edit')
          }}
          onRemove={onRemove}
        />
      )}
    </tr>
  )
})

interface ReadCellsProps extends Pick<InventoryRowProps, 'entry' | 'onRemove'> {
  /** Whether editing has just ended, so that the focus comes back to where it began. */
  readonly isFocused: boolean
  readonly onEdit: () => void
}

function ReadCells({ entry, isFocused, onEdit, onRemove }: ReadCellsProps) {
  const { t } = useTranslation('inventory')
  const { language } = useFormats()
  const { unit: sign } = useNames()
  const { materialName: name, price, priceUnits, vendorCode } = entry
  return (
    <>
      <td role="cell" className={classes.price} data-empty={price === null || undefined}>
        {price === null ? '–' : priceText(price, language)}
      </td>
      <td role="cell" className={classes.unit}>
        {priceUnits && sign(priceUnits)}
      </td>
      <td role="cell" className={classes.sku}>
        {vendorCode}
      </td>
      <td role="cell" className={classes.actions}>
        <span className={classes.buttons}>
          <Button
            autoFocus={isFocused}
            isIcon
            look="quiet"
            aria-label={t('edit', { name })}
            onClick={onEdit}
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
        </span>
      </td>
    </>
  )
}
