import type { Basis, Problem } from './problem.ts'
import type { System } from './system.ts'
import { type MixedWeights, weightsOf } from './whole-weights.ts'

/**
 * The least of costs by the mole of flux, or by something else, where the weights add to 100: what is
 * divided less the quotient so far times what it is divided by, until that can be no less than 0.
 *
 * Source: W. Dinkelbach, On Nonlinear Fractional Programming (1967).
 *
 * @param costs by column of the system
 * @param divisors by place of the material
 */
export function minimiseQuotient(
  system: System,
  costs: readonly number[],
  divisors: readonly number[],
): MixedWeights {
  const { flux } = system.problem
  let best: MixedWeights = { kind: 'unknown' }
  let quotient = NaN
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const outcome = system.minimise(
      costs.map((cost, place) => {
        const divisor = divisors[place] ?? 0
        if (round > 0) return cost - quotient * divisor
        // There are always fluxes; something else may be missing unless it is looked for.
        return divisors === flux ? cost : -divisor
      }),
    )
    const mixed = weightsOf(system.problem, outcome)
    if (mixed.kind !== 'mixed') {
      return best.kind === 'mixed' ? { ...best, isUnproven: true } : mixed
    }
    const next = product(costs, outcome.values) / product(divisors, outcome.values)
    // Without what it is divided by there is no quotient, and no end to it.
    if (!Number.isFinite(next)) return { kind: 'unknown' }
    if (best.kind === 'mixed' && next >= quotient - 1e-9) {
      return { ...best, isUnproven: mixed.isUnproven }
    }
    best = mixed
    quotient = next
    if (mixed.isUnproven) return best
  }
  return best
}

/** It gets there in four or five. */
const ROUNDS_MAX = 12

function product(factors: readonly number[], values: ArrayLike<number>): number {
  return factors.reduce((sum, factor, place) => sum + factor * values[place]!, 0)
}

/** What the target is counted by, of each material: moles of flux, or hundredths of a gram of glass. */
export function basesOf({ flux, glass }: Problem): Readonly<Record<Basis, readonly number[]>> {
  return { umf: flux, percent: glass.map((grams) => grams / 100) }
}
