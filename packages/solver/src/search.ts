import type { Highs } from 'highs'
import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { leastDemands, wholeDemands } from './demands.ts'
import { type Basis, type Problem, wishesIn } from './problem.ts'
import type { Demand, Objective } from './question.ts'
import { brokenDemands, mix } from './recipe.ts'
import { amountOf, type Figure, openSystem, type System, type Whole } from './system.ts'
import { type FoundRecipe, withoutTraces } from './traces.ts'

/** What is made as little as can be: one of the objectives, or some oxides together. */
export type Goal = Objective | { readonly oxides: readonly Oxide[]; readonly basis: Basis }

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

export interface SearchOptions {
  readonly deadline: number
  /** Whether figures may be missed by their tolerance; the closest to them is preferred. */
  readonly isWithin: boolean
}

/** Opens a search; it is to be closed. */
export function openSearch(
  highs: Highs,
  problem: Problem,
  linear: readonly Demand[],
  { deadline, isWithin }: SearchOptions,
): Search {
  const figures = isWithin ? figuresOf(problem) : []
  const { least } = problem.question.limits ?? {}
  const leasts = leastDemands(problem)
  const system = openSystem(highs, problem, [...linear, ...leasts], { deadline, figures })
  const whole = wholeDemands(problem)
  const demands = [...linear, ...whole]
  const count = problem.materials.length
  const leave = (places: readonly number[] | undefined, support?: readonly number[]) => {
    for (let place = 0; place < count; place += 1) {
      system.program.holdColumn(place, 0, !places || places.includes(place) ? Infinity : 0)
    }
    leasts.forEach((_, place) => {
      system.holdDemand(linear.length + place, support?.includes(place) ?? false)
    })
  }
  const restrict = (places: readonly number[] | undefined) => leave(places, places)
  restrict(undefined)
  const settle = (amounts: readonly number[], isUnproven: boolean): FoundRecipe | undefined => {
    const recipe = mix(problem, amounts)
    if (!recipe || brokenDemands(problem, recipe, demands).length > 0) return undefined
    return { kind: 'found', recipe, amounts, isUnproven }
  }
  const findLinear = (goal: Goal, places: readonly number[]): Found => {
    const first = minimiseLinear(system, goal).status
    if (first !== 'optimal') return { kind: first === 'infeasible' ? 'none' : 'unknown' }
    const found = settle(system.amounts(), false)
    const findOf = (some: readonly number[]) => {
      leave(some)
      const { status } = minimiseLinear(system, goal)
      return status === 'optimal' ? settle(system.amounts(), false) : undefined
    }
    if (found) return withoutTraces(problem, found, goal === 'cost', places, findOf)
    // Hardly any flux in a hundred grams: counted by the mole of flux, demands are held closer.
    system.holdBasis(problem.basis)
    const { status } = system.minimise(system.distanceCosts())
    if (status !== 'optimal') return { kind: status === 'infeasible' ? 'none' : 'unknown' }
    return settle(system.amounts(), true) ?? { kind: 'unknown' }
  }
  let most: readonly number[] | undefined
  return {
    problem,
    demands,
    system,
    hasWholeNumbers: whole.length > 0,
    restrict,
    find(goal, without = [], until = deadline) {
      const places = [...problem.materials.keys()].filter((place) => !without.includes(place))
      leave(places)
      try {
        if (whole.length === 0 && goal !== 'materials') return findLinear(goal, places)
        const { maxMaterials, step } = problem.question.limits ?? {}
        const few = maxMaterials ?? (goal === 'materials' || least === undefined ? 1 : count)
        const isRight = (amounts: readonly number[]) => isFewAndMuch(amounts, few, least)
        const first =
          step === undefined ? leaveOut(system, goal, places, leave, isRight) : undefined
        leave(places)
        if (first === 'none') return { kind: 'none' }
        most ??= mostOf(system)
        const bounds = most.map((value, place) => (without.includes(place) ? 0 : value))
        const options = { deadline: until, figures, most: bounds, first }
        const mixed = findWhole(highs, problem, linear, goal, options)
        if (mixed.kind === 'unknown' && first) return settle(first, true) ?? mixed
        if (mixed.kind !== 'mixed') return mixed
        const polished = polish(problem, mixed.weights, goal, (support, wanted) => {
          restrict(support)
          return minimiseLinear(system, wanted).status === 'optimal' ? system.amounts() : undefined
        })
        return settle(polished, mixed.isUnproven) ?? { kind: 'unknown' }
      } finally {
        leave(undefined)
      }
    },
    close: () => system.program.close(),
  }
}

/** Whether a recipe has no more materials than that, and of none too little. */
function isFewAndMuch(amounts: readonly number[], few: number, least = 0): boolean {
  const used = amounts.filter((amount) => amount > 0)
  return used.length <= few && used.every((amount) => amount >= least)
}

/** What is looked for first: as little of some oxides as can be, or else the objective. */
export function goalOf({ question, wishes }: Problem): Goal {
  for (const basis of ['umf', 'percent'] as const) {
    const oxides = OXIDES.filter((oxide) => wishes[basis][oxide] === 'minimise')
    if (oxides.length > 0) return { oxides, basis }
  }
  return question.minimise ?? 'distance'
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

/** Costs by column of a goal, and what it is counted by; the weight of the recipe where nothing is said. */
function costsOf(system: System, goal: Goal): { costs: number[]; basis?: Basis } {
  const { problem } = system
  if (typeof goal === 'object') {
    const { oxides, basis } = goal
    const costs = system.costs((place) =>
      oxides.reduce((sum, oxide) => sum + amountOf(problem, oxide, basis, place), 0),
    )
    return { costs, basis }
  }
  if (goal === 'cost') {
    return { costs: system.costs((place) => (problem.materials[place]!.price ?? 0) / 100) }
  }
  return { costs: system.distanceCosts(), basis: problem.basis }
}

/** Runs a linear program for a goal; the number of materials is none that it knows. */
export function minimiseLinear(system: System, goal: Goal) {
  const { costs, basis } = costsOf(system, goal === 'materials' ? 'distance' : goal)
  if (basis) system.holdBasis(basis)
  else system.holdTotal()
  return system.minimise(costs)
}

/** The most there can be of each material, percent. */
function mostOf(system: System): number[] {
  system.holdTotal()
  return system.problem.materials.map((_, place) => {
    const { status, objective } = system.minimise(system.costs((at) => (at === place ? -1 : 0)))
    return status === 'optimal' ? Math.min(100, Math.max(0, -objective * (1 + 1e-9)) + 1e-9) : 100
  })
}

/**
 * A recipe of few materials, for a search to begin with: the one there is least of is left out again
 * and again, while the others can do without it.
 *
 * @returns `none` where there is no recipe at all; one that is not right where it gets stuck
 */
function leaveOut(
  system: System,
  goal: Goal,
  places: readonly number[],
  leave: (places: readonly number[]) => void,
  isRight: (amounts: readonly number[]) => boolean,
): readonly number[] | 'none' | undefined {
  const { status } = minimiseLinear(system, goal)
  if (status !== 'optimal') return status === 'infeasible' ? 'none' : undefined
  let amounts = system.amounts()
  let left = places
  const needed = new Set<number>()
  for (;;) {
    const used = left.filter((place) => amounts[place]! > 0)
    if (isRight(amounts)) return amounts
    const [least] = used
      .filter((place) => !needed.has(place))
      .sort((one, other) => amounts[one]! - amounts[other]!)
    if (least === undefined) return amounts
    const others = left.filter((place) => place !== least)
    leave(others)
    const outcome = minimiseLinear(system, goal)
    if (outcome.status === 'stopped') return undefined
    if (outcome.status === 'infeasible') needed.add(least)
    else {
      left = others
      amounts = system.amounts()
    }
  }
}

interface WholeSearch {
  /** Amounts of a recipe that is known. */
  readonly first: readonly number[] | undefined
  readonly deadline: number
  readonly figures: readonly Figure[]
  readonly most: readonly number[]
}

type MixedWeights =
  | { readonly kind: 'mixed'; readonly weights: readonly number[]; readonly isUnproven: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

function findWhole(
  highs: Highs,
  problem: Problem,
  linear: readonly Demand[],
  goal: Goal,
  { deadline, figures, most, first }: WholeSearch,
): MixedWeights {
  const { maxMaterials, step, least } = problem.question.limits ?? {}
  const whole: Whole = { most, maxMaterials, step, least, isCounted: goal === 'materials' }
  const system = openSystem(highs, problem, linear, { deadline, figures, whole })
  try {
    system.holdTotal()
    const support = first?.flatMap((amount, place) => (amount > 0 ? [place] : [])) ?? []
    if (support.length > 0 && support.length <= (maxMaterials ?? Infinity)) {
      system.begin(new Set(support))
    }
    if (goal === 'materials') {
      return read(system, system.minimise(system.counterCosts()))
    }
    const { costs, basis } = costsOf(system, goal)
    if (!basis) return read(system, system.minimise(costs))
    return minimiseQuotient(system, costs, basesOf(problem)[basis])
  } finally {
    system.program.close()
  }
}

function read(system: System, { status, values }: ReturnType<System['minimise']>): MixedWeights {
  if (status === 'infeasible') return { kind: 'none' }
  if (values.length === 0) return { kind: 'unknown' }
  const weights = [...values.slice(0, system.problem.materials.length)]
  return { kind: 'mixed', weights, isUnproven: status === 'stopped' }
}

/**
 * The least of costs by the mole of flux, or by something else, where the weights add to 100: what is
 * divided less the quotient so far times what it is divided by, until that can be no less than 0.
 *
 * Source: W. Dinkelbach, On Nonlinear Fractional Programming (1967).
 */
export function minimiseQuotient(
  system: System,
  costs: readonly number[],
  divisors: readonly number[],
): MixedWeights {
  const { flux } = system.problem
  let best: MixedWeights = { kind: 'unknown' }
  let quotient = NaN
  for (let round = 0; round < QUOTIENTS; round += 1) {
    const outcome = system.minimise(
      costs.map((cost, place) => {
        const divisor = divisors[place] ?? 0
        if (round > 0) return cost - quotient * divisor
        // There are always fluxes; something else may be missing unless it is looked for.
        return divisors === flux ? cost : -divisor
      }),
    )
    const mixed = read(system, outcome)
    if (mixed.kind !== 'mixed') {
      return best.kind === 'mixed' ? { ...best, isUnproven: true } : mixed
    }
    const above = costs.reduce((sum, cost, place) => sum + cost * outcome.values[place]!, 0)
    const under = divisors.reduce((sum, one, place) => sum + one * outcome.values[place]!, 0)
    const next = above / under
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

/** What the target is counted by, of each material: moles of flux, or hundredths of a gram of glass. */
export function basesOf({ flux, glass }: Problem): Readonly<Record<Basis, readonly number[]>> {
  return { umf: flux, percent: glass.map((grams) => grams / 100) }
}

/** It gets there in four or five. */
const QUOTIENTS = 12

/**
 * What a whole-number program has found, without its rounding: whole steps where steps are asked for,
 * else the best amounts of the materials that it has chosen.
 */
function polish(
  { question }: Problem,
  weights: readonly number[],
  goal: Goal,
  best: (support: readonly number[], goal: Goal) => readonly number[] | undefined,
): readonly number[] {
  const { step } = question.limits ?? {}
  if (step !== undefined) {
    const perWhole = Math.round(100 / step)
    return weights.map((weight) => (100 * Math.round(weight / step)) / perWhole)
  }
  const support = weights.flatMap((weight, place) => (weight > 1e-7 ? [place] : []))
  return best(support, goal) ?? weights
}
