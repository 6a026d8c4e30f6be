import type { StullAreaId } from '@glazy/ceramics/charts/stull-areas'
import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Translate } from '@glazy/locales/translate'
import type { Bound, Demand } from '@glazy/solver/question'
import type { Formats } from '#lib/texts/formats.ts'

/** What demands are put in words with. */
export interface DemandTexts {
  readonly t: Translate<'solve'>
  readonly number: Formats['number']
  /** What a region of the Stull chart is called, where one can be asked for. */
  readonly regionOf?: (region: StullAreaId) => string
  readonly nameOf: (id: number | string) => string
}

const DECIMALS = 4

/** Oxides together: `K₂O + Na₂O`. */
export function sumName(oxides: readonly Oxide[]): string {
  return oxides.map((oxide) => OXIDE_TABLE[oxide].display).join(' + ')
}

/** A demand as a potter says it: `SiO₂ at least 3.2`. */
export function demandWords(demand: Demand, texts: DemandTexts): string {
  const { t, nameOf, regionOf } = texts
  const bounded = (name: string, told: Bounded, unit?: '%') => boundWords(name, told, texts, unit)
  switch (demand.kind) {
    case 'oxide':
      return bounded(OXIDE_TABLE[demand.oxide].display, demand)
    case 'percent':
      return bounded(OXIDE_TABLE[demand.oxide].display, demand, '%')
    case 'sum':
      return bounded(sumName(demand.oxides), demand)
    case 'ratio': {
      const [over, under] = [OXIDE_TABLE[demand.over], OXIDE_TABLE[demand.under]]
      return bounded(`${over.display}:${under.display}`, demand)
    }
    case 'expansion':
      return bounded(t('demand.expansion'), demand)
    case 'material':
      return bounded(nameOf(demand.materialId), demand, '%')
    case 'group':
      return bounded(t('demand.clay'), demand, '%')
    case 'side':
      return t('demand.region', { name: demand.region ? (regionOf?.(demand.region) ?? '') : '' })
    case 'unnamed':
    case 'unnamedPercent':
      return t('demand.unnamed', { name: OXIDE_TABLE[demand.oxide].display })
    case 'flux':
      return t('demand.flux')
    default:
      return t(`demand.${demand.kind}`, { figure: texts.number(demand.value, DECIMALS) })
  }
}

/** What a demand says of something; within a tolerance there is a figure that it is about. */
interface Bounded {
  readonly bound: Bound
  readonly value: number
  readonly figure?: number
}

function boundWords(
  name: string,
  { bound, value, figure }: Bounded,
  { t, number }: DemandTexts,
  unit: '%' | '' = '',
): string {
  const written = `${number(figure ?? value, DECIMALS)}${unit}`
  return t(`demand.${figure === undefined ? bound : 'exactly'}`, { name, figure: written })
}
