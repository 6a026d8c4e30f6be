import type { StullAreaId } from '@glazy/ceramics/charts/stull-areas'
import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Translate } from '@glazy/locales/translate'
import type { Demand } from '@glazy/solver/question'
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
export function demandWords(demand: Demand, { t, number, nameOf, regionOf }: DemandTexts): string {
  const figure = (value: number) => number(value, DECIMALS)
  const percent = (value: number) => `${figure(value)}%`
  switch (demand.kind) {
    case 'oxide': {
      const name = OXIDE_TABLE[demand.oxide].display
      if (demand.figure !== undefined) {
        return t('demand.exactly', { name, figure: figure(demand.figure) })
      }
      return t(`demand.${demand.bound}`, { name, figure: figure(demand.value) })
    }
    case 'percent': {
      const name = OXIDE_TABLE[demand.oxide].display
      if (demand.figure !== undefined) {
        return t('demand.exactly', { name, figure: percent(demand.figure) })
      }
      return t(`demand.${demand.bound}`, { name, figure: percent(demand.value) })
    }
    case 'sum': {
      const name = sumName(demand.oxides)
      const { figure: middle } = demand
      if (middle !== undefined) return t('demand.exactly', { name, figure: figure(middle) })
      return t(`demand.${demand.bound}`, { name, figure: figure(demand.value) })
    }
    case 'side':
      return t('demand.region', { name: demand.region ? (regionOf?.(demand.region) ?? '') : '' })
    case 'group':
      return t(`demand.${demand.bound}`, {
        name: t('demand.clay'),
        figure: percent(demand.value),
      })
    case 'unnamed':
    case 'unnamedPercent':
      return t('demand.unnamed', { name: OXIDE_TABLE[demand.oxide].display })
    case 'ratio': {
      const [over, under] = [OXIDE_TABLE[demand.over], OXIDE_TABLE[demand.under]]
      const name = `${over.display}:${under.display}`
      return t(`demand.${demand.bound}`, { name, figure: figure(demand.value) })
    }
    case 'material': {
      const name = nameOf(demand.materialId)
      return t(`demand.${demand.bound}`, { name, figure: percent(demand.value) })
    }
    case 'expansion':
      return t(`demand.${demand.bound}`, {
        name: t('demand.expansion'),
        figure: figure(demand.value),
      })
    case 'flux':
      return t('demand.flux')
    default:
      return t(`demand.${demand.kind}`, { figure: figure(demand.value) })
  }
}
