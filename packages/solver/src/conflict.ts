import type { Highs } from 'highs'
import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { type Certificate, isProof } from './certificate.ts'
import { formOf } from './form.ts'
import type { Basis, Problem } from './problem.ts'
import type { Conflict, Demand } from './question.ts'
import { minimiseQuotient } from './quotient.ts'
import { demandText, figure, listed, subjectOf } from './sentences.ts'
import { factorOf, openSystem, type System } from './system.ts'

/**
 * The proof that linear demands contradict each other: what all of them are missed by is made as
 * little as can be, and what each counts in that is how often it is taken.
 *
 * @returns `undefined` where they do not, or not by more than what is put down to rounding
 */
export function findCertificate(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  deadline: number,
): Certificate | undefined {
  const system = openSystem(highs, problem, demands, { deadline, mayMiss: () => true })
  try {
    for (const isByFlux of [true, false]) {
      if (isByFlux) system.holdBasis('umf')
      else system.holdTotal()
      const outcome = system.minimise(system.slackCosts())
      if (outcome.status !== 'optimal') continue
      const duals = system.dualsOf(outcome)
      const times = demands.map((demand, index) => {
        const { sense } = formOf(problem, demand)
        // By the mole of flux nothing says that there is a flux: half of what is missed does.
        const often =
          duals[index]! + (isByFlux && demand.kind === 'flux' ? outcome.objective / 2 : 0)
        // What is taken on its wrong side is a rounding error of the solver.
        return Math.abs(often) < 1e-12 || often * sense < 0 ? 0 : often
      })
      const certificate = { demands, times }
      if (isProof(problem, certificate)) return certificate
    }
    return undefined
  } finally {
    system.program.close()
  }
}

/**
 * The demands that contradict each other, so few that without any one of them the others can be held:
 * each is taken off in turn, and stays off where the rest still contradict (deletion filter).
 *
 * Source: J. W. Chinneck, E. W. Dravnieks, Locating Minimal Infeasible Constraint Sets (1991).
 *
 * @param demands a set that is known to contradict itself
 */
export function findConflict(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  deadline: number,
): Conflict[] {
  const system = openSystem(highs, problem, demands, { deadline })
  try {
    const isHeld = demands.map(() => true)
    demands.forEach((demand, index) => {
      // Without a flux there is nothing to be said of the others.
      if (demand.kind === 'flux') return
      hold(index, false)
      system.holdTotal()
      if (system.minimise(system.costs(() => 0)).status !== 'infeasible') hold(index, true)
    })
    const held = demands.filter(({ kind }, index) => isHeld[index] && kind !== 'flux').length
    return demands.flatMap((demand, index) => {
      if (!isHeld[index] || demand.kind === 'flux') return []
      hold(index, false)
      const reason = reasonFor(system, demand, held === 1)
      // The others contradict each other without it, which was not seen before.
      if (reason === 'needless') return []
      hold(index, true)
      return [conflictOf(demand, reason)]
    })

    function hold(index: number, shouldHold: boolean) {
      isHeld[index] = shouldHold
      system.holdDemand(index, shouldHold)
    }
  } finally {
    system.program.close()
  }
}

/** A demand among those that contradict, with why. */
export function conflictOf(about: Demand, reason: string): Conflict {
  return { demand: demandText(about), about, reason }
}

/** What the other demands leave of one that is taken off. */
function reasonFor(system: System, demand: Demand, isAlone: boolean): string {
  const { problem } = system
  const isOfOxide = demand.kind === 'oxide' || demand.kind === 'percent'
  const source = isOfOxide && demand.bound !== 'atMost' ? demand.oxide : undefined
  if (source !== undefined && !problem.oxides.includes(source)) {
    return `None of the materials holds ${OXIDE_TABLE[source].display}.`
  }
  if (demand.kind === 'sum' && demand.bound !== 'atMost') {
    if (!demand.oxides.some((oxide) => problem.oxides.includes(oxide))) {
      return `None of the materials holds ${listed(demand.oxides, 'or')}.`
    }
  }
  const others = isAlone ? 'In these materials' : 'With the other demands'
  const subject = lowerFirst(subjectOf(demand))
  const bound = 'bound' in demand ? demand.bound : 'atMost'
  const least = bound === 'atLeast' ? undefined : extreme(system, demand, 1)
  const most = bound === 'atMost' ? undefined : extreme(system, demand, -1)
  if (least === 'needless' || most === 'needless') return 'needless'
  if (demand.kind === 'side') return `${others} no recipe lies in ${subject}.`
  if (least !== undefined && most !== undefined) {
    return `${others} ${subject} is between ${figure(least)} and ${figure(most)}.`
  }
  if (most !== undefined) return `${others} ${subject} reaches at most ${figure(most)}.`
  if (least !== undefined) return `${others} ${subject} is at least ${figure(least)}.`
  return `${others} ${subject} cannot be had.`
}

/** Symbols of oxides keep their capital. */
function lowerFirst(text: string): string {
  return /^(The|Loss|Material|Group|Flux)/.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text
}

/**
 * The least (1) or the most (-1) that what a demand is about can be; in its unit.
 *
 * @returns `needless` where the other demands cannot be held either
 */
function extreme(system: System, demand: Demand, sign: 1 | -1): number | 'needless' | undefined {
  const { problem } = system
  const bare = formOf(problem, { ...demand, value: 0 } as Demand)
  const costs = system.costs((place) => sign * factorOf(problem, bare, place))
  const under = underOf(problem, demand)
  if (under) {
    system.holdTotal()
    const result = minimiseQuotient(system, costs, under)
    if (result.kind !== 'mixed') return undefined
    const sum = (factors: readonly number[]) =>
      result.weights.reduce((all, weight, place) => all + weight * (factors[place] ?? 0), 0)
    const value = (sign * sum(costs)) / sum(under)
    return Number.isFinite(value) ? Math.abs(value) : undefined
  }
  const basis = BASIS_OF[demand.kind]
  if (basis) system.holdBasis(basis)
  else system.holdTotal()
  const { status, objective } = system.minimise(costs)
  if (status === 'infeasible') return 'needless'
  if (status !== 'optimal') return undefined
  // Weights add to 100, what is a part of them is counted in percent.
  const value = sign * objective * (demand.kind === 'loi' || demand.kind === 'cost' ? 0.01 : 1)
  return Math.abs(value) < 1e-9 ? 0 : value
}

/** What demands are counted by; those that are missing by the weight of the recipe. */
const BASIS_OF: Readonly<Partial<Record<Demand['kind'], Basis>>> = {
  oxide: 'umf',
  unnamed: 'umf',
  percent: 'percent',
  unnamedPercent: 'percent',
  sum: 'umf',
  side: 'umf',
}

/** What a demand on a quotient divides by, of each material; `undefined` for what is no quotient. */
function underOf({ glass, moles }: Problem, demand: Demand): readonly number[] | undefined {
  if (demand.kind === 'ratio') return moles.map((held) => held[demand.under] ?? 0)
  if (demand.kind !== 'expansion') return undefined
  return glass.map((grams) => grams / 100)
}
