import type { OxideAmounts } from '../chemistry/oxides.ts'
import { OXIDES, type Oxide } from '../chemistry/oxides.ts'
import type { UnityFormula } from '../chemistry/unity.ts'

/** In which figures an oxide is measured: moles per mole of flux, percent by weight, mole percent. */
export const CHART_FIGURES = ['umf', 'percent', 'molePercent'] as const
export type ChartFigure = (typeof CHART_FIGURES)[number]

/** K2O and Na2O added up, which potters count as one. */
export const KNAO = 'KNaO'
export type ChartedOxide = Oxide | typeof KNAO

/** Figures of the unity formula that are not of a single oxide. */
export const CHART_SUMS = ['R2O', 'RO', 'SiO2Al2O3Ratio', 'R2ORORatio'] as const
export type ChartSum = (typeof CHART_SUMS)[number]

/**
 * What can be on an axis of a chart. An oxide alone is meant in moles per mole of flux; the
 * endings are those of the columns of the public CSV.
 */
export type ChartAxis =
  ChartedOxide | `${ChartedOxide}_percent` | `${ChartedOxide}_percent_mol` | ChartSum

const CHARTED_OXIDES: readonly ChartedOxide[] = [...OXIDES, KNAO]

/** Every axis: oxides in moles of the unity formula, sums and ratios, percent, mole percent. */
export const CHART_AXES: readonly [ChartAxis, ...ChartAxis[]] = [
  'SiO2',
  ...CHARTED_OXIDES.slice(1),
  ...CHART_SUMS,
  ...CHARTED_OXIDES.map((oxide): ChartAxis => `${oxide}_percent`),
  ...CHARTED_OXIDES.map((oxide): ChartAxis => `${oxide}_percent_mol`),
]

/** Names under which older programs ask for the sums, and ratios as people write them. */
const OTHER_NAMES: ReadonlyMap<string, ChartAxis> = new Map([
  ['R2OTotal', 'R2O'],
  ['ROTotal', 'RO'],
  ['SiO2:Al2O3', 'SiO2Al2O3Ratio'],
  ['R2O:RO', 'R2ORORatio'],
])

const AXIS_BY_NAME: ReadonlyMap<string, ChartAxis> = new Map([
  ...CHART_AXES.map((axis) => [axis, axis] as const),
  ...OTHER_NAMES,
])

/** Every name that {@link parseChartAxis} understands. */
export const CHART_AXIS_NAMES = [...AXIS_BY_NAME.keys()] as [string, ...string[]] // never empty

/**
 * Reads the name of an axis, also by its other names.
 *
 * @example
 * parseChartAxis('R2OTotal') // 'R2O'
 */
export function parseChartAxis(name: string): ChartAxis | undefined {
  return AXIS_BY_NAME.get(name)
}

/** What an axis measures: the amount of one or two oxides, or a sum or ratio of the formula. */
export type AxisMeasure =
  | {
      readonly kind: 'amount'
      readonly symbol: ChartedOxide
      readonly oxides: readonly Oxide[]
      readonly figure: ChartFigure
    }
  | { readonly kind: 'sum'; readonly sum: ChartSum }

const MEASURES: ReadonlyMap<ChartAxis, AxisMeasure> = new Map([
  ...CHART_SUMS.map((sum) => [sum, { kind: 'sum', sum }] as const),
  ...CHARTED_OXIDES.flatMap((symbol) => [
    [symbol, amountOf(symbol, 'umf')] as const,
    [`${symbol}_percent`, amountOf(symbol, 'percent')] as const,
    [`${symbol}_percent_mol`, amountOf(symbol, 'molePercent')] as const,
  ]),
])

/** What an axis measures. */
export function axisMeasure(axis: ChartAxis): AxisMeasure {
  return MEASURES.get(axis) ?? amountOf('SiO2', 'umf') // every axis is in the table
}

/** The part of a derived chemistry that charts read. */
export interface ChartedChemistry {
  readonly percent: OxideAmounts
  readonly molePercent: OxideAmounts
  readonly umf: Pick<UnityFormula, 'moles' | 'R2OTotal' | 'ROTotal' | 'SiO2Al2O3Ratio'> | null
}

/**
 * Where an item is on an axis, in the unit of the axis.
 *
 * @returns `null` where the item has no such figure: the unity formula of what has no flux, a ratio
 *   to nothing, any figure of an empty analysis
 * @example
 * axisValue('SiO2', deriveChemistry(leach4321)) // 3.711
 */
export function axisValue(axis: ChartAxis, chemistry: ChartedChemistry): number | null {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return sumValue(measure.sum, chemistry.umf)
  const amounts = amountsOf(measure.figure, chemistry)
  if (amounts === null) return null
  let value = 0
  for (const oxide of measure.oxides) value += amounts[oxide] ?? 0
  return value
}

function amountsOf(
  figure: ChartFigure,
  { percent, molePercent, umf }: ChartedChemistry,
): OxideAmounts | null {
  if (figure === 'umf') return umf?.moles ?? null
  if (!Object.values(percent).some((amount) => amount > 0)) return null
  return figure === 'percent' ? percent : molePercent
}

function sumValue(sum: ChartSum, umf: ChartedChemistry['umf']): number | null {
  if (umf === null) return null
  switch (sum) {
    case 'R2O':
      return umf.R2OTotal
    case 'RO':
      return umf.ROTotal
    case 'SiO2Al2O3Ratio':
      return umf.SiO2Al2O3Ratio
    case 'R2ORORatio':
      return umf.ROTotal === 0 ? null : umf.R2OTotal / umf.ROTotal
  }
}

function amountOf(symbol: ChartedOxide, figure: ChartFigure): AxisMeasure {
  return {
    kind: 'amount',
    symbol,
    oxides: symbol === KNAO ? ['K2O', 'Na2O'] : [symbol],
    figure,
  }
}
