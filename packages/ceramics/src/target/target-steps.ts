import { molesFromPercent } from '../chemistry/analysis.ts'
import { OXIDES, oxidesOf, type Oxide, type OxideAmounts } from '../chemistry/oxides.ts'
import { targetDistance } from './target-distance.ts'
import { SMALLEST_DIVISOR, UMF_GROUPS, type UmfGroups } from '../chemistry/unity.ts'

/** An ingredient whose amount may be changed to come closer to a target. */
export interface TargetIngredient {
  /** Percent by weight of each oxide. */
  readonly percent: OxideAmounts
  /** Parts by weight in the recipe. */
  readonly amount: number
}

/** The best that changing one amount alone can do. */
export interface TargetStep {
  /** Parts by weight; 0 leaves the ingredient out. */
  readonly amount: number
  /** As `targetDistance` counts it, with this amount. */
  readonly distance: number
}

/** More of one ingredient than so many times all others makes no recipe of them any more. */
const LARGEST_SHARE = 1000

/**
 * The amount of one ingredient with which the recipe comes closest to the target, all other amounts
 * as they are. It is found exactly: each oxide of the formula is (a + bx)/(c + dx) of the amount x,
 * so between two amounts at which oxides meet their targets the distance only falls or only rises,
 * and the least one lies at such an amount, at 0 or at the largest amount.
 *
 * @param at place of the ingredient
 * @param target moles per mole of flux
 * @returns `null` where no amount gives a recipe with a flux
 * @example
 * // feldspar 40, silica 20, whiting 20, kaolin 10, towards Leach 4321
 * targetStep(ingredients, 1, leach)?.amount // 30
 */
export function targetStep(
  ingredients: readonly TargetIngredient[],
  at: number,
  target: OxideAmounts,
  groups: UmfGroups = UMF_GROUPS.default,
): TargetStep | null {
  const changed = ingredients[at]
  if (!changed) return null
  const others = ingredients.filter((_, place) => place !== at)
  const fixed = molesOf(others)
  const perPart = molesFromPercent(changed.percent)
  const fluxes = [...groups.R2O, ...groups.RO]
  const fixedFlux = sumOf(fluxes, fixed)
  const fluxPerPart = sumOf(fluxes, perPart)
  const weight = others.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const largest = LARGEST_SHARE * Math.max(weight, changed.amount, 1)

  function stepTo(amount: number): TargetStep | null {
    const flux = fixedFlux + fluxPerPart * amount
    // As `unityFormula` does: with hardly a flux in 100 g there is nothing to bring to one.
    if (!(flux >= SMALLEST_DIVISOR * (weight + amount)) || flux === 0) return null
    const moles: Partial<Record<Oxide, number>> = {}
    for (const oxide of OXIDES) {
      const sum = (fixed[oxide] ?? 0) + (perPart[oxide] ?? 0) * amount
      if (sum !== 0) moles[oxide] = sum / flux
    }
    const distance = targetDistance(moles, target)
    return distance === null ? null : { amount, distance }
  }

  // An oxide that the target lacks is down to nothing at no amount above 0.
  const meetings = oxidesOf(target).flatMap((oxide) => {
    const wanted = target[oxide] ?? 0
    const slope = (perPart[oxide] ?? 0) - wanted * fluxPerPart
    const amount = (wanted * fixedFlux - (fixed[oxide] ?? 0)) / slope
    return amount > 0 && amount < largest ? [amount] : []
  })
  // The present amount comes first: it stays unless another one is better.
  return [changed.amount, 0, ...meetings, largest].reduce<TargetStep | null>((best, amount) => {
    const step = stepTo(amount)
    return step && (!best || step.distance < best.distance - TIE) ? step : best
  }, null)
}

/** Distances that differ by less are the same. */
const TIE = 1e-12

/** Moles of the ingredients together; the parts count as hundreds of grams. */
function molesOf(ingredients: readonly TargetIngredient[]): OxideAmounts {
  const sums: Partial<Record<Oxide, number>> = {}
  for (const { percent, amount } of ingredients) {
    if (!(amount > 0)) continue
    const moles = molesFromPercent(percent)
    for (const oxide of OXIDES) {
      const part = moles[oxide]
      if (part !== undefined) sums[oxide] = (sums[oxide] ?? 0) + part * amount
    }
  }
  return sums
}

function sumOf(oxides: readonly Oxide[], amounts: OxideAmounts): number {
  return oxides.reduce((sum, oxide) => sum + (amounts[oxide] ?? 0), 0)
}
