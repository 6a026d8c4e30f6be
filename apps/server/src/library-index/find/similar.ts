import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { siftByAxis } from '#library-index/columns/axis-sieve.ts'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import type { Chunk } from '#library-index/columns/chunk.ts'
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
    const distanceOf = createDistance(chunk, significant)
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]! // as many as were kept
      const other = chunk.ids[row] ?? 0
      if (other === id || !isVisible(chunk, row, viewer)) continue
      const distance = distanceOf(row)
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
  rows.set(ALL_ROWS)
  return significant.slice(0, SIFTED_BY).reduce((count, { oxide, amount }) => {
    const band = { axis: axisOf(oxide), low: amount - TOLERANCE, high: amount + TOLERANCE }
    return siftByAxis(chunk, band, rows, count, rows)
  }, CHUNK_ROWS)
}

/** How far an item is away, in squares of mole percent; undefined where it is not similar. */
type Distance = (row: number) => number | undefined

function createDistance(chunk: Chunk, significant: readonly SignificantOxide[]): Distance {
  const readers = significant.map(({ oxide, amount }) => {
    return { amount, valueAt: createAxisReader(chunk, axisOf(oxide)) }
  })
  return (row) => {
    let distance = 0
    for (const [at, { amount, valueAt }] of readers.entries()) {
      const value = valueAt(row)
      if (!(value >= amount - TOLERANCE && value <= amount + TOLERANCE)) return undefined
      if (at < ORDERED_BY) distance += (value - amount) * (value - amount)
    }
    return distance
  }
}

const axisOf = (oxide: Compared): ChartAxis => `${oxide}_percent_mol`

/** Empty where nothing is known: there every figure is NaN, which is no more than anything. */
function molePercentOf(chunk: Chunk, row: number): OxideAmounts {
  return Object.fromEntries(
    OXIDES.map((oxide) => [oxide, createAxisReader(chunk, `${oxide}_percent_mol`)(row)]),
  )
}
