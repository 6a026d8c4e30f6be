import { isWhole } from './is-whole.ts'

/** Three figures behind a point or comma, with one or two in front of it, or whole hundreds. */
const DOUBTFUL = /^[1-9]\d?[.,]\d{3}$/
const HUNDREDS = /^[1-9]\d{2,}$/
const WHOLE = /^\d+$/
/** Nobody who writes 20 for another weight writes a 0 behind the last part of a gram: `1.500`. */
const ROUND = /^[1-9]\d?[.,]\d\d0$/

/** A weight as it is written, in grams or parts, and whether it is said to be an addition. */
interface Weight {
  readonly amount: string
  readonly isAdditional: boolean
}

/**
 * The weights among those of a recipe that are more than a thousand although `1.500` alone does not say so: nobody
 * weighs a milligram beside whole hundreds of grams. Where one of the base weighs to another fraction, all may. Below
 * a whole, below the little that follows the last hundreds, and among additions `1.125` may be a gram and an eighth.
 *
 * @param weights in their order
 */
export function inThousands<TWeight extends Weight>(
  weights: readonly TWeight[],
): ReadonlySet<TWeight> {
  const base = weights.filter(({ isAdditional }) => !isAdditional)
  const added = weights.filter(({ isAdditional }) => isAdditional)
  const found = new Set<TWeight>()
  const isPlain = base.every(({ amount }) => WHOLE.test(amount) || DOUBTFUL.test(amount))
  const isHeavy = hasHundreds(base) || (hasHundreds(added) && !isWhole(sumOf(base)))
  if (!isPlain || !isHeavy) return found
  const last = base.findLastIndex(({ amount }) => HUNDREDS.test(amount) || ROUND.test(amount))
  let sum = 0
  for (const [at, weight] of base.entries()) {
    const isDoubtful = DOUBTFUL.test(weight.amount)
    // `1.000` alone is no whole below which all is little.
    const isBelowWhole = isWhole(sum) && (at > 1 || found.size === 0)
    if (isBelowWhole || (at > last && !isDoubtful)) break
    if (isDoubtful) found.add(weight)
    sum += Number(weight.amount.replace(/[.,]/, ''))
  }
  if (isWhole(sum)) return found
  return new Set([...found, ...added.filter(({ amount }) => ROUND.test(amount))])
}

function hasHundreds(weights: readonly Weight[]): boolean {
  return weights.some(({ amount }) => HUNDREDS.test(amount))
}

function sumOf(weights: readonly Weight[]): number {
  return weights.reduce((sum, { amount }) => sum + Number(amount.replace(',', '.')), 0)
}
