import { CHART_SUMS, type ChartAxis, KNAO, parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { foldText } from '@glazy/ceramics/lookups/slug'
import type { FigureRange } from '../ranges.ts'
import type { Phrase } from './phrase.ts'

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,6})?)`
const FIGURE = new RegExp(
  String.raw`([\p{L}][\p{L}\d₀-₉:]{0,11})\s*(?:(>=|<=|=>|=<|≥|≤|>|<)\s*${NUMBER}|\s${NUMBER}\s*(?:-|–|—|\.\.|to)\s*${NUMBER})(\s*%)?(?![\p{L}\d])`,
  'uy',
)

const NAMED: readonly ChartAxis[] = [...OXIDES, KNAO, ...CHART_SUMS]

/** Axes by their folded names, and by those that potters have for them. */
const AXES: ReadonlyMap<string, ChartAxis> = new Map<string, ChartAxis>([
  ...NAMED.map((axis) => [axis.toLowerCase(), axis] as const),
  ...([
    ['silica', 'SiO2'],
    ['alumina', 'Al2O3'],
    ['boron', 'B2O3'],
    ['si:al', 'SiO2Al2O3Ratio'],
    ['sio2:al2o3', 'SiO2Al2O3Ratio'],
    ['r2o:ro', 'R2ORORatio'],
  ] as const),
])

/** What a figure is to be, such as `SiO2 > 3`, `Al2O3 0.3-0.5`, `MgO ≤ 5 %`; both ends belong to it. */
export function readFigure(text: string, from: number): Phrase | undefined {
  FIGURE.lastIndex = from
  const [whole, name = '', sign, bound, least, most, percent] = FIGURE.exec(text) ?? []
  const oxide = AXES.get(foldText(name))
  if (whole === undefined || oxide === undefined) return undefined
  const axis = percent === undefined ? oxide : parseChartAxis(`${oxide}_percent`)
  if (axis === undefined) return undefined
  const range = rangeOf(axis, { sign, bound, least, most })
  if (range === undefined) return undefined
  const shown = `${oxide} ${endsOf(range)}${percent === undefined ? '' : ' %'}`
  return { kind: 'figure', from, to: from + whole.length, name: shown, range }
}

interface Written {
  readonly sign: string | undefined
  readonly bound: string | undefined
  readonly least: string | undefined
  readonly most: string | undefined
}

function rangeOf(axis: ChartAxis, written: Written): FigureRange | undefined {
  const { sign, bound, least, most } = written
  const number = (text: string) => Number(text.replace(',', '.'))
  if (sign !== undefined && bound !== undefined) {
    return /[>≥]/u.test(sign) ? { axis, min: number(bound) } : { axis, max: number(bound) }
  }
  if (least === undefined || most === undefined || number(least) > number(most)) return undefined
  return { axis, min: number(least), max: number(most) }
}

function endsOf({ min, max }: FigureRange): string {
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}
