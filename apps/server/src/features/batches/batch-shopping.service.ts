import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import type { ShoppingLine } from '@glazy/contract/stock'
import { type Need, shoppingList } from '#features/stock/shopping.service.ts'
import { listStock } from '#features/stock/stock.service.ts'
import { gramsOf, readBatchContent } from './batch-content.ts'
import { listPlanned } from './batches.queries.ts'
import type { ReadingContext } from './batches.service.ts'
import { standIns } from './stand-ins.ts'

/** What has to be bought for all planned batches, and to stay above the reorder points. */
export async function listShopping({ db, viewer, index }: ReadingContext): Promise<{
  readonly lines: readonly ShoppingLine[]
  readonly batches: number
}> {
  const [planned, stock, findStandIn] = await Promise.all([
    listPlanned(db, viewer.id),
    listStock(db, viewer),
    standIns(db, index, viewer.id),
  ])
  const needs = planned.flatMap((row) =>
    readBatchContent(row.format, row.content).lines.flatMap((line): Need[] => {
      const { materialId, name } = line
      const source = findStandIn(line) ?? (materialId === null ? null : { id: materialId, name })
      if (source === null) return []
      return [{ materialId: source.id, name: source.name, weight: fromDecimal(gramsOf(line)) }]
    }),
  )
  return { lines: shoppingList(stock, needs), batches: planned.length }
}
