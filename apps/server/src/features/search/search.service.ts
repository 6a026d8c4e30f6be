import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { PAGE_SIZE } from '@glazy/contract/limits'
import { rangesOf } from '@glazy/contract/ranges'
import type { SearchQuery } from '@glazy/contract/search'
import type { Db } from '#db/database.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import type { FoundItems } from '#library-index/find/item-filter.ts'
import type { Shown } from '#features/materials/read/summaries.queries.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { refuseCrossedRange } from './column-filter.ts'
import { findInRange, type InRange } from './chemistry-search.ts'
import { countItems, countRanked, type Guess } from './count.ts'
import type { CountCache, ItemCount } from './count-cache.ts'
import { queryFacets } from '#library-index/write/facets.ts'
import { correctKeywords, countKeywords, readWords, type TypedWords } from './keywords.ts'
import { findInMemory, isWorthAPass, searchInMemory } from './memory-search.ts'
import type { Window } from '#library-index/find/find-page.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import {
  type CollectionRow,
  findOpenCollection,
  findOwner,
  findOwnersByName,
  type OwnerRow,
} from './owner.queries.ts'
import { listRanked } from './ranked-pages.queries.ts'
import {
  findVisible,
  HAS_COLOUR,
  listByColour,
  listByOxide,
  listIds,
  listInOrder,
  listNearestColours,
  type OxideFigure,
} from './result-pages.queries.ts'
import {
  allOf,
  type Condition,
  NOTHING,
  type ResolvedFilters,
  searchConditions,
} from './search-conditions.ts'
import { type TextMatch, textCondition } from './text-match.ts'

export interface SearchContext {
  readonly db: Db
  readonly viewer: MaybeViewer
  readonly counts: CountCache
  /** Figures of the library in memory. */
  readonly index: LibraryIndex
}

/** A page of a list, with what its head shows. */
export interface SearchResult {
  readonly shown: readonly Shown[]
  readonly count: ItemCount
  readonly page: number
  readonly perPage: number
  readonly owner?: OwnerRow
  readonly collection?: CollectionRow
}

/** With at most so many items a list is collected and sorted, with more it is read in order. */
const SMALL = 5_000

/** Puts what keywords find in order; a list ranks by the words alone. */
export type Ranking = typeof listRanked

/**
 * Items by keywords and filters, in order, one page of them.
 *
 * @throws AppError `request.invalid` for a range that ends before it begins
 */
export async function search(
  context: SearchContext,
  query: SearchQuery,
  ranking: Ranking = listRanked,
): Promise<SearchResult> {
  refuseCrossedRange(query)
  const page = query.p ?? 1
  const perPage = query.count ?? PAGE_SIZE
  const window = { offset: (page - 1) * perPage, limit: perPage }
  const { filters, owner, collection } = await resolveFilters(context, query)
  const typed = readWords(keywordsOf(query))
  const found =
    typed === 'nothing'
      ? NOTHING_FOUND
      : await find(context, { query, filters, typed, window, ranking })
  return {
    ...found,
    page,
    perPage,
    ...(owner && { owner }),
    ...(collection && { collection }),
  }
}

/**
 * Ids of everything that the words and filters of a search find, in no order.
 *
 * @throws AppError `request.invalid` for a range that ends before it begins
 */
export async function searchIds(context: SearchContext, query: SearchQuery): Promise<FoundItems> {
  refuseCrossedRange(query)
  const { db, viewer } = context
  const { filters } = await resolveFilters(context, query)
  const typed = readWords(keywordsOf(query))
  if (typed === 'nothing') return NO_ITEMS
  const inMemory = await findInMemory(context, { query, filters, typed })
  if (inMemory !== undefined) return inMemory
  const inRange = await findInRange(context, query, filters)
  const others = [
    ...searchConditions(query, filters),
    ...(inRange === undefined ? [] : [inRange.condition]),
    ...(query.color === undefined ? [] : [HAS_COLOUR]),
  ]
  if (typed === null) return listIds(db, viewer, allOf(others))
  const match = await countKeywords(db, typed, queryFacets(query))
  const found = await listIds(db, viewer, allOf([...others, textCondition(match)]))
  if (found.ids.length > 0) return found
  const corrected = await correctKeywords(db, match)
  if (corrected === null) return found
  return listIds(db, viewer, allOf([...others, textCondition(corrected)]))
}

function keywordsOf({ q = '', subsearch = '' }: SearchQuery) {
  return { query: q, within: subsearch }
}

const NO_ITEMS: FoundItems = { ids: new Int32Array(), largestId: 0 }

/** Those of the given items that the viewer may see, in the given order. */
export async function listVisible(
  { db, viewer }: Pick<SearchContext, 'db' | 'viewer'>,
  ids: readonly number[],
): Promise<readonly Shown[]> {
  const visible = new Set(await findVisible(db, viewer, ids))
  return ids.filter((id) => visible.has(id)).map((id) => ({ id }))
}

type Found = Pick<SearchResult, 'shown' | 'count'>

const NOTHING_FOUND: Found = { shown: [], count: { total: 0, isEstimate: false } }

/** What is looked for, and which part of it in which order. */
interface Wish {
  readonly query: SearchQuery
  readonly filters: ResolvedFilters
  readonly typed: TypedWords | null
  readonly window: Window
  readonly ranking: Ranking
}

/** What tables are asked for. */
interface TableWish extends Wish {
  /** Of all filters but the ranges. */
  readonly conditions: readonly Condition[]
  readonly inRange: InRange | undefined
}

async function find(context: SearchContext, wish: Wish): Promise<Found> {
  const { query, filters, typed, window, ranking } = wish
  if (ranking === listRanked) {
    const inMemory = await searchInMemory(context, wish, window)
    if (inMemory !== undefined) {
      const shown = inMemory.ids.map((id) => ({ id }))
      return { shown, count: { total: inMemory.total, isEstimate: false } }
    }
  }
  if (query.color !== undefined && query.ox === undefined && isWorthAPass(wish)) {
    const coloured = await findInMemory(context, wish)
    if (coloured !== undefined) {
      const lab = oklabFromHex(query.color)
      const shown = await listNearestColours(context.db, coloured, lab, window)
      return { shown, count: { total: coloured.ids.length, isEstimate: false } }
    }
  }
  const inRange = await findInRange(context, query, filters)
  const conditions = searchConditions(query, filters)
  if (conditions.includes(NOTHING)) return NOTHING_FOUND
  const match = typed === null ? null : await countKeywords(context.db, typed, queryFacets(query))
  const tableWish = { ...wish, conditions, inRange }
  const found = await findMatching(context, tableWish, match)
  if (found.count.total > 0 || match === null) return found
  const corrected = await correctKeywords(context.db, match)
  if (corrected === null) return found
  return findMatching(context, tableWish, corrected)
}

async function findMatching(
  context: SearchContext,
  wish: TableWish,
  match: TextMatch | null,
): Promise<Found> {
  const { query, conditions, inRange, window, ranking } = wish
  const { db, viewer } = context
  const inRanges = inRange === undefined ? [] : [inRange.condition]
  const guessed = (others: Condition): Guess => ({ where: others, share: inRange?.share ?? wholly })
  const isSorted = query.ox !== undefined || query.color !== undefined
  if (match !== null && match.terms.length > 0 && !isSorted) {
    const order = query.o ?? 'un'
    const where = allOf([...conditions, ...inRanges])
    const { ids, total } = await ranking(db, { viewer, where, match, order }, window)
    const shown = ids.map((id) => ({ id }))
    if (total !== undefined) return { shown, count: { total, isEstimate: false } }
    const counted = () => countRanked(db, { viewer, where, match })
    return { shown, count: await count(context, query, match, counted) }
  }
  const others = [
    ...conditions,
    ...(match === null ? [] : [textCondition(match)]),
    ...(query.color === undefined || query.ox !== undefined ? [] : [HAS_COLOUR]),
  ]
  const where = allOf([...others, ...inRanges])
  const counted =
    match === null && inRange?.total !== undefined
      ? { total: inRange.total, isEstimate: false }
      : await count(context, query, match, () => {
          return countItems(db, viewer, where, guessed(allOf(others)))
        })
  if (!counted.isEstimate && window.offset >= counted.total) return { shown: [], count: counted }
  return { shown: await listSorted(context, query, where, counted, window), count: counted }
}

/** Without ranges everything is in them. */
const wholly = () => 1

async function listSorted(
  { db, viewer }: SearchContext,
  query: SearchQuery,
  where: Condition,
  { total }: ItemCount,
  window: Window,
): Promise<readonly Shown[]> {
  const selection = { viewer, where, isSmall: total <= SMALL }
  if (query.ox !== undefined) {
    const { ox: oxide, oa: figure = 'umf', od: direction = 'desc' } = query
    const range = rangesOf(query).find(({ axis }) => axis === axisOf(oxide, figure))
    const ids = await listByOxide(db, selection, { oxide, figure, direction, range }, window)
    return ids.map((id) => ({ id }))
  }
  if (query.color !== undefined) {
    return listByColour(db, selection, oklabFromHex(query.color), window)
  }
  const ids = await listInOrder(db, selection, query.o ?? 'un', window)
  return ids.map((id) => ({ id }))
}

/** The axis whose values are those of a column of a table. */
function axisOf(oxide: Oxide, figure: OxideFigure): ChartAxis {
  if (figure === 'umf') return oxide
  return figure === 'percent' ? `${oxide}_percent` : `${oxide}_percent_mol`
}

/** Counts what a query finds; the same whatever its page and its order. */
function count(
  { viewer, counts }: SearchContext,
  query: SearchQuery,
  match: TextMatch | null,
  counted: () => Promise<ItemCount>,
): Promise<ItemCount> {
  return counts.get(countKey(viewer, query, match), counted)
}

function countKey(viewer: MaybeViewer, query: SearchQuery, match: TextMatch | null): string {
  const { ox, color, ...rest } = query
  const paging = { p: undefined, count: undefined, o: undefined, od: undefined, oa: undefined }
  const filters = { ...rest, ...paging, include: undefined }
  const hasColour = color !== undefined && ox === undefined
  const words = match && [...match.terms, ...match.narrowing].map((term) => term.tsquery)
  return JSON.stringify([viewer?.id ?? null, filters, hasColour, words])
}

interface Resolved {
  readonly filters: ResolvedFilters
  readonly owner?: OwnerRow
  readonly collection?: CollectionRow
}

/** Names of owners and collections as ids; what does not exist, or is not open, finds nothing. */
async function resolveFilters(
  { db, viewer }: SearchContext,
  query: SearchQuery,
): Promise<Resolved> {
  if (query.collection !== undefined) {
    const collection = await findOpenCollection(db, viewer, query.collection)
    if (collection === undefined) return { filters: { ownerIds: [] } }
    return { filters: { collectionId: collection.id }, collection }
  }
  const owner = query.u ? await findOwner(db, query.u) : undefined
  if (query.u && owner === undefined) return { filters: { ownerIds: [] } }
  const named = query.username ? await findOwnersByName(db, query.username) : undefined
  const ownerIds =
    owner === undefined ? named : named === undefined || named.includes(owner.id) ? [owner.id] : []
  return {
    filters: {
      ...(ownerIds !== undefined && { ownerIds }),
      ...(query.unorganized === true && owner !== undefined && { unorganizedOf: owner.id }),
    },
    ...(owner && { owner }),
  }
}
