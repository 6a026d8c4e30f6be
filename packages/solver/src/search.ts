import type { Highs } from 'highs'
import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Problem } from './problem.ts'
import type { Demand, Objective } from './question.ts'
import { brokenDemands, type Mixed, mix } from './recipe.ts'
import { type Figure, openSystem, type System, type Whole } from './system.ts'

/** What is made as little as can be: one of the objectives, or some oxides together. */
export type Goal = Objective | { readonly oxides: readonly Oxide[] }

/** What a search came to. */
export type Found =
  | {
      readonly kind: 'found'
      readonly recipe: Mixed
      readonly amounts: readonly number[]
      readonly isUnproven: boolean
    }
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
  /** Leaves only these materials in, for what is asked of the system itself. */
  restrict(places: readonly number[] | undefined): void
  close(): void
}

export interface SearchOptions {
  readonly deadline: number
  /** Moles by which figures may be missed; the closest to them is preferred. */
  readonly slack: number
}

/** Opens a search; it is to be closed. */
export function openSearch(
  highs: Highs,
  problem: Problem,
  linear: readonly Demand[],
  { deadline, slack }: SearchOptions,
): Search {
  const figures = slack > 0 ? figuresOf(problem) : []
  const system = openSystem(highs, problem, linear, { deadline, figures })
  const whole = wholeDemands(problem)
  const demands = [...linear, ...whole]
  const count = problem.materials.length
  const restrict = (places: readonly number[] | undefined) => {
    for (let place = 0; place < count; place += 1) {
      system.program.holdColumn(place, 0, !places || places.includes(place) ? Infinity : 0)
    }
  }
  const settle = (amounts: readonly number[], isUnproven: boolean): Found | undefined => {
    const recipe = mix(problem, amounts)
    if (!recipe || brokenDemands(recipe, demands).length > 0) return undefined
    return { kind: 'found', recipe, amounts, isUnproven }
  }
  const findLinear = (goal: Goal): Found => {
    const outcome = minimiseLinear(system, goal)
    if (outcome.status === 'infeasible') return { kind: 'none' }
    if (outcome.status === 'stopped') return { kind: 'unknown' }
    const found = settle(system.amounts(), false)
    if (found) return found
    // Hardly any flux in a hundred grams: counted by the mole of flux, demands are held closer.
    system.holdFlux()
    const again = system.minimise(system.distanceCosts())
    if (again.status !== 'optimal')
      return { kind: again.status === 'infeasible' ? 'none' : 'unknown' }
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
      const all = problem.materials.map((_, place) => place)
      const places = all.filter((place) => !without.includes(place))
      restrict(places)
      try {
        if (whole.length === 0 && goal !== 'materials') return findLinear(goal)
        const { maxMaterials = 1, step } = problem.question.limits ?? {}
        const first =
          step === undefined ? leaveOut(system, goal, places, restrict, maxMaterials) : undefined
        restrict(places)
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
        restrict(undefined)
      }
    },
    close: () => system.program.close(),
  }
}

/** What is looked for first: as little of some oxides as can be, or else the objective. */
export function goalOf({ question }: Problem): Goal {
  const oxides = OXIDES.filter((oxide) => question.target.umf[oxide] === 'minimise')
  return oxides.length > 0 ? { oxides } : (question.minimise ?? 'distance')
}

/** The limits that only whole numbers can hold. */
export function wholeDemands({ question }: Problem): Demand[] {
  const { maxMaterials, step } = question.limits ?? {}
  return [
    ...(maxMaterials === undefined ? [] : [{ kind: 'maxMaterials', value: maxMaterials } as const]),
    ...(step === undefined ? [] : [{ kind: 'step', value: step } as const]),
  ]
}

/** What oxides are to be exactly. */
function figuresOf({ question }: Problem): Figure[] {
  return Object.entries(question.target.umf).flatMap(([oxide, wish]) =>
    typeof wish === 'number' ? [{ oxide: oxide as Oxide, value: wish }] : [],
  )
}

/** Costs by column of a goal, and whether it is counted by the mole of flux. */
function costsOf(system: System, goal: Goal): { costs: number[]; isByFlux: boolean } {
  const { materials, moles } = system.problem
  if (typeof goal === 'object') {
    const costs = system.costs((place) =>
      goal.oxides.reduce((sum, oxide) => sum + (moles[place]![oxide] ?? 0), 0),
    )
    return { costs, isByFlux: true }
  }
  if (goal === 'cost') {
    return { costs: system.costs((place) => (materials[place]!.price ?? 0) / 100), isByFlux: false }
  }
  return { costs: system.distanceCosts(), isByFlux: true }
}

/** Runs a linear program for a goal; the number of materials is none that it knows. */
export function minimiseLinear(system: System, goal: Goal) {
  const { costs, isByFlux } = costsOf(system, goal === 'materials' ? 'distance' : goal)
  if (isByFlux) system.holdFlux()
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
 * @returns `none` where there is no recipe at all; more materials than wanted where it gets stuck
 */
function leaveOut(
  system: System,
  goal: Goal,
  places: readonly number[],
  restrict: (places: readonly number[]) => void,
  wanted: number,
): readonly number[] | 'none' | undefined {
  const { status } = minimiseLinear(system, goal)
  if (status !== 'optimal') return status === 'infeasible' ? 'none' : undefined
  let amounts = system.amounts()
  let left = places
  const needed = new Set<number>()
  for (;;) {
    const used = left.filter((place) => amounts[place]! > 0)
    if (used.length <= wanted) return amounts
    const [least] = used
      .filter((place) => !needed.has(place))
      .sort((one, other) => amounts[one]! - amounts[other]!)
    if (least === undefined) return amounts
    const others = left.filter((place) => place !== least)
    restrict(others)
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
  const { maxMaterials, step } = problem.question.limits ?? {}
  const whole: Whole = { most, maxMaterials, step, isCounted: goal === 'materials' }
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
    const { costs, isByFlux } = costsOf(system, goal)
    if (!isByFlux) return read(system, system.minimise(costs))
    return minimiseQuotient(system, costs)
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
  divisors: readonly number[] = system.problem.flux,
): MixedWeights {
  let best: MixedWeights = { kind: 'unknown' }
  let quotient = NaN
  for (let round = 0; round < QUOTIENTS; round += 1) {
    const outcome = system.minimise(
      costs.map((cost, place) => {
        const divisor = divisors[place] ?? 0
        if (round > 0) return cost - quotient * divisor
        // There are always fluxes; something else may be missing unless it is looked for.
        return divisors === system.problem.flux ? cost : -divisor
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
