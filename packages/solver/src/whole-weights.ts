import type { Problem } from './problem.ts'
import type { Outcome } from './program.ts'

/** Percent by weight of each material, as a program of whole numbers has them. */
export type MixedWeights =
  | { readonly kind: 'mixed'; readonly weights: readonly number[]; readonly isUnproven: boolean }
  | { readonly kind: 'none' }
  /** Time was up. */
  | { readonly kind: 'unknown' }

/** What a run of such a program came to. */
export function weightsOf({ materials }: Problem, { status, values }: Outcome): MixedWeights {
  if (status === 'infeasible') return { kind: 'none' }
  if (values.length === 0) return { kind: 'unknown' }
  const weights = [...values.slice(0, materials.length)]
  return { kind: 'mixed', weights, isUnproven: status === 'stopped' }
}

/** Weights without the solver's rounding, each a multiple of a step that divides 100 percent. */
export function inSteps(weights: readonly number[], step: number): number[] {
  const perWhole = Math.round(100 / step)
  return weights.map((weight) => (100 * Math.round(weight / step)) / perWhole)
}

/** Places of the materials that are in, but for the solver's rounding. */
export function supportOf(weights: readonly number[]): number[] {
  return weights.flatMap((weight, place) => (weight > ROUNDING ? [place] : []))
}

/** Percent of a recipe. */
const ROUNDING = 1e-7
