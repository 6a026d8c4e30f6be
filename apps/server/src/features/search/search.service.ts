import type { ChartAxis } from '@glazy/ceramics/chart-axes'
import type { Oxide } from '@glazy/ceramics/oxides'
import { PAGE_SIZE } from '@glazy/contract/limits'
import { rangesOf } from '@glazy/contract/ranges'
import type { SearchQuery } from '@glazy/contract/search'
import type { Db } from '#db/database.ts'
import type { ChartIndex } from '#features/charts/chart-index.ts'
import { findItems, type FoundItems } from '#features/charts/find-items.ts'
import type { Shown } from '#features/materials/summaries.queries.ts'
import type { MaybeViewer } from '#features/materials/visibility.queries.ts'
import { findInRange, type InRange } from './chemistry-search.ts'
import { columnFilter } from './column-filter.ts'
import { countItems, countRanked, type Guess } from './count.ts'
import type { CountCache, ItemCount, VersionedCache } from './count-cache.ts'
import { queryFacets } from './facets.ts'
import { correctKeywords, readKeywords } from './keywords.ts'
import { oklabFromHex } from './oklab.ts'
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
  type OxideFigure,
  type Window,
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
  readonly charts: ChartIndex
  /** What words have found lately. */
  readonly hits: VersionedCache<FoundItems>
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

/** Items by keywords and filters, in order, one page of them. */
export async function search(
  context: SearchContext,
  query: SearchQuery,
  ranking: Ranking = listRanked,
): Promise<SearchResult> {
  const page = query.p ?? 1
  const perPage = query.count ?? PAGE_SIZE
  const window = { offset: (page - 1) * perPage, limit: perPage }
  const { filters, owner, collection } = await resolveFilters(context, query)
  const inRange = await findInRange(context, query, filters)
  const conditions = searchConditions(query, filters)
  const wish: Wish = { query, conditions, inRange, window, ranking }
  const found = await find(context, wish)
  return {
    ...found,
    page,
    perPage,
    ...(owner && { owner }),
    ...(collection && { collection }),
  }
}

/** Ids of everything that the words and filters of a search find, in no order. */
export async function searchIds(context: SearchContext, query: SearchQuery): Promise<FoundItems> {
  const { db, viewer, charts } = context
  const { filters } = await resolveFilters(context, query)
  const { filter, isWhole } = columnFilter(query, filters, viewer)
  if (isWhole) return findItems(await charts.current(), filter)
  const inRange = await findInRange(context, query, filters)
  const keywords = { query: query.q ?? '', within: query.subsearch ?? '' }
  const match = await readKeywords(db, keywords, queryFacets(query))
  if (match === 'nothing') return NO_ITEMS
  const others = [
    ...searchConditions(query, filters),
    ...(inRange === undefined ? [] : [inRange.condition]),
    ...(query.color === undefined ? [] : [HAS_COLOUR]),
  ]
  if (match === null) return listIds(db, viewer, allOf(others))
  const found = await listIds(db, viewer, allOf([...others, textCondition(match)]))
  if (found.ids.length > 0) return found
  const corrected = await correctKeywords(db, match)
  if (corrected === null) return found
  return listIds(db, viewer, allOf([...others, textCondition(corrected)]))
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
  /** Of all filters but the ranges. */
  readonly conditions: readonly Condition[]
  readonly inRange: InRange | undefined
  readonly window: Window
  readonly ranking: Ranking
}

async function find(context: SearchContext, wish: Wish): Promise<Found> {
  const { query, conditions } = wish
  if (conditions.includes(NOTHING)) return NOTHING_FOUND
  const keywords = { query: query.q ?? '', within: query.subsearch ?? '' }
  const match = await readKeywords(context.db, keywords, queryFacets(query))
  if (match === 'nothing') return NOTHING_FOUND
  const found = await findMatching(context, wish, match)
  if (found.count.total > 0 || match === null) return found
  const corrected = await correctKeywords(context.db, match)
  if (corrected === null) return found
  return findMatching(context, wish, corrected)
}

async function findMatching(
  context: SearchContext,
  wish: Wish,
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
    if (inRange !== undefined) {
      const hits = await wordHits(context, wish, match)
      return { shown, count: { total: inRange.countAmong(hits.ids), isEstimate: false } }
    }
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
    inRange?.total === undefined
      ? await count(context, query, match, () => {
          return countItems(db, viewer, where, guessed(allOf(others)))
        })
      : { total: inRange.total, isEstimate: false }
  if (!counted.isEstimate && window.offset >= counted.total) return { shown: [], count: counted }
  return { shown: await listSorted(context, query, where, counted, window), count: counted }
}

/** What words and filters find without the ranges, which are moved about while the words stay. */
function wordHits(
  { db, viewer, hits }: SearchContext,
  { query, conditions }: Wish,
  match: TextMatch,
): Promise<FoundItems> {
  const key = countKey(viewer, { ...query, min: undefined, max: undefined }, match)
  return hits.get(key, () => listIds(db, viewer, allOf([...conditions, textCondition(match)])))
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
