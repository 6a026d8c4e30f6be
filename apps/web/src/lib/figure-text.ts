import { axisMeasure, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'

const SUMS = { R2O: 'R₂O', RO: 'RO', SiO2Al2O3Ratio: 'SiO₂:Al₂O₃', R2ORORatio: 'R₂O:RO' } as const
/** What stands behind a formula. */
export const FIGURE_UNITS = { umf: '', percent: ' %', molePercent: ' mol%' } as const

/**
 * A figure as plain text with subscripts that are signs of their own, for buttons and lists of
 * choices. Figures of the unity formula have no unit.
 *
 * @example figureText('SiO2_percent') // 'SiO₂ %'
 */
export function figureText(axis: ChartAxis): string {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return SUMS[measure.sum]
  const { symbol, figure } = measure
  return (symbol === 'KNaO' ? symbol : OXIDE_TABLE[symbol].display) + FIGURE_UNITS[figure]
}
