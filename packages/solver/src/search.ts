import type { Highs } from 'highs'
import { wholeDemands } from './demands.ts'
import { type Goal, minimiseLinear } from './goal.ts'
import { type LinearSearch, openLinearSearch, type SearchOptions } from './linear-search.ts'
import type { Problem } from './problem.ts'
import type { Demand } from './question.ts'
import { brokenDemands, mix } from './recipe.ts'
import type { System } from './system.ts'
import { type FoundRecipe, withoutTraces } from './traces.ts'
import { findWhole } from './whole-search.ts'

/** What a search came to. */
export type Found =
  | FoundRecipe
  | { readonly kind: 'none' }
  /** Time was up. */
  | { readonly kind: 'unknown' }

/** Looks for recipes that hold all demands of a problem. */
export interface Search {
  readonly problem: Problem
  /** Those of the linear program and those that only whole numbers hold. */
  readonly demands: readonly Demand[]
  readonly system: System
  readonly hasWholeNumbers: boolean
  /** The recipe with the least of something, among those without some materials. */
  find(goal: Goal, without?: readonly number[], deadline?: number): Found
  /**
   * Leaves only these materials in, for what is asked of the system itself; each of them at least so
   * much as a material must be, if there is such a limit.
   */
  restrict(places: readonly number[] | undefined): void
  close(): void
}

/** Opens a search; it is to be closed. */
export function openSearch(
  highs: Highs,
  problem: Problem,
  linearDemands: readonly Demand[],
  options: SearchOptions,
): Search {
  const linear = openLinearSearch(highs, problem, linearDemands, options)
  const { system, leave } = linear
  const whole = wholeDemands(problem)
  const demands = [...linearDemands, ...whole]
  const settle: Settle = (amounts, isUnproven) => {
    const recipe = mix(problem, amounts)
    if (!recipe || brokenDemands(problem, recipe, demands).length > 0) return undefined
    return { kind: 'found', recipe, amounts, isUnproven }
  }
  leave(undefined)
  return {
    problem,
    demands,
    system,
    hasWholeNumbers: whole.length > 0,
    restrict: (places) => leave(places, places),
    find(goal, without = [], deadline = options.deadline) {
      const places = [...problem.materials.keys()].filter((place) => !without.includes(place))
      leave(places)
      try {
        if (whole.length === 0 && goal !== 'materials') {
          return findLinear(linear, goal, places, settle)
        }
        const mixed = findWhole(highs, linear, goal, places, deadline)
        if (mixed.kind !== 'mixed') return mixed
        return settle(mixed.weights, mixed.isUnproven) ?? { kind: 'unknown' }
      } finally {
        leave(undefined)
      }
    },
    close: () => system.program.close(),
  }
}

/** The recipe of amounts that were found; `undefined` where it breaks a demand after all. */
type Settle = (amounts: readonly number[], isUnproven: boolean) => FoundRecipe | undefined

function findLinear(
  { problem, system, leave }: LinearSearch,
  goal: Goal,
  places: readonly number[],
  settle: Settle,
): Found {
  const { status } = minimiseLinear(system, goal)
  if (status !== 'optimal') return { kind: status === 'infeasible' ? 'none' : 'unknown' }
  const found = settle(system.amounts(), false)
  if (found === undefined) return findClosely(system, settle)
  return withoutTraces(problem, found, goal === 'cost', places, (some) => {
    leave(some)
    const isFound = minimiseLinear(system, goal).status === 'optimal'
    return isFound ? settle(system.amounts(), false) : undefined
  })
}

/** For hardly any flux in a hundred grams: counted by the mole of flux, demands are held closer. */
function findClosely(system: System, settle: Settle): Found {
  system.holdBasis(system.problem.basis)
  const { status } = system.minimise(system.distanceCosts())
  if (status !== 'optimal') return { kind: status === 'infeasible' ? 'none' : 'unknown' }
  return settle(system.amounts(), true) ?? { kind: 'unknown' }
}
