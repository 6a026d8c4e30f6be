import type { SearchOrder } from '@glazy/contract/search'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { type ChunkHits, findHits, type ItemSearch, type Pass, RANKS, rowsOf } from './find-hits.ts'
import { orderOf, placeOfRow, rowAt, sortedRows, sortIfSteady, windowInOrder } from './orders.ts'
import { hasBit, type RowBits } from './row-bits.ts'

/** A window of a list. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** A window of the items that are found, and how many are found. */
export interface FoundPage {
  readonly ids: readonly number[]
  /** The rank of each. */
  readonly ranks: readonly number[]
  readonly total: number
}

/** A window of the items that are found: by their ranks, within a rank in order. */
export async function findPage(
  pass: Pass,
  search: ItemSearch,
  order: SearchOrder,
  window: Window,
): Promise<FoundPage> {
  const { chunks } = pass.columns
  const read = (hits: ChunkHits) => {
    if (hits.count > LISTED_MAX && 'bits' in hits.rows) sortIfSteady(hits.chunk, order)
    return hits
  }
  return findHits(pass, search, read, (hits) => {
    const total = countHits(hits)
    const end = Math.min(window.offset + window.limit, total)
    const ids: number[] = []
    const ranks: number[] = []
    let before = 0
    for (const [at, rank] of ranksOf(hits).entries()) {
      if (before >= end) break
      const { places, size } = rank(end - before, order)
      if (before + size > window.offset) {
        const from = Math.max(0, window.offset - before)
        const to = Math.min(size, end - before)
        for (const place of windowInOrder(places, { from, to }, orderOf(chunks, order))) {
          const { chunk, row } = rowAt(chunks, place)
          ids.push(chunk.ids[row] ?? 0)
          ranks.push(at)
        }
      }
      before += size
    }
    return { ids, ranks, total }
  })
}

/** Ids of all items that are found, in no order. */
export async function findIds(pass: Pass, search: ItemSearch): Promise<number[]> {
  const read = (hits: ChunkHits) => Int32Array.from(rowsOf(hits), (row) => hits.chunk.ids[row] ?? 0)
  return findHits(pass, search, read, (parts) => parts.flatMap((ids) => [...ids]))
}

/** How many items are found. */
export async function countFound(pass: Pass, search: ItemSearch): Promise<number> {
  return findHits(pass, search, (hits) => hits, countHits)
}

function countHits(hits: readonly ChunkHits[]): number {
  return hits.reduce((sum, { count }) => sum + count, 0)
}

/** The places among which the first so many of a rank are, and how many have that rank. */
type Rank = (first: number, order: SearchOrder) => { places: Int32Array; size: number }

function ranksOf(hits: readonly ChunkHits[]): Rank[] {
  if (hits.every(({ rows }) => 'bits' in rows)) {
    return [(first, order) => ({ places: firstPlaces(hits, first, order), size: countHits(hits) })]
  }
  return Array.from({ length: RANKS }, (_, rank) => () => {
    const places = rankedPlaces(hits, rank)
    return { places, size: places.length }
  })
}

function rankedPlaces(hits: readonly ChunkHits[], rank: number): Int32Array {
  const places = new Int32Array(countHits(hits))
  let count = 0
  for (const { chunk, rows } of hits) {
    if ('bits' in rows) continue
    for (const [at, row] of rows.list.entries()) {
      if (rows.ranks[at] === rank) places[count++] = placeOfRow(chunk, row)
    }
  }
  return places.subarray(0, count)
}

/** All hits, or of chunks whose order is known the first alone: no later one can be on the page. */
function firstPlaces(hits: readonly ChunkHits[], first: number, order: SearchOrder): Int32Array {
  const places = new Int32Array(countHits(hits))
  let count = 0
  for (const found of hits) {
    const { chunk, rows } = found
    // Few hits are listed in no time; of many the first are met soon.
    const sorted = found.count > LISTED_MAX ? sortedRows(chunk, order) : undefined
    const list =
      sorted !== undefined && 'bits' in rows
        ? firstOf(sorted, rows.bits, Math.min(first, found.count))
        : rowsOf(found)
    for (const row of list) places[count++] = placeOfRow(chunk, row)
  }
  return places.subarray(0, count)
}

/** With at most so many hits a chunk is not sorted for them. */
const LISTED_MAX = 128

/** One chunk after the other is listed, so they share the room. */
const listed = new Uint16Array(CHUNK_ROWS)

function firstOf(sorted: Uint16Array, bits: RowBits, most: number): Uint16Array {
  let count = 0
  for (let at = 0; count < most && at < sorted.length; at += 1) {
    const row = sorted[at]! // below the length
    if (hasBit(bits, row)) listed[count++] = row
  }
  return listed.subarray(0, count)
}
