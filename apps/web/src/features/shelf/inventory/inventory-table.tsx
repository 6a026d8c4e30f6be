import type { UserMaterial } from '@glazy/contract/inventory'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { InventoryRow } from './inventory-row.tsx'
import page from '#components/page.module.css'
import classes from './inventory.module.css'
import { INVENTORY_COLUMNS, type InventoryColumn, type InventorySort } from './sort-entries.ts'

export interface InventoryTableProps {
  /** Name of the owner. */
  readonly name: string
  /** What is shown of the shelf. */
  readonly entries: readonly UserMaterial[]
  /** The owner's id where it is the viewer's own shelf. */
  readonly ownerId: number | undefined
  readonly sort: InventorySort | undefined
  readonly onSort: (column: InventoryColumn) => void
  readonly onRemove: (entry: UserMaterial) => void
}

/** A page of a shelf. On a phone its rows become cards, so their parts say what they are. */
export function InventoryTable(props: InventoryTableProps) {
  const { name, entries, ownerId, sort, onSort, onRemove } = props
  const { t } = useTranslation('inventory')
  const isOwn = ownerId !== undefined
  const columns = isOwn ? INVENTORY_COLUMNS : INVENTORY_COLUMNS.slice(0, 1)
  return (
    <table role="table" className={classes.table} data-own={isOwn || undefined}>
      <caption className={page.visuallyHidden}>{t('caption', { name })}</caption>
      <thead role="rowgroup">
        <tr role="row" className={classes.head}>
          {columns.map((column) => (
            <SortHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
          {isOwn && (
            <th role="columnheader" scope="col" className={classes.actions}>
              <span className={page.visuallyHidden}>{t('columns.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <InventoryRow key={entry.id} entry={entry} ownerId={ownerId} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  )
}

interface SortHeadProps extends Pick<InventoryTableProps, 'sort' | 'onSort'> {
  readonly column: InventoryColumn
}

function SortHead({ column, sort, onSort }: SortHeadProps) {
  const { t } = useTranslation('inventory')
  const direction = sort?.column === column ? sort.direction : 'none'
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction]
  const label = t(`columns.${column}`)
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={classes[column]}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={direction !== 'none' || undefined}
        aria-label={t(`sort.${direction}`, { column: label })}
        onClick={() => onSort(column)}
      >
        {label}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
