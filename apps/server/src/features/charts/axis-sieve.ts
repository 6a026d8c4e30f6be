import { axisMeasure, type ChartAxis } from '@glazy/ceramics/chart-axes'
import { OXIDE_TABLE, type Oxide } from '@glazy/ceramics/oxides'
import { type ChartChunk, placeOf } from './chart-columns.ts'

/** A figure as the quotient it is: weighted columns over one column, or over 1. */
interface Quotient {
  readonly parts: readonly { readonly column: Float64Array; readonly weight: number }[]
  readonly under: Float64Array | undefined
}

/** Figures differ from the products that stand for them in the last digits. */
const SLACK = 1e-9

/**
 * Leaves those of the first `count` rows of a list that may stand between two places of an axis, and
 * tells how many are left. Products are compared in place of quotients, since a processor divides
 * many times more slowly: what is left out is outside, what is left has to be looked at.
 */
export function siftByAxis(
  chunk: ChartChunk,
  axis: ChartAxis,
  { low, high }: { readonly low: number; readonly high: number },
  list: Uint16Array,
  count: number,
): number {
  const { parts, under } = quotientOf(chunk, axis)
  const slack = SLACK * (Math.abs(low) + Math.abs(high))
  const [from, to] = [low - slack, high + slack]
  const [first, second] = parts
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    // Lists hold rows of the chunk, and every column is as long as the chunk.
    const row = list[at]!
    let over = 0
    if (first !== undefined) over += first.weight * first.column[row]!
    if (second !== undefined) over += second.weight * second.column[row]!
    const whole = under === undefined ? 1 : under[row]!
    if (over >= from * whole && over <= to * whole) list[kept++] = row
  }
  return kept
}

function quotientOf(chunk: ChartChunk, axis: ChartAxis): Quotient {
  const measure = axisMeasure(axis)
  const { flux, moles, r2o, ro } = chunk
  const weighted = (oxide: Oxide, weight: number) => {
    const column = chunk.percent[placeOf(oxide)]
    return column === undefined ? [] : [{ column, weight }]
  }
  const massOf = (oxide: Oxide) => OXIDE_TABLE[oxide].molarMass
  if (measure.kind === 'amount') {
    const weights = { umf: 1, percent: 1, molePercent: 100 }
    const weightOf = (oxide: Oxide) =>
      measure.figure === 'percent' ? 1 : weights[measure.figure] / massOf(oxide)
    return {
      parts: measure.oxides.flatMap((oxide) => weighted(oxide, weightOf(oxide))),
      under: { umf: flux, percent: undefined, molePercent: moles }[measure.figure],
    }
  }
  switch (measure.sum) {
    case 'R2O':
      return { parts: [{ column: r2o, weight: 1 }], under: flux }
    case 'RO':
      return { parts: [{ column: ro, weight: 1 }], under: flux }
    case 'R2ORORatio':
      return { parts: [{ column: r2o, weight: 1 }], under: ro }
    case 'SiO2Al2O3Ratio':
      return {
        parts: weighted('SiO2', massOf('Al2O3') / massOf('SiO2')),
        under: chunk.percent[placeOf('Al2O3')],
      }
  }
}
