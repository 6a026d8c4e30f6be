import type { Chunk } from '#library-index/columns/chunk.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { IN_OTHER_NAMES } from '#library-index/columns/postings.ts'
import {
  type DescribedChoice,
  keepDescribed,
  listDescribed,
  rarestFirst,
  type FoundPlaces,
} from './described-rows.ts'
import { best, fewestFirst, holdersOf, isAtLeast, list, type WordChoice } from './holders.ts'
import type { RowBits } from './row-bits.ts'
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

/**
 * The rows of a chunk that hold all that is looked for; `foundPlaces` gets where it stands in each.
 *
 * @param traits of each description the rows that are what it says
 * @returns how many rows were written
 */
export function findWordRows(
  chunk: Chunk,
  { terms, ingredients, narrowing, isNamesOnly, described }: WordSearch,
  traits: readonly RowBits[],
  rows: Uint16Array,
  { places, veryWords }: FoundPlaces,
): number {
  const least = isNamesOnly ? IN_OTHER_NAMES : 1
  let count: number | undefined
  const find = (choice: WordChoice) => ({ choice, made: ingredients?.get(choice) })
  // Most chunks do not hold all words of a rare name: none of them is gone through then.
  const ordered = [terms, narrowing].map((each) => fewestFirst(chunk, each.map(find)))
  if (ordered.some(([fewest]) => fewest?.most === 0)) return 0
  for (const [at, asked] of ordered.flat().entries()) {
    best.fill(0)
    const found = holdersOf(chunk, asked, { rows, count })
    if (count === undefined) rows.set(list.subarray(0, found))
    const left = { rows, count: count ?? found }
    if (at >= terms.length) count = keepHolders(left, least, places)
    else count = keepRanked(left, { least, isFirst: count === undefined }, places)
    if (count === 0) return 0
  }
  for (let at = 0; at < (count ?? 0); at += 1) veryWords[rows[at]!] = places[rows[at]!]!
  // As many traits as descriptions.
  const descriptions = described.map((description, at) => ({ description, isIt: traits[at]! }))
  for (const [at, each] of rarestFirst(chunk, descriptions).entries()) {
    const isFirst = terms.length === 0 && at === 0
    count =
      count === undefined
        ? listDescribed(chunk, each, rows, { places, veryWords })
        : keepDescribed(chunk, each, { rows, count, isFirst }, { places, veryWords })
    if (count === 0) return 0
  }
  return count ?? 0
}

interface RowList {
  readonly rows: Uint16Array
  readonly count: number
}

// A row that is not left is written over by the next one, and stands nowhere.

/** Leaves the rows in which what was looked for stands well enough, with where it stands worst so far. */
function keepRanked(
  { rows, count }: RowList,
  { least, isFirst }: { readonly least: number; readonly isFirst: boolean },
  places: Uint8Array,
): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at]! // below the count
    const place = best[row]! // as long as the chunk, like the places
    const isLeft = isAtLeast(place, least)
    places[row] = (isFirst ? place : Math.min(places[row]!, place)) * isLeft
    rows[kept] = row
    kept += isLeft
  }
  return kept
}

/** Does so wherever it stands, as it makes no difference to the rank. */
function keepHolders({ rows, count }: RowList, least: number, places: Uint8Array): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at]! // below the count
    const isLeft = isAtLeast(best[row]!, least)
    places[row]! *= isLeft
    rows[kept] = row
    kept += isLeft
  }
  return kept
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
