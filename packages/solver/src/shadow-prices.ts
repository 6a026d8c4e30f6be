import { sumOxides } from '@glazy/ceramics/chemistry/analysis'
import type { Demand, ShadowPrice } from './question.ts'
import { minimiseLinear } from './search.ts'
import { demandText, figure, subjectOf } from './sentences.ts'
import type { System } from './system.ts'

/** By how much a figure is raised to say what that costs. */
const STEPS: Readonly<Record<Demand['kind'], number>> = {
  oxide: 0.01,
  unnamed: 0.001,
  ratio: 0.1,
  material: 1,
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
  const { flux, materials, moles } = system.problem
  const sum = (factor: (place: number) => number) =>
    materials.reduce((all, _, place) => all + factor(place) * outcome.values[place]!, 0)
  const total = sum(() => 1)
  const fluxes = sum((place) => flux[place]!)
  return system.dualsOf(outcome).flatMap((dual, index) => {
    const about = system.demands[index]!
    const step = STEPS[about.kind]
    const change = dual * step * raised(about)
    if (!(Math.abs(change) > 1e-7)) return []
    const text = wordsOf(about, step, change, objective)
    return [{ demand: demandText(about), about, objective, change, step, text }]
  })

  /** By how much the bound of a demand's form is raised with its figure. */
  function raised(about: Demand): number {
    switch (about.kind) {
      case 'oxide':
      case 'unnamed':
        return fluxes
      case 'ratio':
        return sum((place) => moles[place]![about.under] ?? 0)
      case 'expansion':
        return sum((place) => sumOxides(materials[place]!.percent) / 100)
      case 'material':
        return total / 100
      default:
        return total
    }
  }
}

function wordsOf(about: Demand, step: number, change: number, objective: 'cost' | 'distance') {
  const more = isByMole(about)
    ? `${step} mole more ${subjectOf(about)}`
    : `${step} more of ${demandText(about)}`
  const amount = figure(Math.abs(change), 3)
  if (objective === 'cost') {
    return `${more} would make a kilogram ${amount} ${change > 0 ? 'dearer' : 'cheaper'}.`
  }
  return `${more} would bring the formula ${amount} mole ${change > 0 ? 'further away' : 'closer'}.`
}

function isByMole({ kind }: Demand): boolean {
  return kind === 'oxide' || kind === 'unnamed'
}
