import { axisMeasure, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { OXIDE_TABLE, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import { type Chunk, placeOf } from './chunk.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'

/** A figure as the quotient it is: two weighted columns over a third one. */
interface Quotient {
  /** Whether the quotient is a number only where the figure is one. */
  readonly isWhole: boolean
  readonly first: WeightedColumn
  readonly second: WeightedColumn
  readonly under: Float64Array
}

interface WeightedColumn {
  readonly column: Float64Array
  readonly weight: number
}

/**
 * Figures differ from the products that stand for them in the last digits, and by more when they
 * are compared as numbers of 32 bits. Next to its size an end has as much slack as none comes near.
 */
const SLACK = 1e-6
const SMALLEST_SLACK = 1e-30

// What a quotient does not have is a column too: a loop without questions is twice as fast.
const ZEROS = new Float64Array(CHUNK_ROWS)
const ONES = new Float64Array(CHUNK_ROWS).fill(1)
const NOTHING: WeightedColumn = { column: ZEROS, weight: 0 }

/** Figures between two places of an axis. */
export interface AxisBand {
  readonly axis: ChartAxis
  readonly low: number
  readonly high: number
}

/**
 * Writes those of the first `count` rows of a list that may stand within a band, in their order and
 * also over the list itself, and tells how many they are. Products are compared in place of
 * quotients, since a processor divides many times more slowly: what is left out is outside, what is
 * left has to be looked at.
 */
export function siftByAxis(
  chunk: Chunk,
  { axis, low, high }: AxisBand,
  list: Uint16Array,
  count: number,
  into: Uint16Array,
): number {
  const { first, second, under } = quotientOf(chunk, axis)
  const [firstColumn, firstWeight] = [first.column, first.weight]
  const [secondColumn, secondWeight] = [second.column, second.weight]
  const [from, to] = [low - slackOf(low), high + slackOf(high)]
  let kept = 0
  // Most axes are one column, and half of the time goes by until what is read has come from memory.
  if (second === NOTHING) {
    for (let at = 0; at < count; at += 1) {
      const row = list[at]!
      const over = firstWeight * firstColumn[row]!
      const whole = under[row]!
      // Written over by the next one unless it is kept: a question that a processor guesses badly takes
      // many times as long as both comparisons.
      into[kept] = row
      kept += Number(over >= from * whole) & Number(over <= to * whole)
    }
    return kept
  }
  for (let at = 0; at < count; at += 1) {
    // Lists hold rows of the chunk, and every column is as long as the chunk.
    const row = list[at]!
    const over = firstWeight * firstColumn[row]! + secondWeight * secondColumn[row]!
    const whole = under[row]!
    into[kept] = row
    kept += Number(over >= from * whole) & Number(over <= to * whole)
  }
  return kept
}

/**
 * Leaves those of the first `count` rows of a list that are within a band, in their order, and tells
 * how many are left. Only those near its ends are decided by their very figure.
 */
export function keepByAxis(
  chunk: Chunk,
  { axis, low, high }: AxisBand,
  isWithin: (row: number) => boolean,
  list: Uint16Array,
  count: number,
): number {
  const { first, second, under, isWhole } = quotientOf(chunk, axis)
  const [firstColumn, firstWeight] = [first.column, first.weight]
  const [secondColumn, secondWeight] = [second.column, second.weight]
  const [lowSlack, highSlack] = [slackOf(low), slackOf(high)]
  const [outerLow, outerHigh] = [low - lowSlack, high + highSlack]
  // Where a quotient may be a number without a figure, no row is inside for sure.
  const innerLow = isWhole ? low + lowSlack : Infinity
  const innerHigh = high - highSlack
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = list[at]!
    const over = firstWeight * firstColumn[row]! + secondWeight * secondColumn[row]!
    const whole = under[row]!
    if (!(over >= outerLow * whole && over <= outerHigh * whole)) continue
    const isInside = over >= innerLow * whole && over <= innerHigh * whole
    if (isInside || isWithin(row)) list[kept++] = row
  }
  return kept
}

/** An end that is open needs none. */
function slackOf(end: number): number {
  return Number.isFinite(end) ? SLACK * Math.abs(end) + SMALLEST_SLACK : 0
}

function quotientOf(chunk: Chunk, axis: ChartAxis): Quotient {
  const measure = axisMeasure(axis)
  const { flux, moles, r2o, ro } = chunk
  if (measure.kind === 'amount') {
    const weightOf = (oxide: Oxide) => {
      const perMass = measure.figure === 'molePercent' ? 100 : 1
      return measure.figure === 'percent' ? 1 : perMass / OXIDE_TABLE[oxide].molarMass
    }
    const [first, second] = measure.oxides.map((oxide) => weighted(chunk, oxide, weightOf(oxide)))
    const under = { umf: flux, percent: ONES, molePercent: moles }[measure.figure]
    // An empty analysis has percents, of nothing, but no figures.
    const isWhole = measure.figure !== 'percent'
    return { first: first ?? NOTHING, second: second ?? NOTHING, under, isWhole }
  }
  const alone = (column: Float64Array) => ({ first: { column, weight: 1 }, second: NOTHING })
  switch (measure.sum) {
    case 'R2O':
      return { ...alone(r2o), under: flux, isWhole: true }
    case 'RO':
      return { ...alone(ro), under: flux, isWhole: true }
    case 'R2ORORatio':
      return { ...alone(r2o), under: ro, isWhole: false }
    case 'SiO2Al2O3Ratio': {
      const [silica, alumina] = [OXIDE_TABLE.SiO2.molarMass, OXIDE_TABLE.Al2O3.molarMass]
      const first = weighted(chunk, 'SiO2', alumina / silica)
      const under = weighted(chunk, 'Al2O3', 1).column
      return { first, second: NOTHING, under, isWhole: false }
    }
  }
}

function weighted({ percent }: Chunk, oxide: Oxide, weight: number): WeightedColumn {
  const column = percent[placeOf(oxide)]
  return column === undefined ? NOTHING : { column, weight }
}
