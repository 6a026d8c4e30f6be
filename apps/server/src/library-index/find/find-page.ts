import type { SearchOrder } from '@glazy/contract/search'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { sortedRows } from '#library-index/columns/sorted-rows.ts'
import {
  type ChunkHits,
  findHits,
  inOneRank,
  type ItemSearch,
  type Pass,
  rowsOfHits,
} from './find-hits.ts'
import { farInOrder, mergeInOrder, orderOf, placeOfRow, rowAt, windowInOrder } from './orders.ts'
import { createTogether } from './put-together.ts'
import { RANKS } from './rank-rows.ts'
import { countBits, listRows, type RowBits } from './row-bits.ts'

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
  /** How many others of its composition each stands for, and how many are left out for that. */
  readonly others: readonly number[]
  readonly moreAlike: number
}

/**
 * A window of the items that are found, in an order that was chosen; where none was, by their ranks,
 * within a rank the last changed first.
 *
 * @param isTogether whether one stands for all of the same composition
 */
export async function findPage(
  pass: Pass,
  search: ItemSearch,
  chosen: SearchOrder | undefined,
  window: Window,
  isTogether = false,
): Promise<FoundPage> {
  const { chunks } = pass.columns
  const order = chosen ?? 'un'
  const together = isTogether ? createTogether(pass.columns, order) : undefined
  const read = (found: ChunkHits) => {
    const hits = chosen === undefined ? found : inOneRank(found)
    // Sorted as long as the pass gives way, if it has to be.
    sortedRows(hits.chunk, order)
    together?.add(hits)
    return hits
  }
  const select = (hits: readonly ChunkHits[]) => {
    const moreAlike = together?.moreAlike.length ?? 0
    const total = countHits(hits) - moreAlike
    const end = Math.min(window.offset + window.limit, total)
    const ids: number[] = []
    const ranks: number[] = []
    const others: number[] = []
    let before = 0
    for (let rank = 0; rank < RANKS && before < end; rank += 1) {
      const found = ofRank(hits, rank)
      const size = found.reduce((sum, { bits }) => sum + countBits(bits), 0)
      const from = Math.max(0, window.offset - before)
      const to = Math.min(size, end - before)
      if (from < to) {
        for (const place of placesInOrder(chunks, { hits: found, size }, order, { from, to })) {
          const { chunk, row } = rowAt(chunks, place)
          ids.push(chunk.ids[row] ?? 0)
          ranks.push(rank)
          others.push(together?.othersAt(place) ?? 0)
        }
      }
      before += size
    }
    return { ids, ranks, total, others, moreAlike }
  }
  const restart = together && (() => together.clear())
  return findHits(pass, search, { read, select, ...(restart && { restart }) })
}

function placesInOrder(
  chunks: readonly Chunk[],
  { hits, size }: { readonly hits: readonly RankHits[]; readonly size: number },
  order: SearchOrder,
  part: { readonly from: number; readonly to: number },
): Int32Array {
  const placeOrder = orderOf(chunks, order)
  if (size <= LISTED_MAX) return windowInOrder(listPlaces(hits, size), part, placeOrder)
  const sorted = hits.map((each) => ({ ...each, sorted: sortedRows(each.chunk, order) }))
  return (part.to > MERGED_MAX ? farInOrder : mergeInOrder)(sorted, part, placeOrder)
}

/** Few hits are put in order by themselves; of many the first are met soon in what is sorted. */
const LISTED_MAX = 2_000

/** Beyond so many a window is not gone to step by step. */
const MERGED_MAX = 20_000

/** Ids of all items that are found, in no order. */
export async function findIds(pass: Pass, search: ItemSearch): Promise<number[]> {
  const read = (hits: ChunkHits) => {
    const rows = rowsOfHits(hits)
    const ids = new Int32Array(rows.length)
    for (let at = 0; at < rows.length; at += 1) ids[at] = hits.chunk.ids[rows[at]!]!
    return ids
  }
  return findHits(pass, search, { read, select: (parts) => parts.flatMap((ids) => [...ids]) })
}

/** How many items are found. */
export async function countFound(pass: Pass, search: ItemSearch): Promise<number> {
  return findHits(pass, search, { read: (hits) => hits, select: countHits })
}

function countHits(hits: readonly Pick<ChunkHits, 'count'>[]): number {
  return hits.reduce((sum, { count }) => sum + count, 0)
}

/** Hits of a chunk that have the same rank. */
interface RankHits {
  readonly chunk: Chunk
  readonly bits: RowBits
}

function ofRank(hits: readonly ChunkHits[], rank: number): RankHits[] {
  return hits.flatMap(({ chunk, ranks }) => {
    const bits = ranks[rank]
    return bits === undefined ? [] : [{ chunk, bits }]
  })
}

function listPlaces(hits: readonly RankHits[], size: number): Int32Array {
  const places = new Int32Array(size)
  let count = 0
  for (const { chunk, bits } of hits) {
    const found = listRows(bits, listed)
    for (let at = 0; at < found; at += 1) places[count++] = placeOfRow(chunk, listed[at]!)
  }
  return places
}

/** One chunk after the other is listed, so they share the room. */
const listed = new Uint16Array(CHUNK_ROWS)
