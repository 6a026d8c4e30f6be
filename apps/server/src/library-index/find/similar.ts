import { KNAO } from '@glazy/ceramics/charts/chart-axes'
import {
  OXIDE_TABLE,
  OXIDES,
  type Oxide,
  type OxideAmounts,
} from '@glazy/ceramics/chemistry/oxides'
import { type Chunk, placeOf } from '#library-index/columns/chunk.ts'
import { ALL_ROWS, CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { findVisible, isVisible } from '#library-index/visible.ts'
import type { Pass } from './find-hits.ts'
import {
  type Compared,
  ORDERED_BY,
  type SignificantOxide,
  significantOxides,
  TOLERANCE,
} from './similar-rule.ts'

/** One list after the other is made, so they share the room. */
const rows = new Uint16Array(CHUNK_ROWS)

/** Oxides by which most items are left out before their figures are calculated. */
const SIFTED_BY = 3
/** Products stand there in place of quotients, from which they differ in the last digits. */
const SLACK = 1e-9

/**
 * Items within one mole percent of an item in every oxide that matters there, the nearest in its
 * three largest oxides first; never the item itself.
 *
 * @returns undefined for an item that is not there, or not to be seen
 */
export async function findSimilar(
  { columns, giveWay }: Pass,
  viewer: number,
  id: number,
  limit: number,
): Promise<number[] | undefined> {
  const own = findVisible(columns, id, viewer)
  if (own === undefined) return undefined
  const significant = significantOxides(molePercentOf(own.chunk, own.row))
  if (significant.length === 0) return []
  const similar: { readonly id: number; readonly distance: number }[] = []
  for (const chunk of columns.chunks) {
    const count = sift(chunk, significant)
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]! // as many as were kept
      const other = chunk.ids[row] ?? 0
      if (other === id || !isVisible(chunk, row, viewer)) continue
      const distance = distanceOf(chunk, row, significant)
      if (distance !== undefined) similar.push({ id: other, distance })
    }
    await giveWay()
  }
  return similar
    .sort((one, other) => one.distance - other.distance || other.id - one.id)
    .slice(0, limit)
    .map((item) => item.id)
}

/** Writes the rows that may be similar, and tells how many they are. */
function sift(chunk: Chunk, significant: readonly SignificantOxide[]): number {
  const { moles, percent } = chunk
  const sifting = significant
    .flatMap(({ oxide, amount }) => (oxide === KNAO ? [] : [{ oxide, amount }]))
    .slice(0, SIFTED_BY)
  rows.set(ALL_ROWS)
  let kept = CHUNK_ROWS
  for (const { oxide, amount } of sifting) {
    const inHundred = OXIDE_TABLE[oxide].molarMass / 100
    const low = (amount - TOLERANCE - SLACK) * inHundred
    const high = (amount + TOLERANCE + SLACK) * inHundred
    const column = percent[placeOf(oxide)]
    if (column === undefined) {
      // All items of the chunk have none of it.
      if (low > 0) return 0
      continue
    }
    const count = kept
    kept = 0
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]! // as many as were kept
      const value = column[row]! // as long as the chunk, like the moles
      const whole = moles[row]!
      // Written over by the next one unless it is kept: a question that a processor guesses badly
      // takes longer than both comparisons.
      rows[kept] = row
      kept += Number(value >= low * whole) & Number(value <= high * whole)
    }
  }
  return kept
}

/** How far an item is away, in squares of mole percent; undefined where it is not similar. */
function distanceOf(
  chunk: Chunk,
  row: number,
  significant: readonly SignificantOxide[],
): number | undefined {
  let distance = 0
  for (const [at, { oxide, amount }] of significant.entries()) {
    const value = figureOf(chunk, row, oxide)
    if (!(value >= amount - TOLERANCE && value <= amount + TOLERANCE)) return undefined
    if (at < ORDERED_BY) distance += (value - amount) * (value - amount)
  }
  return distance
}

function figureOf(chunk: Chunk, row: number, oxide: Compared): number {
  if (oxide !== KNAO) return molePercentAt(chunk, row, oxide)
  return molePercentAt(chunk, row, 'K2O') + molePercentAt(chunk, row, 'Na2O')
}

/** The figure that the chemistry gives, to the last digit. */
function molePercentAt(chunk: Chunk, row: number, oxide: Oxide): number {
  const percent = chunk.percent[placeOf(oxide)]?.[row] ?? 0
  return (100 * (percent / OXIDE_TABLE[oxide].molarMass)) / (chunk.moles[row] ?? NaN)
}

/** Empty where nothing is known: there every figure is NaN, which is no more than anything. */
function molePercentOf(chunk: Chunk, row: number): OxideAmounts {
  return Object.fromEntries(OXIDES.map((oxide) => [oxide, molePercentAt(chunk, row, oxide)]))
}
