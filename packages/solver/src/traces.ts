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

/** By how much dearer the cheapest recipe may be without a trace. */
const DEARER = 1.01

/** Percent of a recipe below which nobody weighs a material: half a gram in a kilogram. */
const LEAST_WEIGHED = 0.05

/**
 * A recipe without what nobody could weigh, where the others hold all demands alone. The material there
 * is least of is left out first, and what is needed stays.
 *
 * @param isCheapest whether the recipe was asked for as the cheapest
 * @param places of the materials that may be in
 * @param findOf looks for the best recipe of some of them
 */
export function withoutTraces(
  problem: Problem,
  found: FoundRecipe,
  isCheapest: boolean,
  places: readonly number[],
  findOf: (places: readonly number[]) => FoundRecipe | undefined,
): FoundRecipe {
  const { costPerKg = 0 } = found.recipe
  const most = isCheapest ? costPerKg * DEARER : Infinity
  let best = found
  let left = places
  const needed = new Set<number>()
  for (;;) {
    const { amounts } = best
    const [least] = left
      .filter((place) => isTrace(amounts[place]!) && !needed.has(place))
      .sort((one, other) => amounts[one]! - amounts[other]!)
    if (least === undefined) return best
    const others = left.filter((place) => place !== least)
    const other = findOf(others)
    const isDear = (other?.recipe.costPerKg ?? 0) > most
    if (other && !isDear && holdsNamed(problem, best.recipe, other.recipe)) {
      best = other
      left = others
    } else needed.add(least)
  }
}

function isTrace(amount: number): boolean {
  return amount > 0 && amount < LEAST_WEIGHED
}

/** Whether something is left of every oxide that is wanted by a figure: a trace of cobalt may be the blue. */
function holdsNamed({ wishes }: Problem, one: Mixed, other: Mixed): boolean {
  const isNamed = (oxide: Oxide) =>
    Number(wishes.umf[oxide]) > 0 || Number(wishes.percent[oxide]) > 0
  const holds = ({ umf }: Mixed, oxide: Oxide) => (umf[oxide] ?? 0) > 0
  return OXIDES.every((oxide) => !isNamed(oxide) || !holds(one, oxide) || holds(other, oxide))
}
