import type { SearchOrder } from '@glazy/contract/search'
import type { Chunk, LibraryColumns } from '#library-index/columns/columns.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { IN_NAME, IN_OTHER_NAMES } from '#library-index/columns/postings.ts'
import { allRows, createItemFilter, type FoundItems, type ItemFilter } from './item-filter.ts'
import { mayBeginWith } from '#library-index/columns/name-head.ts'
import { isNewestFirst, orderInMemory, windowInOrder } from './orders.ts'
import { findWordRows, type WordSearch } from './word-rows.ts'

/** A window of a list. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** What keywords ask of items in memory. */
export interface RankedWords extends WordSearch {
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** An item that is found by its id, whatever its words. */
  readonly id: number | null
}

export interface MemoryWish {
  readonly filter: ItemFilter
  /** Undefined for items whatever their words. */
  readonly words: RankedWords | undefined
}

/** Hits by their place: the number of the chunk, then the row. */
interface Hits {
  readonly count: number
  /** How many have each rank. */
  readonly ranked: readonly number[]
}

/**
 * The ranks of `listRanked`: the item with that id, items of exactly that name, names that begin
 * so, the words in the name, in other names, in the description.
 */
const RANKS = 6
const LAST_RANK = RANKS - 1

/** One search after the other is made, so they share the room, which grows with the library. */
const rows = new Uint16Array(CHUNK_ROWS)
const standing = new Uint8Array(CHUNK_ROWS)
let places = new Int32Array()
let ranks = new Uint8Array()

/** A window of the items that are found, ranked, within a rank in order; and how many they are. */
export function findPage(
  columns: LibraryColumns,
  wish: MemoryWish,
  order: SearchOrder,
  window: Window,
): { readonly ids: number[]; readonly total: number } {
  const { count, ranked } = findHits(columns, wish)
  const placeOrder = orderInMemory(columns, order)
  const end = window.offset + window.limit
  const ids: number[] = []
  let before = 0
  for (const [rank, size] of ranked.entries()) {
    if (before >= end) break
    if (before + size > window.offset) {
      const from = Math.max(0, window.offset - before)
      const to = Math.min(size, end - before)
      const members = placesOfRank(rank, size, count, isNewestFirst(order))
      for (const place of windowInOrder(members, { from, to }, placeOrder)) {
        ids.push(idAt(columns, place))
      }
    }
    before += size
  }
  return { ids, total: count }
}

/** All items that are found, in no order. */
export function findAll(columns: LibraryColumns, wish: MemoryWish): FoundItems {
  const { count } = findHits(columns, wish)
  const ids = new Int32Array(count)
  let largestId = 0
  for (let at = 0; at < count; at += 1) {
    const id = idAt(columns, places[at]!) // as many as were counted
    ids[at] = id
    if (id > largestId) largestId = id
  }
  return { ids, largestId }
}

function findHits(columns: LibraryColumns, { filter, words }: MemoryWish): Hits {
  const keep = createItemFilter(filter)
  const rankOf = createRanking(words)
  const room = columns.chunks.length * CHUNK_ROWS
  if (places.length < room) {
    places = new Int32Array(room)
    ranks = new Uint8Array(room)
  }
  const ranked = Array.from({ length: RANKS }, () => 0)
  const named = words === undefined || words.id === null ? undefined : columns.find(words.id)
  let count = 0
  for (const [number, chunk] of columns.chunks.entries()) {
    const namedRow = named?.chunk === chunk ? named.row : NO_ROW
    const kept = keep(chunk, rows, candidates(chunk, words, namedRow))
    for (let at = 0; at < kept; at += 1) {
      const row = rows[at]! // as many as were kept
      const rank = row === namedRow ? 0 : rankOf(chunk, row)
      ranked[rank]! += 1
      places[count] = number * CHUNK_ROWS + row
      ranks[count] = rank
      count += 1
    }
  }
  return { count, ranked }
}

const NO_ROW = -1

function candidates(chunk: Chunk, words: RankedWords | undefined, namedRow: number): number {
  if (words === undefined) return allRows(rows)
  standing.fill(0)
  const count = findWordRows(chunk, words, rows, standing)
  if (namedRow === NO_ROW || standing[namedRow] !== 0) return count
  rows[count] = namedRow
  return count + 1
}

/** Ranks items that hold the words. */
function createRanking(words: RankedWords | undefined): (chunk: Chunk, row: number) => number {
  if (words === undefined || words.terms.length === 0) return () => LAST_RANK
  const { name: wanted } = words
  const mayBeginSo = mayBeginWith(wanted)
  return (chunk, row) => {
    const place = standing[row]
    if (place !== IN_NAME) return place === IN_OTHER_NAMES ? 4 : LAST_RANK
    if (!mayBeginSo(chunk.nameHeads[row]!)) return 3 // as long as the chunk
    const name = chunk.names[row]!
    if (!name.startsWith(wanted)) return 3
    return name.length === wanted.length ? 1 : 2
  }
}

/** Places of the hits of a rank; newer items stand later, and are met first where they come first. */
function placesOfRank(
  rank: number,
  size: number,
  count: number,
  isNewestFirst: boolean,
): Int32Array {
  const members = new Int32Array(size)
  let met = 0
  for (let at = 0; at < count; at += 1) {
    if (ranks[at] !== rank) continue
    members[isNewestFirst ? size - 1 - met : met] = places[at]!
    met += 1
  }
  return members
}

function idAt(columns: LibraryColumns, place: number): number {
  return columns.chunks[Math.floor(place / CHUNK_ROWS)]?.ids[place % CHUNK_ROWS] ?? 0
}
