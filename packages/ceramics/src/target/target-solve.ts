import { molesFromPercent } from '../chemistry/analysis.ts'
import { nonNegativeLeastSquares } from './non-negative-least-squares.ts'
import { OXIDES, type OxideAmounts } from '../chemistry/oxides.ts'
import { UMF_GROUPS, type UmfGroups } from '../chemistry/unity.ts'

/** How much heavier the sum of the fluxes counts than any oxide: it is one, whatever else. */
const FLUX_WEIGHT = 1000

/**
 * Amounts of given ingredients whose unity formula comes closest to a target: the squares of the
 * differences of all oxides, in moles per mole of flux, have the least sum. What does not help
 * comes out as 0.
 *
 * @param percents percent by weight of each oxide, of each ingredient
 * @param target moles per mole of flux
 * @returns parts by weight that add to 100; `null` where the ingredients have no flux to offer
 * @example
 * // feldspar, silica, whiting, kaolin, towards the formula of Leach 4321
 * solveTarget(percents, leach) // 40, 30, 20, 10
 */
export function solveTarget(
  percents: readonly OxideAmounts[],
  target: OxideAmounts,
  groups: UmfGroups = UMF_GROUPS.default,
): number[] | null {
  const fluxes = new Set([...groups.R2O, ...groups.RO])
  const columns = percents.map((percent) => {
    const moles = molesFromPercent(percent)
    const flux = OXIDES.reduce(
      (sum, oxide) => sum + (fluxes.has(oxide) ? (moles[oxide] ?? 0) : 0),
      0,
    )
    return [...OXIDES.map((oxide) => moles[oxide] ?? 0), FLUX_WEIGHT * flux]
  })
  if (columns.every((column) => column.at(-1) === 0)) return null
  const amounts = nonNegativeLeastSquares(columns, [
    ...OXIDES.map((oxide) => target[oxide] ?? 0),
    FLUX_WEIGHT,
  ])
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return sum > 0 ? amounts.map((amount) => (100 * amount) / sum) : null
}
