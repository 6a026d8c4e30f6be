import { foldText } from '@glazy/ceramics/lookups/slug'
import { INVENTORY_ROWS_MAX } from '@glazy/contract/limits'
import type { FoundShelfRow, ShelfCsvProblem } from '@glazy/formats/csv/shelf-csv'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { saveShelfRows, type ShelfRow, useForgetShelf } from '#queries/inventory-changes.ts'
import { useReadings } from './use-readings.ts'
import { type Meanings, TableReview } from './table-review.tsx'
import type { ReadTable } from './use-table-reading.ts'

export type ReadInventory = ReadTable<FoundShelfRow, ShelfCsvProblem>

interface InventoryReviewProps {
  readonly read: ReadInventory
  readonly onDone: () => void
  readonly onAnother: () => void
}

/** What the names of a table mean, before its rows are put on the shelf. */
export function InventoryReview({ read, onDone, onAnother }: InventoryReviewProps) {
  const { t } = useTranslation('inventory')
  const readings = useReadings()
  const forget = useForgetShelf()
  const twice = read.ingredients.filter(({ uses }) => uses > 1)

  async function save(rows: readonly ShelfRow[]) {
    const saved = { added: 0, updated: 0 }
    try {
      for (let at = 0; at < rows.length; at += INVENTORY_ROWS_MAX) {
        const part = rows.slice(at, at + INVENTORY_ROWS_MAX)
        const { added, updated } = await saveShelfRows(part, new AbortController().signal)
        saved.added += added
        saved.updated += updated
      }
    } finally {
      await forget()
    }
    notify('success', t('file.done', saved))
    onDone()
  }

  return (
    <TableReview
      read={read}
      size={read.ingredients.length}
      problems={[
        ...read.problems.map(({ line, kind, text }) => (
          <li key={line}>{t(`file.${kind}`, { line, text, name: text, ...readings(text) })}</li>
        )),
        ...twice.map(({ key, name }) => <li key={key}>{t('file.twice', { name })}</li>),
      ]}
      rowsOf={(meanings) => shelfRows(read, meanings)}
      saveText={(count) => t('file.save', { count })}
      onSave={save}
      onAnother={onAnother}
    />
  )
}

/** A row for each material; of two names that mean the same the last row counts. */
function shelfRows({ rows }: ReadInventory, meanings: Meanings): readonly ShelfRow[] {
  const byMaterial = new Map<number, ShelfRow>()
  for (const { material, price, priceUnits, vendorCode } of rows) {
    const materialId = meanings.get(foldText(material))
    if (materialId === undefined) continue
    const isSilent = price === null && vendorCode === null
    const known = { price, priceUnits: priceUnits ?? '', vendorCode } as const
    byMaterial.set(materialId, { materialId, ...(!isSilent && known) })
  }
  return [...byMaterial.values()]
}
