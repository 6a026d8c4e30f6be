import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { nameBytes } from '#library-index/columns/name-column.ts'
import { IN_NAME, IN_OTHER_NAMES } from '#library-index/columns/postings.ts'
import { type ItemFilter, keepRange, testsOf } from './item-filter.ts'
import {
  countBits,
  createRowBits,
  intersect,
  keepIn,
  type KeptBits,
  listRows,
  type RowBits,
  setBit,
} from './row-bits.ts'
import type { GiveWay } from './turns.ts'
import { findWordRows, type WordSearch } from './word-rows.ts'

/** What keywords ask of items. */
export interface RankedWords extends WordSearch {
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** An item that is found by its id, whatever its words. */
  readonly id: number | null
  /** Items that come before all but the one that was named, if their names hold the words. */
  readonly preferred?: ReadonlySet<number>
}

export interface ItemSearch {
  readonly filter: ItemFilter
  /** Undefined for items whatever their words. */
  readonly words?: RankedWords | undefined
}

/** What a search finds in a chunk. */
export interface ChunkHits {
  readonly chunk: Chunk
  readonly count: number
  /** The rows; those that words find as a list with their ranks. */
  readonly rows:
    { readonly bits: RowBits } | { readonly list: Uint16Array; readonly ranks: Uint8Array }
}

/** Ranks: see {@link createRanking}. */
export const RANKS = 7
const LAST_RANK = RANKS - 1

export interface Pass {
  readonly columns: LibraryColumns
  readonly kept: KeptBits
  readonly giveWay: GiveWay
}

/**
 * All hits of a search, by one pass over the chunks, and what is made of them. The pass gives way to
 * others now and then, so that the library may change meanwhile: what has changed is looked at once
 * more at the end, and what `select` is given is true of one moment.
 *
 * @param read what is needed of the hits of a chunk
 * @param select makes the answer of what was read of all chunks
 */
export async function findHits<TPart, TResult>(
  { columns, kept, giveWay }: Pass,
  { filter, words }: ItemSearch,
  read: (hits: ChunkHits) => TPart,
  select: (parts: readonly TPart[]) => TResult,
): Promise<TResult> {
  const tests = testsOf(filter).map((test) => kept.reader(test))
  const rankOf = createRanking(words)
  const find = (chunk: Chunk): ChunkHits => {
    const bits = createRowBits().fill(0xffffffff)
    for (const rowsFor of tests) intersect(bits, rowsFor(chunk))
    const named = words === undefined || words.id === null ? undefined : columns.find(words.id)
    const namedRow = named?.chunk === chunk ? named.row : NO_ROW
    return words === undefined
      ? findByFigures(chunk, bits, filter)
      : findByWords(chunk, bits, filter, { words, rankOf, namedRow })
  }
  const parts: TPart[] = []
  const versions: number[] = []
  const readChunk = (chunk: Chunk) => {
    parts[chunk.number] = read(find(chunk))
    versions[chunk.number] = chunk.version
  }
  for (const chunk of columns.chunks) {
    readChunk(chunk)
    await giveWay()
  }
  for (const chunk of columns.chunks) {
    if (versions[chunk.number] !== chunk.version) readChunk(chunk)
  }
  return select(parts)
}

/** Lists the rows of hits, in room that is theirs until others are listed. */
export function rowsOf({ rows: found }: ChunkHits): Uint16Array {
  return 'bits' in found ? rows.subarray(0, listRows(found.bits, rows)) : found.list
}

const NO_ROW = -1

/** One chunk after the other is read without giving way, so they share the room. */
const rows = new Uint16Array(CHUNK_ROWS)
const standing = new Uint8Array(CHUNK_ROWS)

function findByFigures(chunk: Chunk, bits: RowBits, { ranges = [] }: ItemFilter): ChunkHits {
  if (ranges.length === 0) return { chunk, count: countBits(bits), rows: { bits } }
  const count = keepRanges(chunk, ranges, listRows(bits, rows))
  bits.fill(0)
  for (let at = 0; at < count; at += 1) setBit(bits, rows[at]!) // as many as were kept
  return { chunk, count, rows: { bits } }
}

function keepRanges(
  chunk: Chunk,
  ranges: NonNullable<ItemFilter['ranges']>,
  count: number,
): number {
  let kept = count
  for (const range of ranges) if (kept > 0) kept = keepRange(chunk, range, rows, kept)
  return kept
}

interface WordsInChunk {
  readonly words: RankedWords
  readonly rankOf: RankOf
  readonly namedRow: number
}

function findByWords(
  chunk: Chunk,
  bits: RowBits,
  { ranges = [] }: ItemFilter,
  { words, rankOf, namedRow }: WordsInChunk,
): ChunkHits {
  standing.fill(0)
  let found = findWordRows(chunk, words, rows, standing)
  if (namedRow !== NO_ROW && standing[namedRow] === 0) rows[found++] = namedRow
  const count = keepRanges(chunk, ranges, keepIn(bits, rows, found))
  const list = rows.slice(0, count)
  const ranks = Uint8Array.from(list, (row) => (row === namedRow ? 0 : rankOf(chunk, row)))
  return { chunk, count, rows: { list, ranks } }
}

type RankOf = (chunk: Chunk, row: number) => number

/**
 * Ranks items that hold the words: the item with that id, items of exactly that name, preferred ones
 * with the words in their name, names that begin so, the words in the name, in other names, in the
 * description.
 */
function createRanking(words: RankedWords | undefined): RankOf {
  if (words === undefined || words.terms.length === 0) return () => LAST_RANK
  const { preferred } = words
  const wanted = nameBytes(words.name)
  return (chunk, row) => {
    const place = standing[row] // as long as the chunk
    if (place !== IN_NAME) return place === IN_OTHER_NAMES ? 5 : LAST_RANK
    const likeness = chunk.names.compare(row, wanted)
    if (likeness === 'is') return 1
    if (preferred?.has(chunk.ids[row]!) === true) return 2
    return likeness === 'begins' ? 3 : 4
  }
}
