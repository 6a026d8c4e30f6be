import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { Reach, SolveAnswer } from './question.ts'
import type { System } from './system.ts'

/** More materials than these are asked about only where a recipe has them. */
const ASKED_MAX = 100

/**
 * What each material and each oxide may still be while all demands hold; what is left out was not
 * reached in time.
 *
 * @param inRecipes places of the materials that the recipes have
 */
export function findRanges(
  system: System,
  inRecipes: ReadonlySet<number>,
): NonNullable<SolveAnswer['ranges']> {
  const { materials, moles, oxides } = system.problem
  const byMaterial: [id: string, reach: Reach][] = []
  system.holdTotal()
  materials.forEach(({ id }, place) => {
    if (materials.length > ASKED_MAX && !inRecipes.has(place)) return
    const reach = reachOf(system, (at) => (at === place ? 1 : 0))
    if (reach) byMaterial.push([String(id), reach])
  })
  const umf: Partial<Record<Oxide, Reach>> = {}
  system.holdFlux()
  for (const oxide of oxides) {
    const reach = reachOf(system, (place) => moles[place]![oxide] ?? 0)
    if (reach) umf[oxide] = reach
  }
  return { materials: Object.fromEntries(byMaterial), umf }
}

function reachOf(system: System, amount: (place: number) => number): Reach | undefined {
  const least = system.minimise(system.costs(amount))
  const most = system.minimise(system.costs((place) => -amount(place)))
  if (least.status !== 'optimal' || most.status !== 'optimal') return undefined
  const min = Math.max(0, clean(least.objective))
  return { min, max: Math.max(min, clean(-most.objective)) }
}

/** Without the last digits, which are the solver's. */
function clean(value: number): number {
  return Number(value.toPrecision(12))
}
