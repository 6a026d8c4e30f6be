import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Basis, Problem } from './problem.ts'
import type { Outcome } from './program.ts'
import type { Objective } from './question.ts'
import { amountOf, type System } from './system.ts'

/** What is made as little as can be: one of the objectives, or some oxides together. */
export type Goal = Objective | { readonly oxides: readonly Oxide[]; readonly basis: Basis }

/** What is looked for first: as little of some oxides as can be, or else the objective. */
export function goalOf({ question, wishes }: Problem): Goal {
  for (const basis of ['umf', 'percent'] as const) {
    const oxides = OXIDES.filter((oxide) => wishes[basis][oxide] === 'minimise')
    if (oxides.length > 0) return { oxides, basis }
  }
  return question.minimise ?? 'distance'
}

/** Costs by column of a goal, and what it is counted by; the weight of the recipe where nothing is said. */
export function costsOf(system: System, goal: Goal): { costs: number[]; basis?: Basis } {
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
export function minimiseLinear(system: System, goal: Goal): Outcome {
  const { costs, basis } = costsOf(system, goal === 'materials' ? 'distance' : goal)
  if (basis) system.holdBasis(basis)
  else system.holdTotal()
  return system.minimise(costs)
}
