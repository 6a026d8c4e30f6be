import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Demand, Difference, Objective } from './question.ts'

/** A figure with the digits that matter, without zeros at its end. */
export function figure(value: number, digits = 4): string {
  return String(Number(value.toPrecision(digits)))
}

/** A demand as it stands in the question, such as `umf.SiO2 >= 3.2`. */
export function demandText(demand: Demand): string {
  const signs = { atLeast: '>=', atMost: '<=', exactly: '=' }
  const ofOxide = (start: string, { bound, value, figure: middle }: OxideDemand) => {
    if (middle === undefined) return `${start} ${signs[bound]} ${written(value)}`
    return `${start} = ${written(middle)} ± ${written(Math.abs(value - middle))}`
  }
  switch (demand.kind) {
    case 'oxide':
      return ofOxide(`umf.${demand.oxide}`, demand)
    case 'percent':
      return `${ofOxide(`percent.${demand.oxide}`, demand)} %`
    case 'unnamed':
      return `umf.${demand.oxide} <= ${written(demand.value)} (not named)`
    case 'unnamedPercent':
      return `percent.${demand.oxide} <= ${written(demand.value)} % (not named)`
    case 'sum':
      return ofOxide(`sums.${demand.oxides.join('+')}`, demand)
    case 'side':
      return `chart${demand.region === undefined ? '' : ` ${demand.region}`}, border ${demand.side + 1}`
    case 'ratio':
      return `ratios.${demand.over}:${demand.under} ${signs[demand.bound]} ${written(demand.value)}`
    case 'material':
      return `material ${JSON.stringify(demand.materialId)} ${signs[demand.bound]} ${written(demand.value)} %`
    case 'group':
      return `group ${groupName(demand)} ${signs[demand.bound]} ${written(demand.value)} %`
    case 'loi':
      return `loi <= ${written(demand.value)} %`
    case 'expansion':
      return `expansion ${signs[demand.bound]} ${written(demand.value)}`
    case 'cost':
      return `costPerKg <= ${written(demand.value)}`
    case 'flux':
      return 'fluxes add to 1'
    case 'maxMaterials':
      return `maxMaterials <= ${demand.value}`
    case 'step':
      return `step = ${written(demand.value)} %`
    case 'least':
      return `least = ${written(demand.value)} %`
  }
}

/** Oxides as in a sentence: `K₂O, Na₂O and Li₂O`. */
export function listed(oxides: readonly Oxide[], last = 'and'): string {
  const names = oxides.map((oxide) => OXIDE_TABLE[oxide].display)
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

type OxideDemand = Extract<Demand, { kind: 'oxide' | 'percent' | 'sum' }>

function groupName({ name, group }: Extract<Demand, { kind: 'group' }>): string {
  return name === undefined ? String(group + 1) : JSON.stringify(name)
}

/** A figure of the question; moving it by a tolerance leaves a tail of rounding. */
function written(value: number): string {
  return String(Number(value.toPrecision(12)))
}

/** What of a recipe a demand is about, as the beginning of a sentence. */
export function subjectOf(demand: Demand): string {
  switch (demand.kind) {
    case 'oxide':
    case 'unnamed':
      return OXIDE_TABLE[demand.oxide].display
    case 'percent':
    case 'unnamedPercent':
      return `The percentage of ${OXIDE_TABLE[demand.oxide].display}`
    case 'sum':
      return `The sum of ${listed(demand.oxides)}`
    case 'side':
      return demand.region === undefined
        ? 'The area of the chart'
        : `The ${demand.region} area of the Stull chart`
    case 'ratio':
      return `The ratio ${OXIDE_TABLE[demand.over].display}:${OXIDE_TABLE[demand.under].display}`
    case 'material':
      return `Material ${JSON.stringify(demand.materialId)}`
    case 'group':
      return `Group ${groupName(demand)}`
    case 'loi':
      return 'Loss on ignition'
    case 'expansion':
      return 'The thermal expansion'
    case 'cost':
      return 'The cost of a kilogram'
    case 'flux':
      return 'Flux'
    case 'maxMaterials':
      return 'The number of materials'
    case 'step':
      return 'The step'
    case 'least':
      return 'The least amount of a material'
  }
}

const BEST_BY: Readonly<Record<Objective | 'oxides', string>> = {
  cost: 'cheapest',
  distance: 'closest',
  materials: 'fewest ingredients',
  oxides: 'least of what is to be as little as can be',
}

type Untold<TDifference> = TDifference extends unknown ? Omit<TDifference, 'text'> : never

/** A difference with its English words. */
export function tell(difference: Untold<Difference>): Difference {
  return { ...difference, text: wordsOf(difference) } as Difference // the kind stays
}

function wordsOf(difference: Untold<Difference>): string {
  switch (difference.kind) {
    case 'best':
      return BEST_BY[difference.by]
    case 'cheaper':
      return `${figure(difference.percent, 2)} % cheaper`
    case 'fewer':
      return difference.count === 1
        ? 'one ingredient fewer'
        : `${difference.count} ingredients fewer`
    case 'without':
      return `without ${String(difference.materialId)}`
    case 'closest':
      return 'closest'
    case 'nearest':
      return 'nearest that can be made'
    case 'with':
      return `with ${String(difference.materialId)}`
  }
}
