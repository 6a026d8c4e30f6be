import type { SearchFilters, SearchQuery } from '@glazy/contract/search'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import type { FoundItems } from '#library-index/find/item-filter.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { columnFilter } from './column-filter.ts'
import {
  findAll,
  findPage,
  type MemoryWish,
  type RankedWords,
} from '#library-index/find/find-page.ts'
import type { TypedWords } from './keywords.ts'
import type { Window } from '#library-index/find/find-page.ts'
import type { ResolvedFilters } from './search-conditions.ts'
import { likelyWords } from '#library-index/words/typing-errors.ts'
import { findSimilarInMemory, isHeld } from '#library-index/find/word-rows.ts'

interface MemoryContext {
  readonly viewer: MaybeViewer
  readonly index: LibraryIndex
}

/** A search whose filters are known as ids, and its keywords as words. */
export interface ReadSearch<TQuery extends SearchFilters> {
  readonly query: TQuery
  readonly filters: ResolvedFilters
  /** Null without keywords. */
  readonly typed: TypedWords | null
}

/** The page of a search in memory; undefined where the database is to be asked. */
export async function searchInMemory(
  context: MemoryContext,
  search: ReadSearch<SearchQuery>,
  window: Window,
): Promise<{ readonly ids: readonly number[]; readonly total: number } | undefined> {
  const { query } = search
  if (query.ox !== undefined || query.color !== undefined || !isWorthAPass(search)) return undefined
  const columns = await columnsFor(context, search)
  if (columns === undefined) return undefined
  const find = (wish: MemoryWish) => findPage(columns, wish, query.o ?? 'un', window)
  return findOrCorrect(context, columns, search, find, (page) => page.total === 0)
}

/**
 * Ids of all that a search finds in memory, with a colour if it names one; undefined where the
 * database is to be asked.
 */
export async function findInMemory(
  context: MemoryContext,
  search: ReadSearch<SearchFilters>,
): Promise<FoundItems | undefined> {
  const columns = await columnsFor(context, search)
  if (columns === undefined) return undefined
  const find = (wish: MemoryWish) => findAll(columns, wish)
  return findOrCorrect(context, columns, search, find, (found) => found.ids.length === 0)
}

/**
 * Whether a search is answered sooner by a pass over the columns. With few filters, and no words, a
 * list of the database is read in its order until the page is full; with more, that may be long.
 */
export function isWorthAPass({ query, typed }: ReadSearch<SearchFilters>): boolean {
  return typed !== null || hasRanges(query) || countFilters(query) >= FILTERS_MIN
}

const FILTERS_MIN = 2

function countFilters(query: SearchFilters): number {
  return [
    query.type ?? query.base_type,
    query.cone,
    query.atmosphere,
    query.surface,
    query.transparency,
    query.country,
    query.state,
    query.production,
    query.photo,
    query.has_analysis,
  ].filter((filter) => filter !== undefined && filter !== false).length
}

function hasRanges({ min, max }: SearchFilters): boolean {
  return min !== undefined || max !== undefined
}

/**
 * The columns, where they know all filters of a search. No table knows ranges: for these the library
 * is waited for until it has been read.
 */
async function columnsFor(
  { index, viewer }: MemoryContext,
  { query, filters }: ReadSearch<SearchFilters>,
): Promise<LibraryColumns | undefined> {
  if (!columnFilter(query, filters, viewer).isWhole) return undefined
  return hasRanges(query) ? index.current() : index.currentIfRead()
}

function findOrCorrect<TFound>(
  { viewer }: MemoryContext,
  columns: LibraryColumns,
  { query, filters, typed }: ReadSearch<SearchFilters>,
  find: (wish: MemoryWish) => TFound,
  isNothing: (found: TFound) => boolean,
): TFound {
  const filter = {
    ...columnFilter(query, filters, viewer).filter,
    ...(query.color !== undefined && { hasColour: true }),
  }
  const words = typed === null ? undefined : wordsOf(columns, typed)
  const found = find({ filter, words })
  if (typed === null || !isNothing(found)) return found
  const corrected = correctWords(columns, typed)
  return corrected === null ? found : find({ filter, words: corrected })
}

function wordsOf({ vocabulary }: LibraryColumns, typed: TypedWords): RankedWords {
  const choices = (words: readonly string[]) => words.map((word) => vocabulary.beginningWith(word))
  const { name, id } = typed
  return {
    name,
    id,
    terms: choices(typed.words),
    narrowing: choices(typed.within),
    isNamesOnly: false,
  }
}

/**
 * The same keywords with words that no item has replaced by words that look alike.
 *
 * @returns null when no word is unknown, or nothing looks like one
 */
function correctWords(columns: LibraryColumns, typed: TypedWords): RankedWords | null {
  const { vocabulary } = columns
  const { terms, narrowing, name } = wordsOf(columns, typed)
  const corrected: Int32Array[] = []
  for (const [at, choice] of [...terms, ...narrowing].entries()) {
    if (isHeld(columns, choice)) {
      corrected.push(choice)
      continue
    }
    const word = [...typed.words, ...typed.within][at] ?? ''
    const likely = likelyWords(word, findSimilarInMemory(columns, word))
    if (likely.length === 0) return null
    corrected.push(
      Int32Array.from(likely.flatMap(({ word }) => vocabulary.find(word) ?? [])).sort(),
    )
  }
  if (corrected.every((choice, at) => choice === [...terms, ...narrowing][at])) return null
  return {
    name,
    id: null,
    terms: corrected.slice(0, terms.length),
    narrowing: corrected.slice(terms.length),
    isNamesOnly: true,
  }
}
