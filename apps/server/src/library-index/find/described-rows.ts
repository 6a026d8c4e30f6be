import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import {
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  type WordPlace,
} from '#library-index/columns/postings.ts'
import type { Description, ItemTrait } from '#library-index/words/description.ts'
import { best, counted, holdersOf, isAtLeast, type Left, list, type WordChoice } from './holders.ts'
import { bitAt, countBits, listRows, type RowBits, type RowTest } from './row-bits.ts'
import { either, ofAtmosphere, ofByte, ofCones, ofType } from './row-tests.ts'

/** A description with choices for its words; none where nothing is called so. */
export interface DescribedChoice extends Pick<Description, 'isStrict' | 'trait'> {
  readonly choices: readonly WordChoice[]
}

/** Where the words that were looked for stand in the rows of a chunk; all 0 beforehand. */
export interface FoundPlaces {
  /** Where what was looked for stands that stands worst; what an item is counts as its name does. */
  readonly places: Uint8Array
  /** Where the very words stand; 0 where one of them does not. */
  readonly veryWords: Uint8Array
}

/** Where the words of a phrase may stand that an item is found by them. */
function leastPlace({ isStrict }: Pick<Description, 'isStrict'>): WordPlace {
  return isStrict ? IN_OTHER_NAMES : IN_TEXT
}

/** For how much it counts that an item is what a phrase says: a celadon is less than one called so. */
function placeOfTrait({ isStrict }: Pick<Description, 'isStrict'>): WordPlace {
  return isStrict ? IN_NAME : IN_OTHER_NAMES
}

/** The rows that are what a phrase says. */
export function ofTrait(trait: ItemTrait): RowTest {
  const { cones, atmosphere, surfaces, transparencies, typeIds } = trait
  return {
    key: `trait ${JSON.stringify(keyOfTrait(trait))}`,
    ...either([
      ...(cones ? [ofCones(cones)] : []),
      ...(atmosphere === undefined ? [] : [[ofAtmosphere(atmosphere)]]),
      ...(surfaces ? [[ofByte('surfaceIds', (id) => surfaces.has(id))]] : []),
      ...(transparencies ? [[ofByte('transparencyIds', (id) => transparencies.has(id))]] : []),
      ...(typeIds ? [[ofType(typeIds)]] : []),
    ]),
  }
}

/** Says what is asked of items, in the same words whenever it is the same. */
export function keyOfTrait({ typeIds, surfaces, transparencies, ...rest }: ItemTrait): unknown {
  return [rest, ...[typeIds, surfaces, transparencies].map((ids) => [...(ids ?? [])])]
}

/** What is asked of items, with the rows of a chunk that are what it says. */
export interface DescribedRows {
  readonly description: DescribedChoice
  readonly isIt: RowBits
}

/** The fewer rows are listed at first, the fewer are looked at again. */
export function rarestFirst(
  chunk: Chunk,
  asked: readonly DescribedRows[],
): readonly DescribedRows[] {
  if (asked.length < 2) return asked
  const most = ({ description: { choices }, isIt }: DescribedRows) => {
    const called = choices.map((choice) => chunk.words.mostRows(choice))
    return countBits(isIt) + (called.length === 0 ? 0 : Math.min(...called))
  }
  return asked
    .map((each) => ({ each, most: most(each) }))
    .sort((one, other) => one.most - other.most)
    .map(({ each }) => each)
}

/** All rows that are what a description says, or are called so. */
export function listDescribed(
  chunk: Chunk,
  { description, isIt }: DescribedRows,
  rows: Uint16Array,
  { places, veryWords }: FoundPlaces,
): number {
  const [least, trait] = [leastPlace(description), placeOfTrait(description)]
  const found = findPhrase(chunk, description.choices, { rows, count: undefined })
  let kept = 0
  for (let at = 0; at < found; at += 1) {
    const row = called[at]! // as many rows as were found
    const words = phrase[row]! // as long as the chunk
    const isLeft = isAtLeast(words, least)
    places[row] = Math.max(words, trait * bitAt(isIt, row)) * isLeft
    veryWords[row] = words * isLeft
    rows[kept] = row
    kept += isLeft
  }
  const others = listRows(isIt, list)
  for (let at = 0; at < others; at += 1) {
    const row = list[at]!
    const isNew = 1 - isAtLeast(phrase[row]!, least)
    places[row]! += (trait - places[row]!) * isNew
    rows[kept] = row
    kept += isNew
  }
  return kept
}

interface Kept {
  readonly rows: Uint16Array
  readonly count: number
  /** Whether nothing has decided yet how well a row stands. */
  readonly isFirst: boolean
}

/** Leaves those rows that are what a description says, or are called so. */
export function keepDescribed(
  chunk: Chunk,
  { description, isIt }: DescribedRows,
  { rows, count, isFirst }: Kept,
  { places, veryWords }: FoundPlaces,
): number {
  const [least, trait] = [leastPlace(description), placeOfTrait(description)]
  findPhrase(chunk, description.choices, { rows, count })
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at]! // as many rows as were counted
    const words = phrase[row]! * isAtLeast(phrase[row]!, least) // as long as the chunk
    const place = Math.max(words, trait * bitAt(isIt, row))
    places[row] = isFirst ? place : Math.min(places[row]!, place)
    veryWords[row] = isFirst ? words : Math.min(veryWords[row]!, words)
    rows[kept] = row
    kept += isAtLeast(place, 1)
  }
  return kept
}

/** Where all words of a phrase stand, and the rows of its first word; phrases share the room. */
const phrase = new Uint8Array(CHUNK_ROWS)
const called = new Uint16Array(CHUNK_ROWS)

/**
 * Writes into `phrase` where all words of a phrase stand, for the rows that are left.
 *
 * @returns how many rows were written to `called`, where all are left
 */
function findPhrase(chunk: Chunk, choices: readonly WordChoice[], left: Left): number {
  phrase.fill(0)
  let among = left
  let found = 0
  for (const [at, choice] of choices.entries()) {
    best.fill(0)
    const held = holdersOf(chunk, counted(chunk, { choice, made: undefined }), among)
    if (at === 0) {
      phrase.set(best)
      if (left.count !== undefined) continue
      called.set(list.subarray(0, held))
      found = held
      among = { rows: called, count: held }
      continue
    }
    for (let each = 0; each < (among.count ?? 0); each += 1) {
      const row = among.rows[each]! // as many rows as were counted
      phrase[row] = Math.min(phrase[row]!, best[row]!)
    }
  }
  return found
}
