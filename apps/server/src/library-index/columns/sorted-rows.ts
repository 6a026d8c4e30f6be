import { setImmediate } from 'node:timers/promises'
import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { SearchOrder } from '@glazy/contract/search'
import { readAxis } from './axis-values.ts'
import type { Chunk } from './chunk.ts'
import { ALL_ROWS, CHUNK_ROWS } from './chunk-rows.ts'

/** All rows of a chunk in an order, which is remembered until an item comes to stand elsewhere in it. */
export function sortedRows(chunk: Chunk, order: SearchOrder): Uint16Array {
  const known = chunk.sorted.get(order)
  if (known !== undefined) return known
  const rows = sortRows(chunk, order)
  chunk.sorted.set(order, rows)
  return rows
}

const ORDERS: readonly SearchOrder[] = ['uo', 'un', 'co', 'cn', 'rh', 'rl']

/** Sorts all chunks for all orders, so that no visitor waits for it. */
export async function sortChunks(chunks: readonly Chunk[]): Promise<void> {
  for (const chunk of chunks) {
    for (const order of ORDERS) sortedRows(chunk, order)
    await setImmediate()
  }
}

/** The orders that `orderOf` tells of: each is a sort of what is in order by all that follows. */
function sortRows(chunk: Chunk, order: SearchOrder): Uint16Array {
  switch (order) {
    case 'uo':
      return sortBy(chunk.updatedAt, sortBy(new Float64Array(chunk.ids), ALL_ROWS))
    case 'co':
      return sortBy(chunk.createdAt, sortBy(new Float64Array(chunk.ids), ALL_ROWS))
    case 'un':
      return sortedRows(chunk, 'uo').toReversed()
    case 'cn':
      return sortedRows(chunk, 'co').toReversed()
    case 'rh':
      return sortByRating(chunk, -1)
    case 'rl':
      return sortByRating(chunk, 1)
  }
}

function sortByRating(chunk: Chunk, direction: 1 | -1): Uint16Array {
  const counts = new Float64Array(CHUNK_ROWS)
  const averages = new Float64Array(CHUNK_ROWS)
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const average = chunk.ratingAverages[row]!
    counts[row] = -chunk.ratingCounts[row]!
    // What has no ratings comes last in both directions.
    averages[row] = Number.isNaN(average) ? Infinity : direction * average
  }
  return sortBy(averages, sortBy(counts, sortedRows(chunk, 'un')))
}

/** The rows that have a figure of an axis, in its rising order. */
export function rowsByAxis(chunk: Chunk, axis: ChartAxis): Uint16Array {
  const figures = new Float64Array(CHUNK_ROWS)
  readAxis(chunk, axis, figures)
  let count = 0
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    // What is left of an item in a free row makes no figure.
    if (figures[row]! > 0 && chunk.ids[row] !== 0) count += 1
    else figures[row] = Infinity
  }
  return count === 0 ? NO_ROWS : sortBy(figures, ALL_ROWS).slice(0, count)
}

const NO_ROWS = new Uint16Array()

/** Rows by their keys; what has the same key stays in the order it had. */
function sortBy(keys: Float64Array, rows: Uint16Array): Uint16Array {
  let from = rows.slice()
  let into = new Uint16Array(CHUNK_ROWS)
  for (let width = 1; width < CHUNK_ROWS; width *= 2) {
    for (let start = 0; start < CHUNK_ROWS; start += 2 * width)
      merge(keys, from, into, start, width)
    ;[from, into] = [into, from]
  }
  return from
}

/** Merges two neighbouring pieces that are sorted; the rows of a chunk are a power of two. */
function merge(
  keys: Float64Array,
  from: Uint16Array,
  into: Uint16Array,
  start: number,
  width: number,
): void {
  const middle = start + width
  const end = middle + width
  let left = start
  let right = middle
  // All places are below the length.
  if (keys[from[middle - 1]!]! <= keys[from[middle]!]!) {
    into.set(from.subarray(start, end), start)
    return
  }
  for (let at = start; at < end; at += 1) {
    const isLeft = right >= end || (left < middle && keys[from[left]!]! <= keys[from[right]!]!)
    into[at] = isLeft ? from[left++]! : from[right++]!
  }
}
