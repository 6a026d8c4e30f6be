import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS, ROW_BITS, ROW_MASK } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { ofTrait, type FoundPlaces } from './described-rows.ts'
import { type ItemFilter, keepRange, testsOf } from './item-filter.ts'
import { createRankRows, NO_ROW, type RankedRow, RANKS } from './rank-rows.ts'
import {
  bitAt,
  countBits,
  createRowBits,
  intersect,
  type Kept,
  listRows,
  type RowBits,
  setBit,
  unite,
} from './row-bits.ts'
import type { GiveWay } from './turns.ts'
import { findWordRows, type WordSearch } from './word-rows.ts'

/** What keywords ask of items. */
export interface RankedWords extends WordSearch {
  /** Says what is asked, in the same words whenever it is the same; undefined for what is rare. */
  readonly key: string | undefined
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** What is left of it beside what describes an item. */
  readonly nameLeft: string
  /** An item that is found by its id, whatever its words. */
  readonly id: number | null
  /** Other names that are the query, and those that begin with it, by their numbers. */
  readonly otherNames?: { readonly same: Int32Array; readonly begun: Int32Array }
  /** Items that come before all but what is called so, if their names hold the words. */
  readonly preferred?: ReadonlySet<number>
}

export interface ItemSearch {
  readonly filter: ItemFilter
  /** Undefined for items whatever their words. */
  readonly words?: RankedWords | undefined
}

/** What a search finds in a chunk, until the next search of the pass. */
export interface ChunkHits {
  readonly chunk: Chunk
  readonly count: number
  readonly ranks: RowsByRank
}

/** Rows by their ranks, the first ranks first; without words all have the same. */
type RowsByRank = readonly (RowBits | undefined)[]

export interface Pass {
  readonly columns: LibraryColumns
  readonly kept: Kept
  readonly giveWay: GiveWay
}

/** So often chunks are gone through; the last time nobody else comes in between, so that it ends. */
const ROUNDS = 3

/** What is made of hits. */
interface Reading<TPart, TResult> {
  /** Reads what is needed of the hits of a chunk. */
  readonly read: (hits: ChunkHits) => TPart
  /** Makes the answer of what was read of all chunks. */
  readonly select: (parts: readonly TPart[]) => TResult
  /** Forgets what was read, where the chunks that were read decide what is read of others. */
  readonly restart?: () => void
}

/**
 * All hits of a search, by one pass over the chunks, and what is made of them. The pass gives way to
 * others now and then, so that the library may change meanwhile: what has changed is looked at again
 * until nothing has, and what `select` is given is true of one moment.
 */
export async function findHits<TPart, TResult>(
  { columns, kept, giveWay }: Pass,
  { filter, words }: ItemSearch,
  { read, select, restart }: Reading<TPart, TResult>,
): Promise<TResult> {
  const tests = testsOf(filter, columns).map(kept.rows)
  const ranked = words && kept.words(words.key, createRanking({ columns, kept }, words))
  const find = (chunk: Chunk): ChunkHits => {
    const room = (set: number) => kept.room(chunk.number * (1 + RANKS) + set)
    const bits = room(0).fill(0xffffffff)
    for (const rowsOfTest of tests) intersect(bits, rowsOfTest(chunk))
    const ranks = ranked ? spread(ranked(chunk), bits, (rank) => room(1 + rank)) : [bits]
    let count = 0
    for (const rank of ranks) {
      if (rank === undefined) continue
      keepRanges(chunk, filter.ranges, rank)
      count += countBits(rank)
    }
    return { chunk, count, ranks }
  }
  const parts: TPart[] = []
  const versions: number[] = []
  const readChunk = (chunk: Chunk) => {
    parts[chunk.number] = read(find(chunk))
    versions[chunk.number] = chunk.version
  }
  let due = columns.chunks
  for (let round = 1; due.length > 0; round += 1) {
    for (const chunk of due) {
      readChunk(chunk)
      if (round < ROUNDS) await giveWay()
    }
    const changed = columns.chunks.filter((chunk) => versions[chunk.number] !== chunk.version)
    if (changed.length > 0) restart?.()
    due = restart && changed.length > 0 ? columns.chunks : changed
  }
  return select(parts)
}

/** Lists the rows of hits, in room that is theirs until others are listed. */
export function rowsOfHits({ ranks }: ChunkHits): Uint16Array {
  let count = 0
  for (const bits of ranks) if (bits !== undefined) count += listRows(bits, rows.subarray(count))
  return rows.subarray(0, count)
}

/** The hits of a chunk whatever their rank, until others are asked about. */
export function anyRank({ ranks }: ChunkHits): RowBits {
  const [only, ...more] = ranks
  if (only !== undefined && more.length === 0) return only
  hitBits.fill(0)
  for (const bits of ranks) if (bits !== undefined) unite(hitBits, bits)
  return hitBits
}

/** The same hits where their rank makes no difference: all of them have one. */
export function inOneRank(hits: ChunkHits): ChunkHits {
  const [first, ...others] = hits.ranks.filter((bits) => bits !== undefined)
  if (first === undefined) return hits
  // They share no row, and nobody else needs the room of this chunk until the next search.
  for (const bits of others) unite(first, bits)
  return { ...hits, ranks: [first] }
}

/** One chunk after the other is read without giving way, so they share the room. */
const rows = new Uint16Array(CHUNK_ROWS)
const hitBits = createRowBits()
const foundPlaces: FoundPlaces = {
  places: new Uint8Array(CHUNK_ROWS),
  veryWords: new Uint8Array(CHUNK_ROWS),
}

/** Those of ranked rows that are in a set, by their ranks. */
function spread(
  ranked: ArrayLike<RankedRow>,
  bits: RowBits,
  room: (rank: number) => RowBits,
): RowsByRank {
  const ranks = Array.from<undefined, RowBits | undefined>({ length: RANKS }, () => undefined)
  for (let at = 0; at < ranked.length; at += 1) {
    const entry = ranked[at]! // below the length
    const row = entry & ROW_MASK
    const rank = (ranks[entry >>> ROW_BITS] ??= room(entry >>> ROW_BITS).fill(0))
    rank[row >>> 5]! |= bitAt(bits, row) << (row & 31)
  }
  return ranks
}

function keepRanges(chunk: Chunk, ranges: ItemFilter['ranges'] = [], bits: RowBits): void {
  if (ranges.length === 0) return
  let kept = listRows(bits, rows)
  for (const range of ranges) kept = keepRange(chunk, range, rows, kept)
  bits.fill(0)
  for (let at = 0; at < kept; at += 1) setBit(bits, rows[at]!) // as many as were kept
}

/** The rows of a chunk that hold words, with their ranks. */
function createRanking(
  { columns, kept }: Pick<Pass, 'columns' | 'kept'>,
  words: RankedWords,
): (chunk: Chunk) => Uint16Array {
  const rankRows = createRankRows(words)
  const traits = words.described.map(({ trait }) => kept.rows(ofTrait(trait)))
  return (chunk) => {
    foundPlaces.places.fill(0)
    foundPlaces.veryWords.fill(0)
    const isIt = traits.map((rowsOfTrait) => rowsOfTrait(chunk))
    let found = findWordRows(chunk, words, isIt, rows, foundPlaces)
    const named = words.id === null ? undefined : columns.find(words.id)
    const namedRow = named?.chunk === chunk ? named.row : NO_ROW
    if (namedRow !== NO_ROW && foundPlaces.places[namedRow] === 0) rows[found++] = namedRow
    if (found === 0) return NO_ROWS
    const ranked = rows.slice(0, found)
    rankRows(chunk, ranked, foundPlaces, namedRow)
    return ranked
  }
}

const NO_ROWS = new Uint16Array()
