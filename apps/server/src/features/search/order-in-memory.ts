import type { SearchOrder } from '@glazy/contract/search'
import type { ChartChunk, ChartColumns } from '#features/charts/chart-columns.ts'
import { CHUNK_ROWS } from '#features/charts/chunk-rows.ts'

/** Compares two places of the columns: the number of the chunk, then the row. */
export type ComparePlaces = (one: number, other: number) => number

const ROW_BITS = Math.log2(CHUNK_ROWS)
const ROW_MASK = CHUNK_ROWS - 1

/** The orders of `result-pages.queries.ts`, of items in memory. */
export function compareInOrder({ chunks }: ChartColumns, order: SearchOrder): ComparePlaces {
  const figure = (columnOf: (chunk: ChartChunk) => Float64Array | Int32Array) => (place: number) =>
    columnOf(chunks[place >>> ROW_BITS]!)[place & ROW_MASK]! // a place is where an item stands
  const id = figure((chunk) => chunk.ids)
  const updated = figure((chunk) => chunk.updatedAt)
  const created = figure((chunk) => chunk.createdAt)
  const average = figure((chunk) => chunk.ratingAverages)
  const ratings = figure((chunk) => chunk.ratingCounts)
  const lastUpdate: ComparePlaces = (one, other) =>
    updated(other) - updated(one) || id(other) - id(one)
  const byRating =
    (direction: 1 | -1): ComparePlaces =>
    (one, other) =>
      compareRatings(average(one), average(other), direction) ||
      ratings(other) - ratings(one) ||
      lastUpdate(one, other)
  switch (order) {
    case 'un':
      return lastUpdate
    case 'uo':
      return (one, other) => updated(one) - updated(other) || id(one) - id(other)
    case 'cn':
      return (one, other) => created(other) - created(one) || id(other) - id(one)
    case 'co':
      return (one, other) => created(one) - created(other) || id(one) - id(other)
    case 'rh':
      return byRating(-1)
    case 'rl':
      return byRating(1)
  }
}

export function isNewestFirst(order: SearchOrder): boolean {
  return order !== 'uo' && order !== 'co'
}

/** What has no ratings comes last in both directions. */
function compareRatings(one: number, other: number, direction: 1 | -1): number {
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1
  if (Number.isNaN(other)) return -1
  return direction * (one - other)
}

/** The first so many, sorted; the others are only compared with the last of these. */
export function firstInOrder(
  members: Int32Array,
  most: number,
  compare: ComparePlaces,
): Int32Array {
  if (most >= members.length) return members.slice().sort(compare)
  // A heap with the last of the first at its root.
  const heap = members.slice(0, most).sort((one, other) => compare(other, one))
  for (let at = most; at < members.length; at += 1) {
    const place = members[at]! // below the length
    if (compare(place, heap[0]!) < 0) replaceRoot(heap, place, compare)
  }
  return heap.sort(compare)
}

function replaceRoot(heap: Int32Array, place: number, compare: ComparePlaces): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child += 1
    if (compare(heap[child]!, place) <= 0) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = place
}
