import { OXIDES, type Oxide, type OxideAmounts } from '../chemistry/oxides.ts'

/** One oxide of a recipe beside the same oxide of its target; moles per mole of flux. */
export interface OxideDifference {
  readonly oxide: Oxide
  readonly actual: number
  readonly target: number
  /** What is too much; negative where it is missing. */
  readonly difference: number
}

/** Every oxide that the recipe or its target holds, in display order. */
export function targetDifferences(actual: OxideAmounts, target: OxideAmounts): OxideDifference[] {
  return OXIDES.flatMap((oxide) => {
    const is = actual[oxide] ?? 0
    const wanted = target[oxide] ?? 0
    return is === 0 && wanted === 0
      ? []
      : [{ oxide, actual: is, target: wanted, difference: is - wanted }]
  })
}

/**
 * How far a unity formula is from another: of all moles that the target holds, the part that is
 * missing or too much. 0 is the target itself; 0.05 are five moles of a hundred.
 *
 * @returns `null` where the target holds nothing
 * @example
 * targetDistance({ SiO2: 3.5, CaO: 1 }, { SiO2: 4, CaO: 1 }) // 0.1
 */
export function targetDistance(actual: OxideAmounts, target: OxideAmounts): number | null {
  let apart = 0
  let whole = 0
  for (const { difference, target: wanted } of targetDifferences(actual, target)) {
    apart += Math.abs(difference)
    whole += wanted
  }
  return whole > 0 ? apart / whole : null
}

/** How a distance is put into words. */
export const TARGET_NEARNESS = ['reached', 'close', 'near', 'far'] as const
export type TargetNearness = (typeof TARGET_NEARNESS)[number]

/**
 * A distance as a word. Up to half a percent nothing shows in two decimals of a formula; a few
 * percent lie within what natural materials vary by from one bag to the next.
 *
 * @provenance assumed: no source gives such bounds
 */
export function targetNearness(distance: number): TargetNearness {
  if (distance < 0.005) return 'reached'
  if (distance < 0.05) return 'close'
  return distance < 0.2 ? 'near' : 'far'
}
