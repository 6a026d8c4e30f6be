import type { StockCsvRow } from '@glazy/formats/csv/stock-csv'
import type { CallInput } from '#lib/api/call.ts'

export type SentPurchase = CallInput<'buyLots'>['body']['rows'][number]

/** A purchase of a table as it is sent, for the material that its name means. */
export function sentPurchase(
  { elsewhere, analysis, ...row }: Omit<StockCsvRow, 'material'>,
  materialId: number,
): SentPurchase {
  return {
    materialId,
    ...row,
    elsewhere: [...elsewhere],
    analysis: analysis && {
      figures: { ...analysis.percent, loi: analysis.loi },
      source: analysis.source,
    },
  }
}
