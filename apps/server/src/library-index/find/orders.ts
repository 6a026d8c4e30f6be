import type { SearchOrder } from '@glazy/contract/search'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { ALL_ROWS, CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'

/** Compares two places of the columns: the number of the chunk, then the row. */
export type ComparePlaces = (one: number, other: number) => number

/** How items are put in order. */
export interface PlaceOrder {
  readonly compare: ComparePlaces
  /** What the order begins with, as a number: of two items the one with the smaller comes first. */
  readonly keyOf: (place: number) => number
}

const ROW_BITS = Math.log2(CHUNK_ROWS)
const ROW_MASK = CHUNK_ROWS - 1

/** The orders of lists; all end in the id, so that paging is stable. */
export function orderOf(chunks: readonly Chunk[], order: SearchOrder): PlaceOrder {
  const figure = (columnOf: (chunk: Chunk) => Float64Array | Int32Array) => (place: number) =>
    columnOf(chunks[place >>> ROW_BITS]!)[place & ROW_MASK]! // a place is where an item stands
  const id = figure((chunk) => chunk.ids)
  const updated = figure((chunk) => chunk.updatedAt)
  const created = figure((chunk) => chunk.createdAt)
  const average = figure((chunk) => chunk.ratingAverages)
  const ratings = figure((chunk) => chunk.ratingCounts)
  const byTime = (time: (place: number) => number, direction: 1 | -1): PlaceOrder => ({
    compare: (one, other) => direction * (time(one) - time(other) || id(one) - id(other)),
    keyOf: (place) => direction * time(place),
  })
  const lastUpdate = byTime(updated, -1)
  const byRating = (direction: 1 | -1): PlaceOrder => {
    // What has no ratings comes last in both directions.
    const keyOf = (place: number) => {
      const value = average(place)
      return Number.isNaN(value) ? Number.MAX_VALUE : direction * value
    }
    return {
      keyOf,
      compare: (one, other) =>
        keyOf(one) - keyOf(other) ||
        ratings(other) - ratings(one) ||
        lastUpdate.compare(one, other),
    }
  }
  switch (order) {
    case 'un':
      return lastUpdate
    case 'uo':
      return byTime(updated, 1)
    case 'cn':
      return byTime(created, -1)
    case 'co':
      return byTime(created, 1)
    case 'rh':
      return byRating(-1)
    case 'rl':
      return byRating(1)
  }
}

/** The place of a row of a chunk. */
export function placeOfRow(chunk: Chunk, row: number): number {
  return (chunk.number << ROW_BITS) | row
}

/** The chunk and the row of a place. */
export function rowAt(chunks: readonly Chunk[], place: number) {
  return { chunk: chunks[place >>> ROW_BITS]!, row: place & ROW_MASK }
}

/**
 * Sorts a chunk for an order, unless it keeps changing, when that would cost more than it saves: only
 * who asks twice of the same version has it sorted.
 */
export function sortIfSteady(chunk: Chunk, order: SearchOrder): void {
  const { version, number } = chunk
  const known = chunk.sorted.get(order)
  if (known?.version !== version) chunk.sorted.set(order, { version })
  else if (known.rows === undefined) {
    const base = number << ROW_BITS
    const { compare } = orderOf(sparse(chunk), order)
    const rows = ALL_ROWS.toSorted((one, other) => compare(base | one, base | other))
    chunk.sorted.set(order, { version, rows })
  }
}

/** All rows of a chunk in an order, if it was sorted. */
export function sortedRows(
  { sorted, version }: Chunk,
  order: SearchOrder,
): Uint16Array | undefined {
  const known = sorted.get(order)
  return known?.version === version ? known.rows : undefined
}

/** All chunks there are, as far as the places of one of them are concerned. */
function sparse(chunk: Chunk): Chunk[] {
  const chunks: Chunk[] = []
  chunks[chunk.number] = chunk
  return chunks
}

/** Beyond so many items a window is cut out of sorted numbers, which is faster than a long heap. */
const HEAP_MAX = 2_000

/** The members from one place of their order up to another. */
export function windowInOrder(
  members: Int32Array,
  { from, to }: { readonly from: number; readonly to: number },
  { compare, keyOf }: PlaceOrder,
): Int32Array {
  if (to <= HEAP_MAX) return firstInOrder(members, to, { compare, keyOf }).slice(from)
  const keys = Float64Array.from(members, keyOf).sort()
  const [low = 0, high = 0] = [keys[from], keys[Math.min(to, keys.length) - 1]]
  const before = keys.indexOf(low)
  return members
    .filter((place) => keyOf(place) >= low && keyOf(place) <= high)
    .sort(compare)
    .slice(from - before, to - before)
}

/** The first so many, sorted; the others are only compared with the last of these. */
function firstInOrder(
  members: Int32Array,
  most: number,
  { compare, keyOf }: PlaceOrder,
): Int32Array {
  if (most >= members.length) return members.slice().sort(compare)
  // A heap with the last of the first at its root.
  const heap = members.slice(0, most).sort((one, other) => compare(other, one))
  let last = keyOf(heap[0]!)
  for (let at = most; at < members.length; at += 1) {
    const place = members[at]! // below the length
    if (keyOf(place) > last || compare(place, heap[0]!) >= 0) continue
    replaceRoot(heap, place, compare)
    last = keyOf(heap[0]!)
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
