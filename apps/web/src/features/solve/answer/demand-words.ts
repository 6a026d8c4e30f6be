import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Translate } from '@glazy/locales/translate'
import type { Demand } from '@glazy/solver/question'
import type { Formats } from '#lib/texts/formats.ts'

/** What demands are put in words with. */
export interface DemandTexts {
  readonly t: Translate<'solve'>
  readonly number: Formats['number']
  readonly nameOf: (id: number | string) => string
}

const DECIMALS = 4

/** A demand as a potter says it: `SiO₂ at least 3.2`. */
export function demandWords(demand: Demand, { t, number, nameOf }: DemandTexts): string {
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
