import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Problem } from './problem.ts'
import type { Mixed } from './recipe.ts'

/** A recipe that holds all demands. */
export interface FoundRecipe {
  readonly kind: 'found'
  readonly recipe: Mixed
  readonly amounts: readonly number[]
  readonly isUnproven: boolean
}

/** What amounts make, if they hold all demands. */
export type Settle = (amounts: readonly number[], isUnproven: boolean) => FoundRecipe | undefined

/** Percent of a recipe below which nobody weighs a material: half a gram in a kilogram. */
const LEAST_WEIGHED = 0.05

/** Whether a recipe has of no material so little that nobody could weigh it out. */
export function isWeighable(amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount === 0 || amount >= LEAST_WEIGHED)
}

/**
 * A recipe without what nobody could weigh, where the others hold all demands alone; else as it is.
 *
 * @param plain looks for amounts with fewer materials
 */
export function withoutTraces(
  problem: Problem,
  found: FoundRecipe,
  plain: () => readonly number[] | 'none' | undefined,
  settle: Settle,
): FoundRecipe {
  if (isWeighable(found.amounts)) return found
  const amounts = plain()
  const other = typeof amounts === 'object' ? settle(amounts, false) : undefined
  return other && holdsNamed(problem, found.recipe, other.recipe) ? other : found
}

/** Whether something is left of every oxide that is wanted by a figure: a trace of cobalt may be the blue. */
function holdsNamed({ wishes }: Problem, one: Mixed, other: Mixed): boolean {
  const isNamed = (oxide: Oxide) =>
    Number(wishes.umf[oxide]) > 0 || Number(wishes.percent[oxide]) > 0
  const holds = ({ umf }: Mixed, oxide: Oxide) => (umf[oxide] ?? 0) > 0
  return OXIDES.every((oxide) => !isNamed(oxide) || !holds(one, oxide) || holds(other, oxide))
}
