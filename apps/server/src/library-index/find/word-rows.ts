import type { Chunk } from '#library-index/columns/chunk.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { IN_OTHER_NAMES, IN_TEXT, rowsWith } from '#library-index/columns/postings.ts'
import type { Description } from '#library-index/words/description.ts'
import { hasTrait, leastPlace, placeOfTrait } from './described-rows.ts'
import type { GiveWay } from './turns.ts'

/** Words as near to a mistyped one that are considered. */
const CANDIDATES = 30

/** A word with the number of items that hold it. */
interface CountedWord {
  readonly word: string
  readonly items: number
  /** Whether any of them holds it in a name or another name. */
  readonly isInName: boolean
}

/** Words by their numbers, any one of which will do, in rising order. */
export type WordChoice = Int32Array

/** Words that items are looked for by. */
export interface WordSearch {
  /** Choices of words that decide the rank; an item must hold one of each. */
  readonly terms: readonly WordChoice[]
  /** Materials that are called so, by the choice: a recipe that contains one holds its words, too. */
  readonly ingredients?: ReadonlyMap<WordChoice, Int32Array>
  /** Further ones that must occur but do not decide the rank. */
  readonly narrowing: readonly WordChoice[]
  /** Whether only names are looked through. */
  readonly isNamesOnly: boolean
  /** What items are to be, or to be called. */
  readonly described: readonly DescribedChoice[]
}

/** A description with choices for its words; none where nothing is called so. */
export interface DescribedChoice extends Pick<Description, 'isStrict' | 'trait'> {
  readonly choices: readonly WordChoice[]
}

/** Where the words that were looked for stand in the rows of a chunk; all 0 beforehand. */
export interface Standing {
  /** Where what was looked for stands that stands worst; what an item is counts as its name does. */
  readonly places: Uint8Array
  /** Where the very words stand; 0 where one of them does not. */
  readonly veryWords: Uint8Array
}

/** One choice after the other is looked for, so they share the room. */
const best = new Uint8Array(CHUNK_ROWS)
const phrase = new Uint8Array(CHUNK_ROWS)
const list = new Uint16Array(CHUNK_ROWS)
const made = new Uint16Array(CHUNK_ROWS)

/**
 * The rows of a chunk that hold all that is looked for; `standing` gets where it stands in each.
 *
 * @returns how many rows were written
 */
export function findWordRows(
  chunk: Chunk,
  { terms, ingredients, narrowing, isNamesOnly, described }: WordSearch,
  rows: Uint16Array,
  { places, veryWords }: Standing,
): number {
  const least = isNamesOnly ? IN_OTHER_NAMES : 1
  let count: number | undefined
  for (const [at, choice] of [...fewestFirst(terms), ...fewestFirst(narrowing)].entries()) {
    best.fill(0)
    const held = chunk.words.findRows(choice, best, list)
    const found = held + addMade(chunk, ingredients?.get(choice), held)
    const isTerm = at < terms.length
    const before = count === undefined ? list : rows
    let kept = 0
    for (let each = 0; each < (count ?? found); each += 1) {
      const row = before[each]! // as many rows as were counted
      const place = best[row]! // as long as the chunk
      if (place < least) places[row] = 0
      else {
        if (isTerm && (count === undefined || place < places[row]!)) places[row] = place
        rows[kept++] = row
      }
    }
    count = kept
    if (kept === 0) break
  }
  for (let at = 0; at < (count ?? 0); at += 1) veryWords[rows[at]!] = places[rows[at]!]!
  for (const [at, each] of described.entries()) {
    const isFirst = terms.length === 0 && at === 0
    count = keepDescribed(chunk, each, { rows, count, isFirst }, { places, veryWords })
  }
  return count ?? 0
}

/** Adds the recipes that contain one of some materials: as if their names stood in the description. */
function addMade(chunk: Chunk, materialIds: Int32Array | undefined, held: number): number {
  if (materialIds === undefined) return 0
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

interface Kept {
  readonly rows: Uint16Array
  /** Undefined as long as nothing was looked for. */
  readonly count: number | undefined
  /** Whether nothing has decided yet how well a row stands. */
  readonly isFirst: boolean
}

/** Leaves those rows that are what a description says, or are called so. */
function keepDescribed(
  chunk: Chunk,
  description: DescribedChoice,
  { rows, count, isFirst }: Kept,
  { places, veryWords }: Standing,
): number {
  findPhrase(chunk, description.choices)
  const least = leastPlace(description)
  let kept = 0
  for (let at = 0; at < (count ?? CHUNK_ROWS); at += 1) {
    const row = count === undefined ? at : rows[at]! // as many rows as were counted
    const words = phrase[row]! >= least ? phrase[row]! : 0 // as long as the chunk
    const trait = hasTrait(chunk, row, description.trait) ? placeOfTrait(description) : 0
    const place = Math.max(words, trait)
    if (place === 0) places[row] = veryWords[row] = 0
    else {
      places[row] = isFirst ? place : Math.min(places[row]!, place)
      veryWords[row] = isFirst ? words : Math.min(veryWords[row]!, words)
      rows[kept++] = row
    }
  }
  return kept
}

/** Where all words of a phrase stand in the rows of a chunk. */
function findPhrase(chunk: Chunk, choices: readonly WordChoice[]): void {
  phrase.fill(0)
  for (const [at, choice] of choices.entries()) {
    best.fill(0)
    chunk.words.findRows(choice, best, list)
    if (at === 0) phrase.set(best)
    else
      for (let row = 0; row < CHUNK_ROWS; row += 1) phrase[row] = Math.min(phrase[row]!, best[row]!)
  }
}

/** What few words will do for is seldom found, and where nothing is found the others are not looked for. */
function fewestFirst(choices: readonly WordChoice[]): readonly WordChoice[] {
  return choices.length < 2 ? choices : choices.toSorted((one, other) => one.length - other.length)
}

/** Whether any item holds one of the words. */
export function isHeld({ chunks }: LibraryColumns, choice: WordChoice): boolean {
  return choice.some((word) => chunks.some((chunk) => chunk.words.count(word).rows > 0))
}

/** Words of names that look like the given one, the likest first, then what most items hold. */
export async function findSimilarWords(
  columns: LibraryColumns,
  typed: string,
  giveWay: GiveWay,
): Promise<CountedWord[]> {
  const { vocabulary } = columns
  const candidates: (CountedWord & { readonly likeness: number })[] = []
  for (const { word: number, likeness } of vocabulary.like(typed)) {
    const last = candidates.at(-1)
    // Those that are as like as the last one may be held by more items.
    if (candidates.length >= CANDIDATES && likeness !== last?.likeness) break
    const counted = countHolders(columns, number)
    if (counted.isInName) {
      candidates.push({ word: vocabulary.word(number), likeness, ...counted })
    }
    await giveWay()
  }
  return candidates
    .sort(
      (one, other) =>
        other.likeness - one.likeness ||
        other.items - one.items ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, CANDIDATES)
}

function countHolders({ chunks }: LibraryColumns, word: number) {
  let items = 0
  let isInName = false
  for (const chunk of chunks) {
    const counted = chunk.words.count(word)
    items += counted.rows
    isInName ||= counted.isInName
  }
  return { items, isInName }
}
