import { minimiseLinear } from './goal.ts'
import type { Basis } from './problem.ts'
import type { Demand, ShadowPrice } from './question.ts'
import { demandText, figure, listed, subjectOf } from './sentences.ts'
import type { System } from './system.ts'

/** By how much a figure is raised to say what that costs. */
const STEPS: Readonly<Record<Demand['kind'], number>> = {
  oxide: 0.01,
  unnamed: 0.001,
  percent: 1,
  unnamedPercent: 0.1,
  sum: 0.01,
  side: 0.01,
  ratio: 0.1,
  material: 1,
  group: 1,
  least: 1,
  loi: 1,
  expansion: 0.1,
  cost: 0.1,
  flux: 0,
  maxMaterials: 0,
  step: 0,
}

/**
 * What each demand that holds the best recipe back costs: the change of what is minimised when its
 * figure is raised a little. True of small changes only, and of the materials the system is restricted
 * to.
 */
export function findShadowPrices(system: System, objective: 'cost' | 'distance'): ShadowPrice[] {
  const outcome = minimiseLinear(system, objective)
  if (outcome.status !== 'optimal') return []
  const { basis, flux, glass, materials, moles } = system.problem
  const sum = (factor: (place: number) => number) =>
    materials.reduce((all, _, place) => all + factor(place) * outcome.values[place]!, 0)
  const total = sum(() => 1)
  const fluxes = sum((place) => flux[place]!)
  const glasses = sum((place) => glass[place]! / 100)
  const changes = new Map<string, { about: Demand; change: number }>()
  system.dualsOf(outcome).forEach((dual, index) => {
    const about = bareOf(system.demands[index]!)
    const demand = demandText(about)
    const change = dual * STEPS[about.kind] * raised(about) + (changes.get(demand)?.change ?? 0)
    changes.set(demand, { about, change })
  })
  return [...changes].flatMap(([demand, { about, change }]) => {
    if (!(Math.abs(change) > 1e-7)) return []
    const step = STEPS[about.kind]
    const text = wordsOf(about, step, change, objective, basis)
    return [{ demand, about, objective, change, step, text }]
  })

  /** By how much the bound of a demand's form is raised with its figure. */
  function raised(about: Demand): number {
    switch (about.kind) {
      case 'oxide':
      case 'unnamed':
      case 'sum':
      case 'side':
        return fluxes
      case 'ratio':
        return sum((place) => moles[place]![about.under] ?? 0)
      case 'expansion':
        return glasses
      case 'percent':
      case 'unnamedPercent':
        return glasses
      case 'material':
      case 'group':
      case 'least':
        return total / 100
      default:
        return total
    }
  }
}

/** One limit is behind the least amount of every material. */
function bareOf(demand: Demand): Demand {
  return demand.kind === 'least' ? { kind: 'least', value: demand.value } : demand
}

function wordsOf(
  about: Demand,
  step: number,
  change: number,
  objective: 'cost' | 'distance',
  basis: Basis,
) {
  const more = moreOf(about, step)
  const amount = figure(Math.abs(change), 3)
  if (objective === 'cost') {
    return `${more} would make a kilogram ${amount} ${change > 0 ? 'dearer' : 'cheaper'}.`
  }
  return `${more} would bring the formula ${amount} ${basis === 'umf' ? 'mole' : '%'} ${change > 0 ? 'further away' : 'closer'}.`
}

function moreOf(about: Demand, step: number): string {
  switch (about.kind) {
    case 'oxide':
    case 'unnamed':
      return `${step} mole more ${subjectOf(about)}`
    case 'sum':
      return `${step} mole more ${listed(about.oxides)} together`
    case 'side':
      return `The border ${step} mole further out (${demandText(about)})`
    default:
      return `${step} more of ${demandText(about)}`
  }
}
