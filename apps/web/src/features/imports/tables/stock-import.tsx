import { foldText } from '@glazy/ceramics/lookups/slug'
import { LOT_ROWS_MAX } from '@glazy/contract/limits'
import {
  type FoundStockRow,
  readStockCsv,
  type StockCsvProblem,
} from '@glazy/formats/csv/stock-csv'
import { useState } from 'react'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useBuyLots } from '#queries/stock-changes.ts'
import { type SentPurchase, sentPurchase } from './sent-purchase.ts'
import { TableImport } from './table-import.tsx'
import { type Meanings, TableReview } from './table-review.tsx'
import { useReadings } from './use-readings.ts'
import type { ReadTable } from './use-table-reading.ts'

type ReadStock = ReadTable<FoundStockRow, StockCsvProblem>

interface StockImportProps {
  readonly userId: number
  readonly onClose: () => void
}

/** Puts the purchases of a table into the stock: reads it, shows what its names mean, saves. */
export default function StockImport({ userId, onClose }: StockImportProps) {
  const { t } = useTranslation('stock')
  return (
    <TableImport
      title={t('file.title')}
      hint={t('file.columns')}
      example={'material,packs,pack,unit,price,supplier\nCuster Feldspar,2,50,lb,84,Clay shop'}
      readCsv={readStockCsv}
      review={(read, onAnother) => (
        <StockReview userId={userId} read={read} onDone={onClose} onAnother={onAnother} />
      )}
      onClose={onClose}
    />
  )
}

interface StockReviewProps {
  readonly userId: number
  readonly read: ReadStock
  readonly onDone: () => void
  readonly onAnother: () => void
}

function StockReview({ userId, read, onDone, onAnother }: StockReviewProps) {
  const { t } = useTranslation('stock')
  const readings = useReadings()
  const { mutateAsync: buy } = useBuyLots(userId)
  /** Lines of the table that are in the stock by now. */
  const [bought, setBought] = useState<ReadonlySet<number>>(new Set())
  const [keys] = useState(sendingKeys)

  async function save(found: readonly FoundPurchase[]) {
    for (let at = 0; at < found.length; at += LOT_ROWS_MAX) {
      const part = found.slice(at, at + LOT_ROWS_MAX)
      const rows = part.map(({ row }) => row)
      await buy({ rows, ...keys.of(rows) })
      keys.settle()
      setBought((known) => new Set([...known, ...part.map(({ line }) => line)]))
    }
    const count = bought.size + found.length
    notify('success', t('file.done', { count }))
    onDone()
  }

  return (
    <TableReview
      read={read}
      size={read.rows.length}
      problems={read.problems.map(({ line, kind, text }) => (
        <li key={`${line} ${kind}`}>{t(`file.${kind}`, { line, text, ...readings(text) })}</li>
      ))}
      rowsOf={(meanings) => purchases(read, meanings, bought)}
      saveText={(count) => t('file.save', { count })}
      onSave={save}
      onAnother={onAnother}
    />
  )
}

interface FoundPurchase {
  readonly line: number
  readonly row: SentPurchase
}

/** The purchases of a table whose materials are known, but for those that are in the stock already. */
function purchases(
  { rows }: ReadStock,
  meanings: Meanings,
  bought: ReadonlySet<number>,
): readonly FoundPurchase[] {
  return rows.flatMap(({ line, material, ...row }) => {
    const materialId = meanings.get(foldText(material))
    return materialId === undefined || bought.has(line)
      ? []
      : [{ line, row: sentPurchase(row, materialId) }]
  })
}
