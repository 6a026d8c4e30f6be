import type { Highs } from 'highs'
import { demandsOf, leastDemands, wholeDemands } from './demands.ts'
import { minimiseLinear } from './goal.ts'
import type { Problem } from './problem.ts'
import type { Demand, SolvedRecipe } from './question.ts'
import { basesOf, minimiseQuotient } from './quotient.ts'
import { mix, withDifference } from './recipe.ts'
import { tell } from './sentences.ts'
import { openSystem } from './system.ts'
import { inSteps, supportOf } from './whole-weights.ts'

/**
 * The recipe within all limits whose formula comes closest to a target that cannot be reached: the sum
 * of what is missing and what is too much, in moles per mole of flux or in percent, is least.
 *
 * @returns `undefined` where the limits alone leave nothing
 */
export function findNearest(
  highs: Highs,
  problem: Problem,
  deadline: number,
): SolvedRecipe | undefined {
  // What is not named counts by its amount, so that nothing is left to demand of it.
  const demands = demandsOf(problem, false).filter(
    ({ kind }) => kind !== 'unnamed' && kind !== 'unnamedPercent',
  )
  const amounts =
    wholeDemands(problem).length > 0
      ? nearestWhole(highs, problem, demands, deadline)
      : nearestLinear(highs, problem, demands, deadline)
  const recipe = amounts && mix(problem, amounts)
  return recipe && withDifference(recipe, tell({ kind: 'nearest' }))
}

const MISSED: ReadonlySet<Demand['kind']> = new Set(['oxide', 'percent', 'ratio', 'sum', 'side'])

function mayMiss({ kind }: Demand): boolean {
  return MISSED.has(kind)
}

function nearestLinear(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  deadline: number,
  support?: ReadonlySet<number>,
): readonly number[] | undefined {
  const leasts = leastDemands(problem).filter((_, place) => support?.has(place))
  const system = openSystem(highs, problem, [...demands, ...leasts], { deadline, mayMiss })
  try {
    problem.materials.forEach((_, place) => {
      if (support && !support.has(place)) system.program.holdColumn(place, 0, 0)
    })
    const { status } = minimiseLinear(system, 'distance')
    return status === 'optimal' ? system.amounts() : undefined
  } finally {
    system.program.close()
  }
}

function nearestWhole(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  deadline: number,
): readonly number[] | undefined {
  const { maxMaterials, step, least } = problem.question.limits ?? {}
  const most = problem.materials.map(({ max = 100 }) => max)
  const whole = { most, maxMaterials, step, least }
  const system = openSystem(highs, problem, demands, { deadline, mayMiss, whole })
  try {
    system.holdTotal()
    const divisors = basesOf(problem)[problem.basis]
    const mixed = minimiseQuotient(system, system.distanceCosts(), divisors)
    if (mixed.kind !== 'mixed') return undefined
    if (step !== undefined) return inSteps(mixed.weights, step)
    const support = new Set(supportOf(mixed.weights))
    return (
      nearestLinear(highs, problem, demands, deadline, support) ??
      mixed.weights.map((weight, place) => (support.has(place) ? weight : 0))
    )
  } finally {
    system.program.close()
  }
}
