import { axisMeasure, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { Translate } from '@glazy/locales/translate'

/** What an axis is called: its formula, and in which figures it is measured. */
export interface AxisName {
  readonly formula: string
  /** Empty for a ratio. */
  readonly unit: string
}

const RATIOS: Readonly<Record<string, string>> = {
  SiO2Al2O3Ratio: 'SiO2:Al2O3',
  R2ORORatio: 'R2O:RO',
}

export function axisName(axis: ChartAxis, t: Translate<'chart'>): AxisName {
  const measure = axisMeasure(axis)
  if (measure.kind === 'amount') {
    return { formula: measure.symbol, unit: t(`figure.${measure.figure}`) }
  }
  const ratio = RATIOS[measure.sum]
  return ratio === undefined
    ? { formula: measure.sum, unit: t('figure.umf') }
    : { formula: ratio, unit: '' }
}

/** The name in one line of plain text. */
export function axisText(axis: ChartAxis, t: Translate<'chart'>): string {
  const { formula, unit } = axisName(axis, t)
  return unit === '' ? formula : `${formula} ${unit}`
}

/** Decimals that a figure of an axis is shown with. */
export function axisDecimals(axis: ChartAxis): number {
  const measure = axisMeasure(axis)
  return measure.kind === 'amount' && measure.figure !== 'umf' ? 1 : 2
}
