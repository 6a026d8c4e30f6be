import type { Micrograms } from './exact-weight.ts'
import { type Millionths, rounded } from './millionths.ts'

/** What was bought of a material at one time, as far as it is still there. */
export interface Lot {
  readonly id: number
  readonly left: Micrograms
}

/** What is taken of one lot. */
export interface Taken {
  readonly lotId: number
  readonly weight: Micrograms
}

/**
 * Takes a weight from lots in their order, each down to nothing before the next.
 *
 * @param lots the one to be used up first comes first
 * @returns what comes from which lot, and what none of them had
 * @example
 * // 300 from a bag of 120 and one of 1000: all of the first, 180 of the second
 * takeFromLots([{ id: 1, left: 120n }, { id: 2, left: 1000n }], 300n)
 */
export function takeFromLots(
  lots: readonly Lot[],
  weight: Micrograms,
): { readonly taken: readonly Taken[]; readonly missing: Micrograms } {
  let missing = weight
  const taken: Taken[] = []
  for (const { id, left } of lots) {
    if (missing === 0n) break
    const part = left < missing ? left : missing
    if (part <= 0n) continue
    taken.push({ lotId: id, weight: part })
    missing -= part
  }
  return { taken, missing }
}

/**
 * What a part of a lot has cost.
 *
 * @param paid for the whole lot, in millionths of the currency
 * @param bought weight of the whole lot, more than nothing
 */
export function shareOfPrice(paid: Millionths, bought: Micrograms, part: Micrograms): Millionths {
  return rounded(paid * part, bought)
}

/**
 * Whole packs that cover a need.
 *
 * @example packsFor(30_000n, 22_680n) // 2n
 */
export function packsFor(need: Micrograms, pack: Micrograms): bigint {
  return need <= 0n ? 0n : (need + pack - 1n) / pack
}
