import { type Chunk, clearRow, createChunk, settle, writeRow } from './chunk.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'
import type { IndexRow } from './index-row.ts'
import { createPlaces } from './places.ts'
import { createVocabulary, type Vocabulary } from '../words/vocabulary.ts'

/** The whole library as columns. */
export interface LibraryColumns {
  readonly chunks: readonly Chunk[]
  readonly vocabulary: Vocabulary
  /** The same in every process that knows the same of all items that everybody may see. */
  digest(): string
  /** Puts rows in, in the place of what was known of these items. */
  put(rows: readonly IndexRow[]): void
  remove(ids: readonly number[]): void
  /** Where an item stands. */
  find(id: number): PlacedItem | undefined
}

/** A row of a chunk, in which an item stands. */
export interface PlacedItem {
  readonly chunk: Chunk
  readonly row: number
}

/** Another number after each change, since versions of chunks rise with each. */
export function versionOf({ chunks }: Pick<LibraryColumns, 'chunks'>): number {
  return chunks.reduce((sum, { version }) => sum + version, 0)
}

/** @param chunks what was known before */
export function createColumns(
  chunks: Chunk[] = [],
  vocabulary: Vocabulary = createVocabulary(),
): LibraryColumns {
  const places = createPlaces()
  const free: number[] = []
  let end = chunks.length * CHUNK_ROWS
  let low = 0
  let high = 0

  const placeAt = (place: number) => {
    const chunk = chunks[Math.floor(place / CHUNK_ROWS)]
    if (chunk === undefined) throw new RangeError(`There is no row ${place}`)
    return { chunk, row: place % CHUNK_ROWS }
  }

  const nextPlace = () => {
    const place = free.pop() ?? end++
    if (place >= chunks.length * CHUNK_ROWS) chunks.push(createChunk(chunks.length))
    return place
  }

  /** XOR takes away what it has put in before. */
  const toggleDigest = (chunk: Chunk, row: number) => {
    low ^= chunk.digestsLow[row] ?? 0
    high ^= chunk.digestsHigh[row] ?? 0
  }

  // From the last row on: what is free near the beginning is used first.
  for (let place = end - 1; place >= 0; place -= 1) {
    const { chunk, row } = placeAt(place)
    const id = chunk.ids[row] ?? 0
    // One that left its row and came back to another while it was saved stands there twice.
    if (id !== 0 && places.get(id) !== undefined) clearRow(chunk, row)
    if (chunk.ids[row] === 0) free.push(place)
    else places.set(id, place)
    toggleDigest(chunk, row)
  }

  return {
    chunks,
    vocabulary,
    digest: () => [high, low].map((half) => (half >>> 0).toString(36)).join('-'),
    put(rows) {
      for (const item of rows) {
        const place = places.get(item.id) ?? nextPlace()
        places.set(item.id, place)
        const { chunk, row } = placeAt(place)
        toggleDigest(chunk, row)
        writeRow(chunk, row, item, vocabulary)
        toggleDigest(chunk, row)
        if (place === end - 1 && row === CHUNK_ROWS - 1) settle(chunk)
      }
    },
    remove(ids) {
      for (const id of ids) {
        const place = places.get(id)
        if (place === undefined) continue
        places.delete(id)
        free.push(place)
        const { chunk, row } = placeAt(place)
        toggleDigest(chunk, row)
        clearRow(chunk, row)
      }
    },
    find(id) {
      const place = places.get(id)
      return place === undefined ? undefined : placeAt(place)
    },
  }
}
