import { exactWeight, type Micrograms } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, rounded, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import { convertPrice } from '@glazy/ceramics/batch/price'
import { takeFromLots } from '@glazy/ceramics/batch/take-from-lots'
import type { Db } from '#db/database.ts'
import { costOfPart } from '#features/stock/stock.presenter.ts'
import { isKnown } from '#features/materials/read/summary.presenter.ts'
import { listKnownAnalyses } from '#features/materials/read/summaries.queries.ts'
import { insertMoves, listLots, type LotRow } from '#features/stock/stock.queries.ts'
import { type BatchContent, type ContentLine, gramsOf } from './batch-content.ts'
import { listPrices, listTaken } from './batches.queries.ts'
import type { FindStandIn } from './stand-ins.ts'

const KILOGRAM = exactWeight(1, 'kilograms')

/**
 * Takes what a batch needs from the stock, the oldest lot of each material first, and says what it
 * cost: by lot what was paid for it, the rest by the price on the shelf. A lot never goes below
 * nothing, and a batch from one place takes nothing elsewhere: who weighed more than was written down
 * has not counted, and the batch is mixed all the same.
 *
 * @param trx holds the lock of the shelf
 */
export async function deductBatch(
  trx: Db,
  accountId: number,
  target: { readonly id: number; readonly addition?: number },
  content: Pick<BatchContent, 'place' | 'lines'>,
  findStandIn: FindStandIn,
): Promise<ContentLine[]> {
  const sources = content.lines.map((line) => findStandIn(line)?.id ?? line.materialId)
  const materialIds = sources.filter((id) => id !== null)
  const lots = await listLots(trx, accountId, materialIds)
  const prices = new Map(
    (await listPrices(trx, accountId, materialIds)).map((row) => [
      row.material_id,
      fromDecimal(convertPrice(row.price, row.price_units, 'kilograms')),
    ]),
  )
  const rests = lots.flatMap((lot): Rest[] =>
    lot.places
      .filter(({ place }) => content.place === null || place === content.place)
      .map(({ place, left }) => ({ lot, place, left: fromDecimal(left) })),
  )
  const analyses = await listKnownAnalyses(trx, accountId, materialIds)
  const moves: Parameters<typeof insertMoves>[1][number][] = []
  const lines = content.lines.map((line, place): ContentLine => {
    const source = sources[place]
    const own = rests.filter(({ lot }) => lot.material_id === source)
    const { parts, missing } = takeFrom(own, fromDecimal(gramsOf(line)))
    for (const part of parts) {
      const batch = { ...target, line: place }
      const grams = toDecimal(-part.weight)
      moves.push({ lotId: part.lot.id, kind: 'use', grams, place: part.place, batch })
    }
    const price = prices.get(source ?? 0)
    const known = analyses.get(source ?? 0)
    const usual = known && isKnown(known) ? known : null
    const mixed = mixedOf({ parts, missing, usual })
    return { ...line, cost: costOf({ parts, missing, price }), mixed }
  })
  await insertMoves(trx, moves)
  return lines
}

/** What is left of a lot at one place. */
interface Rest {
  readonly lot: LotRow
  readonly place: string | null
  left: Micrograms
}

/** Takes a weight from what is left, in its order, which is then less. */
function takeFrom(rests: readonly Rest[], wanted: Micrograms) {
  const waiting = rests.map(({ left }, id) => ({ id, left }))
  const { taken, missing } = takeFromLots(waiting, wanted)
  const parts = taken.flatMap(({ lotId: at, weight }) => {
    const rest = rests[at]
    if (rest === undefined) return []
    rest.left -= weight
    return [{ lot: rest.lot, place: rest.place, weight }]
  })
  return { parts, missing }
}

interface Deducted {
  readonly parts: readonly { readonly lot: LotRow; readonly weight: Micrograms }[]
  readonly missing: Micrograms
  /** Of a kilogram, by the shelf. */
  readonly price: bigint | undefined
}

type Mixed = NonNullable<ContentLine['mixed']>[number]

/** What was mixed with which analysis; nothing where one is not known. */
function mixedOf({
  parts,
  missing,
  usual,
}: Pick<Deducted, 'parts' | 'missing'> & {
  /** Of the material. */
  readonly usual: Pick<Mixed, 'percent' | 'loi'> | null
}): Mixed[] | null {
  const own = parts.flatMap(({ lot, weight }): Mixed[] =>
    lot.analysis === null
      ? []
      : [
          {
            grams: toDecimal(weight),
            lotId: lot.id,
            percent: lot.analysis.percent,
            loi: lot.analysis.loi,
          },
        ],
  )
  const others = parts.filter(({ lot }) => lot.analysis === null).map(({ weight }) => weight)
  const rest = total([...others, missing])
  if (rest === 0n) return own
  if (usual === null) return null
  const { percent, loi } = usual
  return [...own, { grams: toDecimal(rest), lotId: null, percent, loi }]
}

/** What an ingredient cost; nothing where the price of any part of it is not known. */
function costOf({ parts, missing, price }: Deducted): string | null {
  const byShelf = (weight: Micrograms) =>
    price === undefined ? null : rounded(price * weight, KILOGRAM)
  const costs = parts.map(({ lot, weight }) => costOfPart(lot, weight) ?? byShelf(weight))
  const all = missing > 0n ? [...costs, byShelf(missing)] : costs
  const known = all.filter((cost) => cost !== null)
  return known.length === 0 || known.length < all.length ? null : toDecimal(total(known))
}

/**
 * Puts back what a batch has taken, where it was.
 *
 * @param addition what was added afterwards, or null for the batch without it; all unless told
 */
export async function returnBatch(
  trx: Db,
  batchId: number,
  addition?: number | null,
): Promise<void> {
  const all = await listTaken(trx, [batchId])
  const taken = all.filter((row) => addition === undefined || row.addition_id === addition)
  await insertMoves(
    trx,
    taken.map(({ lot_id: lotId, line, grams, place, addition_id }) => ({
      lotId,
      kind: 'return' as const,
      grams,
      place,
      batch: { id: batchId, line, addition: addition_id },
    })),
  )
}
