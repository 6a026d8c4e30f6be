import type { Goal } from './goal.ts'
import type { MaterialId, SolvedRecipe } from './question.ts'
import { type Mixed, withDifference } from './recipe.ts'
import type { Found, Search } from './search.ts'
import { tell } from './sentences.ts'

/** Recipes shown beside the best. */
const OTHERS_MAX = 4
/** Materials of the best recipe that others are looked for without. */
const WITHOUT_MAX = 8
/** Percent that two recipes must differ in, all amounts together, to count as different. */
const DIFFERENCE = 2

interface Candidate {
  readonly recipe: Mixed
  /** What was left out on purpose. */
  readonly without?: MaterialId
}

/**
 * The best recipe and others that hold the same demands and really differ: the cheapest, the closest,
 * and those without one of its materials.
 *
 * @param best what the search has found for its objective
 * @param until milliseconds of `performance.now()`
 */
export function findOthers(
  search: Search,
  best: Extract<Found, { kind: 'found' }>,
  by: Goal,
  until: number,
): SolvedRecipe[] {
  const { materials } = search.problem
  const candidates: Candidate[] = []
  const look = (goal: Goal, without: readonly number[]) => {
    if (performance.now() > until) return
    // Others are a courtesy: each may take a part of the time that is left.
    const share = search.hasWholeNumbers ? (until - performance.now()) / 3 : Infinity
    const found = search.find(goal, without, Math.min(until, performance.now() + share))
    if (found.kind !== 'found') return
    const [place] = without
    const named = place === undefined ? {} : { without: materials[place]!.id }
    candidates.push({ recipe: found.recipe, ...named })
  }
  const isPriced = materials.every(({ price }) => price !== undefined)
  if (by !== 'cost' && isPriced) look('cost', [])
  if (by !== 'distance') look('distance', [])
  const used = best.amounts
    .map((amount, place) => ({ amount, place }))
    .filter(({ amount, place }) => amount > 0 && !((materials[place]!.min ?? 0) > 0))
    .sort((one, other) => other.amount - one.amount)
  const goal = by === 'materials' ? 'distance' : by
  for (const { place } of used.slice(0, WITHOUT_MAX)) look(goal, [place])
  return choose(best.recipe, candidates, by)
}

function choose(best: Mixed, candidates: readonly Candidate[], by: Goal): SolvedRecipe[] {
  const chosen: SolvedRecipe[] = [withDifference(best, bestBy(by))]
  for (const { recipe, without } of candidates) {
    if (chosen.length > OTHERS_MAX) break
    if (chosen.some((other) => apart(recipe, other) < DIFFERENCE)) continue
    const difference = differenceOf(best, recipe, without, by)
    if (difference) chosen.push(withDifference(recipe, difference))
  }
  return chosen
}

function differenceOf(best: Mixed, recipe: Mixed, without: MaterialId | undefined, by: Goal) {
  const [was, is] = [best.costPerKg, recipe.costPerKg]
  const percent = was !== undefined && is !== undefined && was > 0 ? 100 * (1 - is / was) : 0
  if (percent >= 1) return tell({ kind: 'cheaper', percent })
  const count = best.components.length - recipe.components.length
  if (count > 0) return tell({ kind: 'fewer', count })
  if (without !== undefined) return tell({ kind: 'without', materialId: without })
  if (by !== 'distance' && recipe.distance < best.distance - 1e-6) return tell({ kind: 'closest' })
  return undefined
}

/** Percent by which the amounts of two recipes differ, all together. */
function apart(one: Mixed, other: Mixed): number {
  const amounts = new Map(one.components.map(({ materialId, amount }) => [materialId, amount]))
  for (const { materialId, amount } of other.components) {
    amounts.set(materialId, (amounts.get(materialId) ?? 0) - amount)
  }
  return [...amounts.values()].reduce((sum, amount) => sum + Math.abs(amount), 0)
}

/** The difference of the best recipe. */
export function bestBy(goal: Goal) {
  return tell({ kind: 'best', by: typeof goal === 'object' ? 'oxides' : goal })
}
