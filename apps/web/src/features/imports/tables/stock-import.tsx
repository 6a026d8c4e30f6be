import { foldText } from '@glazy/ceramics/lookups/slug'
import { LOT_ROWS_MAX } from '@glazy/contract/limits'
import {
  type FoundStockRow,
  readStockCsv,
  type StockCsvProblem,
} from '@glazy/formats/csv/stock-csv'
import { useState } from 'react'
import type { CallInput } from '#lib/api/call.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useBuyLots } from '#queries/stock-changes.ts'
import { TableImport } from './table-import.tsx'
import { type Meanings, TableReview } from './table-review.tsx'
import { TableSource } from './table-source.tsx'
import { type ReadTable, useTableReading } from './use-table-reading.ts'

type ReadStock = ReadTable<FoundStockRow, StockCsvProblem>
type BoughtRow = CallInput<'buyLots'>['body']['rows'][number]

interface StockImportProps {
  readonly userId: number
  readonly onClose: () => void
}

/** Puts the purchases of a table into the stock: reads it, shows what its names mean, saves. */
export default function StockImport({ userId, onClose }: StockImportProps) {
  const { t } = useTranslation('stock')
  const [read, setRead] = useState<ReadStock>()
  const reading = useTableReading(readStockCsv, setRead)
  return (
    <TableImport title={t('file.title')} onClose={onClose}>
      {read ? (
        <StockReview {...{ userId, read }} onDone={onClose} onAnother={() => setRead(undefined)} />
      ) : (
        <TableSource
          reading={reading}
          hint={t('file.columns')}
          example={'material,packs,pack,unit,price,supplier\nCuster Feldspar,2,50,lb,84,Clay shop'}
        />
      )}
    </TableImport>
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
  const { number } = useFormats()
  const { mutateAsync: buy } = useBuyLots(userId)
  // What was sent already and is sent again after a failure is taken once.
  const [keys] = useState(() => read.rows.map(makeUuid))

  async function save(rows: readonly BoughtRow[]) {
    for (let at = 0; at < rows.length; at += LOT_ROWS_MAX) {
      const part = rows.slice(at, at + LOT_ROWS_MAX)
      await buy({ rows: part, clientKey: keys[at / LOT_ROWS_MAX] })
    }
    notify('success', t('file.done', { count: rows.length, number: number(rows.length) }))
    onDone()
  }

  return (
    <TableReview
      read={read}
      size={read.rows.length}
      problems={read.problems.map(({ line, kind, text }) => (
        <li key={`${line} ${kind}`}>{t(`file.${kind}`, { line, text })}</li>
      ))}
      rowsOf={(meanings) => boughtRows(read, meanings)}
      saveText={(counted) => t('file.save', counted)}
      onSave={save}
      onAnother={onAnother}
    />
  )
}

function boughtRows({ rows }: ReadStock, meanings: Meanings): readonly BoughtRow[] {
  return rows.flatMap((row) => {
    const { packs, packAmount, packUnits, left, price, boughtOn, vendor, place, label, note } = row
    const materialId = meanings.get(foldText(row.material))
    if (materialId === undefined) return []
    const weights = { packs, packAmount, packUnits, left }
    return [{ materialId, ...weights, price, boughtOn, vendor, place, label, note }]
  })
}
