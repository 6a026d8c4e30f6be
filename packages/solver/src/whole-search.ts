import type { Highs } from 'highs'
import { costsOf, type Goal, minimiseLinear } from './goal.ts'
import type { LinearSearch } from './linear-search.ts'
import { basesOf, minimiseQuotient } from './quotient.ts'
import { openSystem, type Whole } from './system.ts'
import { inSteps, type MixedWeights, supportOf, weightsOf } from './whole-weights.ts'

/**
 * Looks for the recipe with the least of something where materials are counted or come in steps.
 *
 * @param linear the same search without whole numbers, with only these materials in
 * @param places of the materials that may be in
 * @param deadline milliseconds of `performance.now()`
 */
export function findWhole(
  highs: Highs,
  linear: LinearSearch,
  goal: Goal,
  places: readonly number[],
  deadline: number,
): MixedWeights {
  const { step } = linear.problem.question.limits ?? {}
  const first = step === undefined ? leaveOut(linear, goal, places) : undefined
  if (first === 'none') return { kind: 'none' }
  linear.leave(places)
  const most = linear.most().map((value, place) => (places.includes(place) ? value : 0))
  const mixed = minimiseWhole(highs, linear, goal, { most, first, deadline })
  if (mixed.kind === 'unknown' && first) return { kind: 'mixed', weights: first, isUnproven: true }
  if (mixed.kind !== 'mixed') return mixed
  return { ...mixed, weights: withoutRounding(linear, goal, mixed.weights) }
}

interface WholeOptions {
  /** Most of each material, percent. */
  readonly most: readonly number[]
  /** Amounts of a recipe that is known. */
  readonly first: readonly number[] | undefined
  readonly deadline: number
}

function minimiseWhole(
  highs: Highs,
  { problem, demands, figures }: LinearSearch,
  goal: Goal,
  { most, first, deadline }: WholeOptions,
): MixedWeights {
  const { maxMaterials, step, least } = problem.question.limits ?? {}
  const whole: Whole = { most, maxMaterials, step, least, isCounted: goal === 'materials' }
  const system = openSystem(highs, problem, demands, { deadline, figures, whole })
  try {
    system.holdTotal()
    const support = first?.flatMap((amount, place) => (amount > 0 ? [place] : [])) ?? []
    if (support.length > 0 && support.length <= (maxMaterials ?? Infinity)) {
      system.begin(new Set(support))
    }
    if (goal === 'materials') return weightsOf(problem, system.minimise(system.counterCosts()))
    const { costs, basis } = costsOf(system, goal)
    if (!basis) return weightsOf(problem, system.minimise(costs))
    return minimiseQuotient(system, costs, basesOf(problem)[basis])
  } finally {
    system.program.close()
  }
}

/**
 * A recipe of few materials, for a search to begin with: the one there is least of is left out again
 * and again, while the others can do without it.
 *
 * @returns `none` where there is no recipe at all; one that is not right where it gets stuck
 */
function leaveOut(
  linear: LinearSearch,
  goal: Goal,
  places: readonly number[],
): readonly number[] | 'none' | undefined {
  const { problem, system } = linear
  const { status } = minimiseLinear(system, goal)
  if (status !== 'optimal') return status === 'infeasible' ? 'none' : undefined
  const { least, maxMaterials } = problem.question.limits ?? {}
  const all = problem.materials.length
  const few = maxMaterials ?? (goal === 'materials' || least === undefined ? 1 : all)
  let amounts = system.amounts()
  let left = places
  const needed = new Set<number>()
  for (;;) {
    if (isFewAndMuch(amounts, few, least)) return amounts
    const [smallest] = left
      .filter((place) => amounts[place]! > 0 && !needed.has(place))
      .sort((one, other) => amounts[one]! - amounts[other]!)
    if (smallest === undefined) return amounts
    const others = left.filter((place) => place !== smallest)
    linear.leave(others)
    const outcome = minimiseLinear(system, goal)
    if (outcome.status === 'stopped') return undefined
    if (outcome.status === 'infeasible') needed.add(smallest)
    else {
      left = others
      amounts = system.amounts()
    }
  }
}

/** Whether a recipe has no more materials than that, and of none too little. */
function isFewAndMuch(amounts: readonly number[], few: number, least = 0): boolean {
  const used = amounts.filter((amount) => amount > 0)
  return used.length <= few && used.every((amount) => amount >= least)
}

/**
 * What a whole-number program has found, without its rounding: whole steps where steps are asked for,
 * else the best amounts of the materials that it has chosen.
 */
function withoutRounding(
  { problem, system, leave }: LinearSearch,
  goal: Goal,
  weights: readonly number[],
): readonly number[] {
  const { step } = problem.question.limits ?? {}
  if (step !== undefined) return inSteps(weights, step)
  const support = supportOf(weights)
  leave(support, support)
  return minimiseLinear(system, goal).status === 'optimal' ? system.amounts() : weights
}
