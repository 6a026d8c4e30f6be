import type { Micrograms } from '@glazy/ceramics/batch/exact-weight'
import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, rounded, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import { packsFor } from '@glazy/ceramics/batch/take-from-lots'
import type { Lot, ShoppingLine, StockedMaterial } from '@glazy/contract/stock'

/** A need for a material. */
export interface Need {
  readonly materialId: number
  readonly name: string
  readonly weight: Micrograms
}

/**
 * What has to be bought so that the needs are covered and every material stays at its reorder point.
 *
 * @param stock of everything that is needed or has a reorder point
 * @returns only what is missing, in the order of the names
 */
export function shoppingList(
  stock: readonly StockedMaterial[],
  needs: readonly Need[],
): ShoppingLine[] {
  const stocked = new Map(stock.map((one) => [one.materialId, one]))
  const needed = Map.groupBy(needs, ({ materialId }) => materialId)
  const names = new Map([
    ...needs.map(({ materialId, name }) => [materialId, name] as const),
    ...stock.map(({ materialId, name }) => [materialId, name] as const),
  ])
  return [...names]
    .flatMap(([materialId, name]) => {
      const weights = (needed.get(materialId) ?? []).map(({ weight }) => weight)
      const line = lineOf(stocked.get(materialId), total(weights))
      return line === null ? [] : [{ materialId, name, ...line }]
    })
    .toSorted((left, right) => left.name.localeCompare(right.name))
}

function lineOf(
  stock: StockedMaterial | undefined,
  planned: Micrograms,
): Omit<ShoppingLine, 'materialId' | 'name'> | null {
  const left = fromDecimal(stock?.left ?? '0')
  const reorderAt = stock?.reorderAt ?? null
  const missing = planned + fromDecimal(reorderAt ?? '0') - left
  if (missing <= 0n) return null
  const last = lastBought(stock?.lots ?? [])
  const size = last && readExactWeight(last.packAmount, last.packUnits)
  const packs = size?.ok ? packsFor(missing, size.value) : null
  const priceOf = (count: bigint) =>
    last?.price ? rounded(fromDecimal(last.price) * count, BigInt(last.packs)) : null
  const price = priceOf(1n)
  const cost = packs === null ? null : priceOf(packs)
  return {
    left: toDecimal(left),
    planned: toDecimal(planned),
    reorderAt,
    toBuy: toDecimal(missing),
    pack: last
      ? {
          amount: last.packAmount,
          units: last.packUnits,
          price: price === null ? null : toDecimal(price),
          vendor: last.vendor,
        }
      : null,
    packs: packs === null ? null : Number(packs),
    cost: cost === null ? null : toDecimal(cost),
  }
}

/** The newest purchase: what was bought on no known day is older than all others. */
function lastBought(lots: readonly Lot[]): Lot | undefined {
  return lots.at(-1)
}
