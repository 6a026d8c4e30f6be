import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { Basis } from './problem.ts'
import type { Reach, SolveAnswer } from './question.ts'
import { amountOf, type System } from './system.ts'

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
  const { materials, oxides, sums, question } = system.problem
  const byMaterial: [id: string, reach: Reach][] = []
  system.holdTotal()
  materials.forEach(({ id }, place) => {
    if (materials.length > ASKED_MAX && !inRecipes.has(place)) return
    const reach = reachOf(system, (at) => (at === place ? 1 : 0))
    if (reach) byMaterial.push([String(id), reach])
  })
  const byOxide = (basis: Basis) => {
    const reaches: Partial<Record<Oxide, Reach>> = {}
    system.holdBasis(basis)
    for (const oxide of oxides) {
      const reach = reachOf(system, (place) => amountOf(system.problem, oxide, basis, place))
      if (reach) reaches[oxide] = reach
    }
    return reaches
  }
  const umf = byOxide('umf')
  const bySum = Object.fromEntries(
    sums.flatMap(({ key, oxides: together }) => {
      const reach = reachOf(system, (place) =>
        together.reduce((sum, oxide) => sum + amountOf(system.problem, oxide, 'umf', place), 0),
      )
      return reach ? [[key, reach]] : []
    }),
  )
  return {
    materials: Object.fromEntries(byMaterial),
    umf,
    ...(sums.length > 0 ? { sums: bySum } : {}),
    ...(question.target.percent ? { percent: byOxide('percent') } : {}),
  }
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
