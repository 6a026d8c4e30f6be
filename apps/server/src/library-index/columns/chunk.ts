import { OXIDES, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { SearchOrder } from '@glazy/contract/search'
import { CHUNK_ROWS } from './chunk-rows.ts'
import { type ColourColumn, createColourColumn } from './colour-column.ts'
import { COLUMN_NAMES, COLUMNS, type ColumnArrays, type ColumnName } from './column-table.ts'
import type { IndexRow } from './index-row.ts'
import { placedNames, placedTags, placedWords } from './item-words.ts'
import { createNameColumn, type NameColumn } from './name-column.ts'
import { createPostings, placedWord, type Postings, UNPLACED } from './postings.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/**
 * A piece of the library as columns. All figures of an item follow from its percent and two sums, so
 * that an item takes about 300 bytes, whatever can stand on an axis, and as many for its words.
 */
export interface Chunk extends ColumnArrays {
  /** Place of the chunk among all. */
  readonly number: number
  /** Another number after each change. */
  version: number
  readonly names: NameColumn
  readonly words: Postings
  /** Which items are called by which other names, each of them one word. */
  readonly otherNames: Postings
  /** Which items contain which materials. */
  readonly materials: Postings
  /** Which items have which tags, by their numbers in the vocabulary. */
  readonly tags: Postings
  readonly labs: ColourColumn
  /** Percent by weight, by the place of the oxide; a column is there when an item has the oxide. */
  readonly percent: (Float64Array | undefined)[]
  /** All rows in an order, until one changes by which they are put in order; see `sortedRows`. */
  readonly sorted: Map<SearchOrder, Uint16Array>
}

/** Parts of a chunk that are more than arrays of figures. */
export type ChunkParts = Pick<
  Chunk,
  'names' | 'words' | 'otherNames' | 'materials' | 'tags' | 'labs' | 'percent'
>

export function createChunk(number: number): Chunk {
  const arrays = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, new COLUMNS[name].kind(CHUNK_ROWS)]),
  ) as unknown as ColumnArrays
  return joinChunk(number, arrays, {
    names: createNameColumn(),
    words: createPostings(),
    otherNames: createPostings(),
    materials: createPostings(),
    tags: createPostings(),
    labs: createColourColumn(),
    percent: Array.from({ length: OXIDES.length }, () => undefined),
  })
}

export function joinChunk(number: number, arrays: ColumnArrays, parts: ChunkParts): Chunk {
  return { ...arrays, ...parts, number, version: 0, sorted: new Map() }
}

export function writeRow(chunk: Chunk, row: number, item: IndexRow, vocabulary: Vocabulary): void {
  for (const name of COLUMN_NAMES) setFigure(chunk, name, row, COLUMNS[name].of(item))
  for (const column of chunk.percent) if (column !== undefined) column[row] = 0
  for (const [oxide, amount] of Object.entries(item.percent) as [Oxide, number][]) {
    const column = (chunk.percent[placeOf(oxide)] ??= new Float64Array(CHUNK_ROWS))
    column[row] = amount
  }
  chunk.names.put(row, item.name)
  chunk.words.put(row, placedWords(item, vocabulary))
  chunk.otherNames.put(row, placedNames(item, vocabulary))
  chunk.materials.put(
    row,
    item.materialIds.map((id) => placedWord(id, UNPLACED)),
  )
  chunk.tags.put(row, placedTags(item.tags, vocabulary))
  chunk.labs.put(row, item.colours)
  chunk.version += 1
}

/** A row that is free belongs to nobody, has no words and is counted nowhere. */
export function clearRow(chunk: Chunk, row: number): void {
  for (const name of COLUMN_NAMES) setFigure(chunk, name, row, 0)
  chunk.names.put(row, '')
  chunk.words.put(row, [])
  chunk.otherNames.put(row, [])
  chunk.materials.put(row, [])
  chunk.tags.put(row, [])
  chunk.labs.put(row, [])
  chunk.version += 1
}

const ORDERING: ReadonlySet<ColumnName> = new Set([
  ...(['ids', 'createdAt', 'updatedAt', 'ratingAverages', 'ratingCounts'] as const),
])

function setFigure(chunk: Chunk, name: ColumnName, row: number, figure: number): void {
  const column = chunk[name]
  if (ORDERING.has(name) && !Object.is(column[row], figure)) chunk.sorted.clear()
  column[row] = figure
}

/** Sorts in what was put in since the chunk was read last. */
export function settle({ words, otherNames, materials, tags }: Chunk): void {
  for (const postings of [words, otherNames, materials, tags]) postings.settle()
}

const PLACES: ReadonlyMap<Oxide, number> = new Map(OXIDES.map((oxide, place) => [oxide, place]))

/** Place of the column of an oxide. */
export function placeOf(oxide: Oxide): number {
  return PLACES.get(oxide) ?? -1 // every oxide is in the table
}
