import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { IN_TEXT, rowsWith } from '#library-index/columns/postings.ts'

/** Words by their numbers, any one of which will do, in rising order. */
export type WordChoice = Int32Array

/**
 * Where what is asked stands in the rows of a chunk, and which rows hold it: what is asked one after
 * the other shares the room.
 */
export const best = new Uint8Array(CHUNK_ROWS)
export const list = new Uint16Array(CHUNK_ROWS)
const made = new Uint16Array(CHUNK_ROWS)

/** 1 where something stands as well as asked, else 0: no jump whose way no processor could guess. */
export function isAtLeast(place: number, least: number): number {
  return (least - 1 - place) >>> 31
}

/** What an item must hold: one of some words, or one of some materials. */
export interface Asked {
  readonly choice: WordChoice
  readonly made: Int32Array | undefined
}

/** What is asked, with how many rows of a chunk hold it at most. */
export interface Counted extends Asked {
  readonly most: number
}

export function counted({ words, materials }: Chunk, { choice, made }: Asked): Counted {
  const most = words.mostRows(choice) + (made ? materials.mostRows(made) : 0)
  return { choice, made, most }
}

/** Rows that are left; undefined as long as nothing was looked for. */
export interface Left {
  readonly rows: Uint16Array
  readonly count: number | undefined
}

/** So many entries are gone through while one row is looked up. */
const ENTRIES_PER_LOOK = 24

/**
 * Writes into `best` where what is asked stands, for rows that are left. A recipe holds the names of
 * its materials as if they stood in its description.
 *
 * @returns how many rows were written to `list`, where all are left
 */
export function holdersOf(chunk: Chunk, { choice, made, most }: Counted, left: Left): number {
  const { rows, count } = left
  if (count !== undefined && count * choice.length * ENTRIES_PER_LOOK < most) {
    chunk.words.markAmong(choice, rows, count, best)
    if (made) chunk.materials.markAmong(made, rows, count, best)
    return 0
  }
  const held = chunk.words.findRows(choice, best, list)
  return held + (made ? addMade(chunk, made, held) : 0)
}

function addMade(chunk: Chunk, materialIds: Int32Array, held: number): number {
  const count = rowsWith(chunk.materials, materialIds, made)
  let added = 0
  for (let at = 0; at < count; at += 1) {
    const row = made[at]! // as many rows as were counted
    if (best[row] !== 0) continue
    best[row] = IN_TEXT
    list[held + added++] = row
  }
  return added
}

/**
 * What is asked, with how many rows of a chunk hold it. What the fewest hold comes first: where nothing
 * is left the others are not looked for.
 */
export function fewestFirst(chunk: Chunk, asked: readonly Asked[]): Counted[] {
  return asked.map((each) => counted(chunk, each)).sort((one, other) => one.most - other.most)
}
