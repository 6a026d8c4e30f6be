import { exactWeight, type Micrograms } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, rounded, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import { convertPrice } from '@glazy/ceramics/batch/price'
import { type Taken, takeFromLots } from '@glazy/ceramics/batch/take-from-lots'
import type { Db } from '#db/database.ts'
import { costOfPart } from '#features/stock/stock.presenter.ts'
import { insertMoves, listLots, type LotRow } from '#features/stock/stock.queries.ts'
import { type BatchContent, type ContentLine, gramsOf } from './batch-content.ts'
import { listPrices, listTaken } from './batches.queries.ts'
import type { FindStandIn } from './stand-ins.ts'

const KILOGRAM = exactWeight(1, 'kilograms')

/**
 * Takes what a batch needs from the stock, the oldest lot of each material first, and says what it
 * cost: by lot what was paid for it, the rest by the price on the shelf. A lot never goes below
 * nothing: who weighed more than was written down has not counted, and the batch is mixed all the same.
 *
 * @param trx holds the lock of the shelf
 */
export async function deductBatch(
  trx: Db,
  accountId: number,
  batchId: number,
  content: BatchContent,
  findStandIn: FindStandIn,
): Promise<BatchContent> {
  const sources = content.lines.map((line) => findStandIn(line)?.id ?? line.materialId)
  const materialIds = sources.filter((id) => id !== null)
  const lots = await listLots(trx, accountId, materialIds)
  const prices = new Map(
    (await listPrices(trx, accountId, materialIds)).map((row) => [
      row.material_id,
      fromDecimal(convertPrice(row.price, row.price_units, 'kilograms')),
    ]),
  )
  const left = new Map(lots.map((lot) => [lot.id, fromDecimal(lot.left)]))
  const moves: Parameters<typeof insertMoves>[1][number][] = []
  const lines = content.lines.map((line, place): ContentLine => {
    const source = sources[place]
    const own = lots.filter((lot) => lot.material_id === source)
    const waiting = own.map(({ id }) => ({ id, left: left.get(id) ?? 0n }))
    const { taken, missing } = takeFromLots(waiting, fromDecimal(gramsOf(line)))
    for (const { lotId, weight } of taken) {
      left.set(lotId, (left.get(lotId) ?? 0n) - weight)
      const batch = { id: batchId, line: place }
      moves.push({ lotId, kind: 'use', grams: toDecimal(-weight), batch })
    }
    const price = prices.get(source ?? 0)
    return { ...line, cost: costOf({ taken, missing, lots: own, price }) }
  })
  await insertMoves(trx, moves)
  return { ...content, lines }
}

interface Deducted {
  readonly taken: readonly Taken[]
  readonly missing: Micrograms
  readonly lots: readonly LotRow[]
  /** Of a kilogram, by the shelf. */
  readonly price: bigint | undefined
}

/** What an ingredient cost; nothing where the price of any part of it is not known. */
function costOf({ taken, missing, lots, price }: Deducted): string | null {
  const byShelf = (weight: Micrograms) =>
    price === undefined ? null : rounded(price * weight, KILOGRAM)
  const costs = taken.map(({ lotId, weight }) => {
    const lot = lots.find(({ id }) => id === lotId)
    return (lot && costOfPart(lot, weight)) ?? byShelf(weight)
  })
  const all = missing > 0n ? [...costs, byShelf(missing)] : costs
  const known = all.filter((cost) => cost !== null)
  return known.length === 0 || known.length < all.length ? null : toDecimal(total(known))
}

/** Puts back what a batch has taken. */
export async function returnBatch(trx: Db, batchId: number): Promise<void> {
  const taken = await listTaken(trx, [batchId])
  await insertMoves(
    trx,
    taken.map(({ lot_id: lotId, line, grams }) => ({
      lotId,
      kind: 'return' as const,
      grams,
      batch: { id: batchId, line },
    })),
  )
}
