import type { Highs } from 'highs'
import { demandsOf, type Problem } from './problem.ts'
import type { Demand, SolvedRecipe } from './question.ts'
import { mix, withDifference } from './recipe.ts'
import { minimiseLinear, minimiseQuotient } from './search.ts'
import { tell } from './sentences.ts'
import { openSystem } from './system.ts'

/**
 * The recipe within all limits whose formula comes closest to a target that cannot be reached: the sum
 * of what is missing and what is too much, in moles per mole of flux, is least.
 *
 * @returns `undefined` where the limits alone leave nothing
 */
export function findNearest(
  highs: Highs,
  problem: Problem,
  deadline: number,
): SolvedRecipe | undefined {
  // What is not named counts by its moles, so that nothing is left to demand of it.
  const demands = demandsOf(problem, 0).filter(({ kind }) => kind !== 'unnamed')
  const mayMiss = ({ kind }: Demand) => kind === 'oxide' || kind === 'ratio'
  const amounts = isWhole(problem)
    ? nearestWhole(highs, problem, demands, mayMiss, deadline)
    : nearestLinear(highs, problem, demands, mayMiss, deadline)
  const recipe = amounts && mix(problem, amounts)
  return recipe && withDifference(recipe, tell({ kind: 'nearest' }))
}

type MayMiss = (demand: Demand) => boolean

function isWhole({ question: { limits = {} } }: Problem): boolean {
  return limits.maxMaterials !== undefined || limits.step !== undefined
}

function nearestLinear(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  mayMiss: MayMiss,
  deadline: number,
  support?: ReadonlySet<number>,
): readonly number[] | undefined {
  const system = openSystem(highs, problem, demands, { deadline, mayMiss })
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
  mayMiss: MayMiss,
  deadline: number,
): readonly number[] | undefined {
  const { maxMaterials, step } = problem.question.limits ?? {}
  const most = problem.materials.map(({ max = 100 }) => max)
  const whole = { most, maxMaterials, step }
  const system = openSystem(highs, problem, demands, { deadline, mayMiss, whole })
  try {
    system.holdTotal()
    const mixed = minimiseQuotient(system, system.distanceCosts())
    if (mixed.kind !== 'mixed') return undefined
    if (step !== undefined) {
      const perWhole = Math.round(100 / step)
      return mixed.weights.map((weight) => (100 * Math.round(weight / step)) / perWhole)
    }
    const support = new Set(
      mixed.weights.flatMap((weight, place) => (weight > 1e-7 ? [place] : [])),
    )
    return nearestLinear(highs, problem, demands, mayMiss, deadline, support) ?? mixed.weights
  } finally {
    system.program.close()
  }
}
