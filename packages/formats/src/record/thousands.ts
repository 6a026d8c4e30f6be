import { isWhole } from './is-whole.ts'

/** Three figures behind a point or comma, with one or two in front of it, or whole hundreds. */
const DOUBTFUL = /^[1-9]\d?[.,]\d{3}$/
const HUNDREDS = /^[1-9]\d{2,}$/
const WHOLE = /^\d+$/

/**
 * The weights among those of a recipe, as they are written, that are more than a thousand although `1.500` alone does
 * not say so: nobody weighs a milligram beside whole hundreds of grams. They stand above all that is little and in the
 * base, since what is added to it may be 1.125 g. Where one weighs to another fraction, all may.
 *
 * @param weights in their order, of one unit and without what is said to be an addition
 */
export function inThousands<TWeight extends { readonly amount: string }>(
  weights: readonly TWeight[],
): ReadonlySet<TWeight> {
  const found = new Set<TWeight>()
  const isPlain = weights.every(({ amount }) => WHOLE.test(amount) || DOUBTFUL.test(amount))
  if (!isPlain || !weights.some(({ amount }) => HUNDREDS.test(amount))) return found
  let sum = 0
  for (const weight of weights) {
    const isDoubtful = DOUBTFUL.test(weight.amount)
    if (isWhole(sum) || !(isDoubtful || HUNDREDS.test(weight.amount))) break
    if (isDoubtful) found.add(weight)
    sum += Number(weight.amount.replace(/[.,]/, ''))
  }
  return found
}
