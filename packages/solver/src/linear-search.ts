import type { Highs } from 'highs'
import { leastDemands } from './demands.ts'
import { type Problem, wishesIn } from './problem.ts'
import type { Demand } from './question.ts'
import { type Figure, openSystem, type System } from './system.ts'

/** The linear program of a search, in which materials are left out and put back. */
export interface LinearSearch {
  readonly problem: Problem
  /** Those that fractions can hold. */
  readonly demands: readonly Demand[]
  /** Figures that may be missed by their tolerance; the closest to them is preferred. */
  readonly figures: readonly Figure[]
  readonly system: System
  /**
   * Leaves only these materials in, or all.
   *
   * @param support those of which there is at least so much as a material must be, if that is limited
   */
  leave(places: readonly number[] | undefined, support?: readonly number[]): void
  /** The most there can be of each material, percent; looked for once, among those that are in. */
  most(): readonly number[]
}

export interface SearchOptions {
  /** Milliseconds of `performance.now()`. */
  readonly deadline: number
  /** Whether figures may be missed by their tolerance; the closest to them is preferred. */
  readonly isWithin: boolean
}

/** Opens the linear program of a search; its system is to be closed. */
export function openLinearSearch(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  { deadline, isWithin }: SearchOptions,
): LinearSearch {
  const figures = isWithin ? figuresOf(problem) : []
  const leasts = leastDemands(problem)
  const system = openSystem(highs, problem, [...demands, ...leasts], { deadline, figures })
  let most: readonly number[] | undefined
  return {
    problem,
    demands,
    figures,
    system,
    leave(places, support = []) {
      problem.materials.forEach((_, place) => {
        system.program.holdColumn(place, 0, !places || places.includes(place) ? Infinity : 0)
      })
      leasts.forEach((_, place) => {
        system.holdDemand(demands.length + place, support.includes(place))
      })
    },
    most: () => (most ??= mostOf(system)),
  }
}

/** What oxides are to be exactly. */
function figuresOf({ wishes, sums, basis }: Problem): Figure[] {
  const figures = wishesIn(wishes[basis]).flatMap(([oxide, wish]): Figure[] =>
    typeof wish === 'number' ? [{ oxides: [oxide], value: wish }] : [],
  )
  const together = sums.flatMap(({ oxides, wish }) =>
    typeof wish === 'number' ? [{ oxides, value: wish }] : [],
  )
  return [...figures, ...together]
}

function mostOf(system: System): number[] {
  system.holdTotal()
  return system.problem.materials.map((_, place) => {
    const { status, objective } = system.minimise(system.costs((at) => (at === place ? -1 : 0)))
    return status === 'optimal' ? Math.min(100, Math.max(0, -objective * (1 + 1e-9)) + 1e-9) : 100
  })
}
