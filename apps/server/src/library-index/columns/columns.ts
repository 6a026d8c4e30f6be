import {
  OXIDE_TABLE,
  OXIDES,
  oxidesOf,
  type Oxide,
  type OxideAmounts,
} from '@glazy/ceramics/chemistry/oxides'
import { SMALLEST_DIVISOR, UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'
import type { MaterialKind } from '#db/tables/material.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'
import { type ChunkWords, createChunkWords } from './postings.ts'
import { itemDigest } from './item-digest.ts'
import { type ItemWords, placedWords } from './item-words.ts'
import { nameHead } from './name-head.ts'
import { createVocabulary, type Vocabulary } from '#library-index/words/vocabulary.ts'

export { CHUNK_ROWS } from './chunk-rows.ts'

/** What is known of an item: its analysis, its words, what decides who sees it and where it stands. */
export interface IndexRow extends ItemWords {
  readonly id: number
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly kind: MaterialKind
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
  readonly countryId: number | null
  readonly stateId: number
  readonly hasPhoto: boolean
  readonly hasAnalysis: boolean
  /** Whether it is found by a colour, of any photograph or as fired. */
  readonly hasColour: boolean
  /** Main colour of the photograph, or as fired; six hexadecimal digits. */
  readonly colour: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  readonly ratingAverage: number | null
  readonly ratingCount: number
  /** As names are compared; see `foldName` of the search. */
  readonly name: string
  /** Percent by weight. */
  readonly percent: OxideAmounts
}

/** Kinds of items by their number. */
export const KINDS = ['recipe', 'primitive', 'analysis'] as const satisfies readonly MaterialKind[]

export const NO_COLOUR = 0xff000000

/**
 * A piece of the library as columns. All figures of an item follow from its percent and two sums,
 * so that an item takes about 200 bytes, whatever can stand on an axis, and as many for its words.
 */
export interface Chunk {
  /** Ids of the items; 0 where a row is free. */
  readonly ids: Int32Array
  readonly ownerIds: Int32Array
  readonly isPrivate: Uint8Array
  /** Place of the kind in {@link KINDS}. */
  readonly kinds: Uint8Array
  /** 0 without a type. */
  readonly typeIds: Int32Array
  /** 0 without cones. */
  readonly fromConeIds: Uint8Array
  readonly toConeIds: Uint8Array
  /** One bit for each atmosphere, the lowest for that of id 1. */
  readonly atmospheres: Uint8Array
  /** 0 where nothing is said. */
  readonly surfaceIds: Uint8Array
  readonly transparencyIds: Uint8Array
  readonly countryIds: Uint8Array
  readonly stateIds: Uint8Array
  readonly hasPhoto: Uint8Array
  readonly hasAnalysis: Uint8Array
  readonly hasColour: Uint8Array
  /** Red, green and blue as one number, or {@link NO_COLOUR}. */
  readonly colours: Uint32Array
  /** Digest of each item, in two halves; 0 for what is private or free. */
  readonly digestsLow: Uint32Array
  readonly digestsHigh: Uint32Array
  /** Milliseconds since 1970. */
  readonly createdAt: Float64Array
  readonly updatedAt: Float64Array
  /** NaN without ratings. */
  readonly ratingAverages: Float64Array
  readonly ratingCounts: Int32Array
  readonly names: string[]
  readonly nameHeads: Int32Array
  readonly words: ChunkWords
  /** Percent by weight, by the place of the oxide; a column is there when an item has the oxide. */
  readonly percent: (Float64Array | undefined)[]
  /** Moles in 100 g: of all oxides, NaN for an empty analysis; of the fluxes, NaN without. */
  readonly moles: Float64Array
  readonly flux: Float64Array
  readonly r2o: Float64Array
  readonly ro: Float64Array
}

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
  find(id: number): { readonly chunk: Chunk; readonly row: number } | undefined
}

export function createColumns(): LibraryColumns {
  const chunks: Chunk[] = []
  const vocabulary = createVocabulary()
  const places = new Map<number, number>()
  const free: number[] = []
  let end = 0
  let low = 0
  let high = 0

  const placeAt = (place: number) => {
    const chunk = chunks[Math.floor(place / CHUNK_ROWS)]
    if (chunk === undefined) throw new RangeError(`There is no row ${place}`)
    return { chunk, row: place % CHUNK_ROWS }
  }

  const nextPlace = () => {
    const place = free.pop() ?? end++
    if (place >= chunks.length * CHUNK_ROWS) chunks.push(createChunk())
    return place
  }

  /** XOR takes away what it has put in before. */
  const toggleDigest = (chunk: Chunk, row: number) => {
    low ^= chunk.digestsLow[row] ?? 0
    high ^= chunk.digestsHigh[row] ?? 0
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
        writeRow(chunk, row, item)
        toggleDigest(chunk, row)
        chunk.words.put(row, placedWords(item, vocabulary))
        if (place === end - 1 && row === CHUNK_ROWS - 1) chunk.words.settle()
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
        chunk.ids[row] = 0
        chunk.digestsLow[row] = 0
        chunk.digestsHigh[row] = 0
        chunk.names[row] = ''
        chunk.words.put(row, [])
      }
    },
    find(id) {
      const place = places.get(id)
      return place === undefined ? undefined : placeAt(place)
    },
  }
}

function writeRow(chunk: Chunk, row: number, item: IndexRow): void {
  chunk.ids[row] = item.id
  chunk.ownerIds[row] = item.ownerId
  chunk.isPrivate[row] = item.isPrivate ? 1 : 0
  chunk.typeIds[row] = item.typeId ?? 0
  chunk.fromConeIds[row] = item.fromConeId ?? 0
  chunk.toConeIds[row] = item.toConeId ?? 0
  writeTraits(chunk, row, item)
  for (const column of chunk.percent) if (column !== undefined) column[row] = 0
  const amounts = oxidesOf(item.percent)
  let moles = 0
  for (const oxide of amounts) {
    const amount = item.percent[oxide] ?? 0
    const place = placeOf(oxide)
    const column = (chunk.percent[place] ??= new Float64Array(CHUNK_ROWS))
    column[row] = amount
    moles += amount / OXIDE_TABLE[oxide].molarMass
  }
  const inHundredGrams = (oxides: readonly Oxide[]) => {
    let sum = 0
    for (const oxide of oxides) sum += (item.percent[oxide] ?? 0) / OXIDE_TABLE[oxide].molarMass
    return sum
  }
  chunk.moles[row] = moles > 0 ? moles : NaN
  const r2o = inHundredGrams(UMF_GROUPS.default.R2O)
  const ro = inHundredGrams(UMF_GROUPS.default.RO)
  chunk.r2o[row] = r2o
  chunk.ro[row] = ro
  chunk.flux[row] = r2o + ro >= SMALLEST_DIVISOR ? r2o + ro : NaN
}

/** What does not follow from the analysis. */
function writeTraits(chunk: Chunk, row: number, item: IndexRow): void {
  chunk.kinds[row] = KINDS.indexOf(item.kind)
  chunk.atmospheres[row] = item.atmospheres.reduce((bits, id) => bits | (1 << (id - 1)), 0)
  chunk.surfaceIds[row] = item.surfaceId ?? 0
  chunk.transparencyIds[row] = item.transparencyId ?? 0
  chunk.countryIds[row] = item.countryId ?? 0
  chunk.stateIds[row] = item.stateId
  chunk.hasPhoto[row] = item.hasPhoto ? 1 : 0
  chunk.hasAnalysis[row] = item.hasAnalysis ? 1 : 0
  chunk.hasColour[row] = item.hasColour ? 1 : 0
  chunk.colours[row] = item.colour === null ? NO_COLOUR : parseInt(item.colour, 16)
  chunk.createdAt[row] = item.createdAt
  chunk.updatedAt[row] = item.updatedAt
  chunk.ratingAverages[row] = item.ratingAverage ?? NaN
  chunk.ratingCounts[row] = item.ratingCount
  chunk.names[row] = item.name
  chunk.nameHeads[row] = nameHead(item.name)
  const digest = itemDigest(item)
  chunk.digestsLow[row] = digest.low
  chunk.digestsHigh[row] = digest.high
}

const PLACES: ReadonlyMap<Oxide, number> = new Map(OXIDES.map((oxide, place) => [oxide, place]))

/** Place of the column of an oxide. */
export function placeOf(oxide: Oxide): number {
  return PLACES.get(oxide) ?? -1 // every oxide is in the table
}

function createChunk(): Chunk {
  const bytes = () => new Uint8Array(CHUNK_ROWS)
  return {
    ids: new Int32Array(CHUNK_ROWS),
    ownerIds: new Int32Array(CHUNK_ROWS),
    isPrivate: bytes(),
    kinds: bytes(),
    typeIds: new Int32Array(CHUNK_ROWS),
    fromConeIds: bytes(),
    toConeIds: bytes(),
    atmospheres: bytes(),
    surfaceIds: bytes(),
    transparencyIds: bytes(),
    countryIds: bytes(),
    stateIds: bytes(),
    hasPhoto: bytes(),
    hasAnalysis: bytes(),
    hasColour: bytes(),
    colours: new Uint32Array(CHUNK_ROWS),
    digestsLow: new Uint32Array(CHUNK_ROWS),
    digestsHigh: new Uint32Array(CHUNK_ROWS),
    createdAt: new Float64Array(CHUNK_ROWS),
    updatedAt: new Float64Array(CHUNK_ROWS),
    ratingAverages: new Float64Array(CHUNK_ROWS).fill(NaN),
    ratingCounts: new Int32Array(CHUNK_ROWS),
    names: Array.from({ length: CHUNK_ROWS }, () => ''),
    nameHeads: new Int32Array(CHUNK_ROWS),
    words: createChunkWords(),
    percent: Array.from({ length: OXIDES.length }, () => undefined),
    moles: new Float64Array(CHUNK_ROWS).fill(NaN),
    flux: new Float64Array(CHUNK_ROWS).fill(NaN),
    r2o: new Float64Array(CHUNK_ROWS),
    ro: new Float64Array(CHUNK_ROWS),
  }
}
