import type { SearchOrder } from '@glazy/contract/search'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS, ROW_BITS, ROW_MASK } from '#library-index/columns/chunk-rows.ts'
import { firstPlace } from '#library-index/first-place.ts'
import { hasBit, type RowBits } from './row-bits.ts'

/** Compares two places of the columns: the number of the chunk, then the row. */
export type ComparePlaces = (one: number, other: number) => number

/** How items are put in order. */
export interface PlaceOrder {
  readonly compare: ComparePlaces
  /** What the order begins with, as a number: of two items the one with the smaller comes first. */
  readonly keyOf: (place: number) => number
}

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

/** A part of what is in order. */
interface Part {
  readonly from: number
  readonly to: number
}

/** The members from one place of their order up to another; for few members, or near the beginning. */
export function windowInOrder(
  members: Int32Array,
  { from, to }: Part,
  order: PlaceOrder,
): Int32Array {
  return firstInOrder(members, to, order).slice(from)
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

/** Hits of a chunk, with all its rows in order. */
interface SortedHits {
  readonly chunk: Chunk
  readonly sorted: Uint16Array
  readonly bits: RowBits
}

/** The places of hits from one place of their order up to another, by going along all chunks at once. */
export function mergeInOrder(
  hits: readonly SortedHits[],
  { from, to }: Part,
  { compare }: Pick<PlaceOrder, 'compare'>,
): Int32Array {
  const nextOf = new Map(hits.map((each) => [each.chunk.number, walk(each)]))
  const firsts = Int32Array.from([...nextOf.values()], (next) => next())
  const isLater: ComparePlaces = (one, other) => compare(other, one)
  let heap = firsts.filter((place) => place !== NO_PLACE).sort(compare)
  const found = new Int32Array(Math.max(0, to - from))
  for (let at = 0; at < to && heap.length > 0; at += 1) {
    const place = heap[0]!
    if (at >= from) found[at - from] = place
    const next = nextOf.get(place >>> ROW_BITS)?.() ?? NO_PLACE
    if (next !== NO_PLACE) replaceRoot(heap, next, isLater)
    else {
      const last = heap.at(-1)!
      heap = heap.subarray(0, -1)
      if (heap.length > 0) replaceRoot(heap, last, isLater)
    }
  }
  return found
}

/**
 * The same for what is far from the beginning. One hit out of every `step` of a chunk is a sample. The
 * samples of all chunks, put in order, show between which two of them the part lies, and only the hits
 * between these two are put in order.
 */
export function farInOrder(
  hits: readonly SortedHits[],
  { from, to }: Part,
  { compare }: Pick<PlaceOrder, 'compare'>,
): Int32Array {
  const lists = hits.map(listInOrder)
  const size = lists.reduce((sum, { length }) => sum + length, 0)
  // As many samples as hits between two of them in all chunks together.
  const step = Math.max(1, Math.floor(Math.sqrt(size / lists.length)))
  const isSample = (_: number, at: number) => at % step === step - 1
  const samples = Int32Array.from(lists.flatMap((list) => [...list.filter(isSample)])).sort(compare)
  // Up to a sample there are all the hits that samples up to it close, and in each chunk a few more.
  const low = Math.floor((from - lists.length * (step - 1)) / step) - 1
  const high = Math.ceil(to / step) - 1
  /** How many of a list do not come after a sample. */
  const countUpTo = (list: Int32Array, sample: number) =>
    firstPlace(list.length, (at) => compare(list[at]!, samples[sample]!) > 0)
  let before = 0
  const between = lists.flatMap((list) => {
    const begin = low < 0 ? 0 : countUpTo(list, low)
    const end = high < samples.length ? countUpTo(list, high) : list.length
    before += begin
    return [...list.subarray(begin, end)]
  })
  return Int32Array.from(between)
    .sort(compare)
    .slice(from - before, to - before)
}

function listInOrder(hits: SortedHits): Int32Array {
  const next = walk(hits)
  const places = new Int32Array(CHUNK_ROWS)
  let count = 0
  for (let place = next(); place !== NO_PLACE; place = next()) places[count++] = place
  return places.subarray(0, count)
}

const NO_PLACE = -1

/** Gives the places of hits one after the other. */
function walk({ chunk, sorted, bits }: SortedHits): () => number {
  let at = 0
  return () => {
    while (at < CHUNK_ROWS && !hasBit(bits, sorted[at]!)) at += 1
    return at < CHUNK_ROWS ? placeOfRow(chunk, sorted[at++]!) : NO_PLACE
  }
}
