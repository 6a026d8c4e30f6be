import { CHART_SUMS, type ChartAxis, KNAO, parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { foldText } from '@glazy/ceramics/lookups/slug'
import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import type { FigureRange } from '../ranges.ts'
import type { Phrase } from './phrase.ts'

/** Potters leave out the 0 before a point. */
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,6})?|[.,]\d{1,6})`
const SYMBOL = String.raw`\p{L}[\p{L}\d₀-₉]{0,11}`
/** What joins oxides to a sum or a ratio. */
const JOINED = String.raw`\s*[+:/]\s*`
const SIGN = '>=|<=|=>|=<|≥|≤|≧|≦|>|<|='
const FIGURE = new RegExp(
  String.raw`(${SYMBOL}(?:${JOINED}${SYMBOL}){0,3})(?:\s+ratio)?\s*` +
    String.raw`(?:(${SIGN})\s*${NUMBER}|(?<=\s)${NUMBER}\s*(?:-|–|—|\.\.|to)\s*${NUMBER})` +
    String.raw`(?:\s*(?:wt|(mole?))?[\s.-]{0,2}(%))?(?![\p{L}\d])`,
  'uy',
)
const ADDEND_BEFORE = new RegExp(String.raw`(${SYMBOL})${JOINED}$`, 'u')

const NAMED: readonly ChartAxis[] = [...OXIDES, KNAO, ...CHART_SUMS]

/** Axes by their folded names, and by those that potters have for them. */
const AXES: ReadonlyMap<string, ChartAxis> = new Map<string, ChartAxis>([
  ...NAMED.map((axis) => [axis.toLowerCase(), axis] as const),
  ...([
    ['silica', 'SiO2'],
    ['alumina', 'Al2O3'],
    ['boron', 'B2O3'],
    ['si:al', 'SiO2Al2O3Ratio'],
  ] as const),
])

/** Sums and ratios that lists have a filter for, by what they are of. */
const JOINED_AXES: ReadonlyMap<string, ChartAxis> = new Map<string, ChartAxis>([
  ['SiO2:Al2O3', 'SiO2Al2O3Ratio'],
  ['R2O:RO', 'R2ORORatio'],
  ['K2O+Na2O', KNAO],
  ['Na2O+K2O', KNAO],
])

function axisCalled(written: string): ChartAxis | undefined {
  const name = foldText(written).replaceAll(/\s/g, '').replaceAll('/', ':')
  const parts = name.split(/([+:])/).map((part) => AXES.get(part) ?? part)
  return AXES.get(name) ?? JOINED_AXES.get(parts.join(''))
}

/** Half of what the last of two decimals tells apart: formulas are shown with two. */
const UNSHOWN = 0.005

/**
 * What a figure is to be, such as `SiO2 > 3`, `B2O3 = 0`, `Al2O3 0.3-0.5`, `MgO ≤ 5 %`, `K2O + Na2O > .2`,
 * `Si:Al > 7`; both ends belong to it. A sum or ratio that lists have no filter for is none.
 */
export function readFigure(text: string, from: number): Phrase | undefined {
  const plain = withPlainFigures(text)
  FIGURE.lastIndex = from
  const [whole, name = '', sign, bound, least, most, moles, percent] = FIGURE.exec(plain) ?? []
  if (whole === undefined || isAddend(plain, from)) return undefined
  const oxide = axisCalled(name)
  if (oxide === undefined) return undefined
  const unit = percent === undefined ? '' : moles === undefined ? '_percent' : '_percent_mol'
  const axis = parseChartAxis(oxide + unit)
  if (axis === undefined) return undefined
  const range = rangeOf(axis, { sign, bound, least, most })
  if (range === undefined) return undefined
  const ends = sign === '=' ? `= ${figureOf(bound)}` : endsOf(range)
  const shown = `${oxide} ${ends}${UNITS[unit]}`
  return { kind: 'figure', from, to: from + whole.length, name: shown, range }
}

const UNITS = { '': '', _percent: ' %', _percent_mol: ' mol%' } as const

/** Whether what stands there is the rest of a sum or ratio: of `CaO + MgO > 1` no oxide is to be above 1. */
function isAddend(text: string, from: number): boolean {
  const before = ADDEND_BEFORE.exec(text.slice(0, from))?.[1]
  return before !== undefined && axisCalled(before) !== undefined
}

interface Written {
  readonly sign: string | undefined
  readonly bound: string | undefined
  readonly least: string | undefined
  readonly most: string | undefined
}

function rangeOf(axis: ChartAxis, written: Written): FigureRange | undefined {
  const { sign, bound, least, most } = written
  if (sign !== undefined && bound !== undefined) {
    const figure = figureOf(bound)
    if (sign === '=') return readsAs(axis, figure)
    return /[>≥≧]/u.test(sign) ? { axis, min: figure } : { axis, max: figure }
  }
  if (least === undefined || most === undefined) return undefined
  const [min, max] = [figureOf(least), figureOf(most)]
  return min > max ? undefined : { axis, min, max }
}

function figureOf(text = ''): number {
  return Number(text.replace(',', '.'))
}

/** What is shown as a figure. */
function readsAs(axis: ChartAxis, figure: number): FigureRange {
  const max = figure + UNSHOWN
  return figure === 0 ? { axis, max } : { axis, min: figure - UNSHOWN, max }
}

const BORON = /^(?:boron(?: oxide)?|b2o3)$/u

/**
 * What is meant by `no boron`, and by `with boron`. No raw material is called so: it comes with frits,
 * colemanite, borax and others, and potters mean the oxide.
 *
 * @returns `undefined` where something else is named
 */
export function readBoron(
  kind: 'with' | 'without',
  name: string,
): { readonly kind: 'figure'; readonly name: string; readonly range: FigureRange } | undefined {
  if (!BORON.test(foldText(name))) return undefined
  return kind === 'without'
    ? { kind: 'figure', name: 'B2O3 = 0', range: readsAs('B2O3', 0) }
    : { kind: 'figure', name: 'B2O3 > 0', range: { axis: 'B2O3', min: UNSHOWN } }
}

function endsOf({ min, max }: FigureRange): string {
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}
