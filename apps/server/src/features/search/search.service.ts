import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { PAGE_SIZE } from '@glazy/contract/limits'
import type { Reading } from '@glazy/contract/reading/read-query'
import type { SearchQuery } from '@glazy/contract/search'
import { listShelfIds } from '#features/shelf/read/shelf.queries.ts'
import type { Shown } from '#features/materials/read/summaries.queries.ts'
import { findByAxis, findByColour } from '#library-index/find/find-by-figure.ts'
import type { ItemSearch, Pass } from '#library-index/find/find-hits.ts'
import { findIds, findPage, type Window } from '#library-index/find/find-page.ts'
import { compositionOf, findLeftOut } from '#library-index/find/put-together.ts'
import { findTyped } from '#library-index/find/ranked-words.ts'
import { viewerId } from '#library-index/visible.ts'
import { readWords, type TypedWords } from '#library-index/words/typed-words.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import {
  findCollection,
  type OpenedCollectionRow,
} from '#features/collections/read/collections.queries.ts'
import {
  findPeopleByName,
  personOfList,
  type PersonRow,
} from '#features/accounts/person.queries.ts'
import { columnFilter, refuseCrossedRange, type ResolvedFilters } from './column-filter.ts'
import { inShelfOrder, narrowed, refuseLooseOrder, weigh, type Weighed } from './from-stock.ts'
import { listOrganized } from './owner.queries.ts'
import type { SearchContext } from './search-context.ts'
import { understand, wordsAlone } from './understand.ts'

/** Some of the items that were found, and how many were. */
export interface Found {
  readonly shown: readonly Shown[]
  readonly total: number
  /** How many are left out because another one stands for them. */
  readonly moreAlike?: number
}

/** A page of a list, with what its head shows. */
export interface SearchResult extends Found {
  readonly page: number
  readonly perPage: number
  /** How the text was understood; undefined without any. */
  readonly reading?: Reading
  /** Whether of the people of a name not all were looked at. */
  readonly isOfFewerPeople?: boolean
  readonly owner?: PersonRow
  readonly collection?: OpenedCollectionRow
}

/** A way to show what is found that the query does not tell of. */
export interface Way {
  /** Another one for each way: what is found is remembered by it. */
  readonly name: string
  readonly show: Show
}

/** Shows some of what a search finds; what recipes are to a shelf is known where it was asked. */
type Show = (pass: Pass, search: ItemSearch, window: Window, weighed?: Weighed) => Promise<Found>

/**
 * Items by keywords and filters, in order, one page of them.
 *
 * @param way how the items are put in order; as the query says where nothing else is given
 * @param isRead whether the text may say more than words
 * @throws AppError `request.invalid` for a range that ends before it begins, `user.notFound`
 */
export async function search(
  context: SearchContext,
  query: SearchQuery,
  way?: Way,
  isRead = true,
): Promise<SearchResult> {
  const page = query.p ?? 1
  const perPage = query.count ?? PAGE_SIZE
  const window = { offset: (page - 1) * perPage, limit: perPage }
  const showPage = way?.show ?? showSorted(query)
  const { head, found } = await find(context, query, {
    nothing: { shown: [], total: 0 },
    findIn: (pass, wanted, weighed) => showPage(pass, wanted, window, weighed),
    way: way?.name ?? 'sorted',
    isRead,
  })
  return { ...found, page, perPage, ...head }
}

/**
 * Ids of everything that the words and filters of a search find, in no order.
 *
 * @throws AppError `request.invalid` for a range that ends before it begins
 */
export async function searchIds(
  context: SearchContext,
  query: SearchQuery,
): Promise<readonly number[]> {
  const { found } = await find(context, query, {
    nothing: { ids: [], total: 0 },
    findIn: idsOf,
    isRead: true,
  })
  return found.ids
}

async function idsOf(pass: Pass, wanted: ItemSearch) {
  const ids: readonly number[] = await findIds(pass, wanted)
  return { ids, total: ids.length }
}

interface Finding<TFound> {
  /** The answer where no word was typed, but signs. */
  readonly nothing: TFound
  readonly findIn: (pass: Pass, search: ItemSearch, weighed?: Weighed) => Promise<TFound>
  /** Where the answer is short: how it follows from the query. */
  readonly way?: string
  readonly isRead: boolean
}

async function find<TFound extends { readonly total: number }>(
  context: SearchContext,
  query: SearchQuery,
  { nothing, findIn, way, isRead }: Finding<TFound>,
): Promise<{ readonly head: Head; readonly found: TFound }> {
  refuseCrossedRange(query)
  refuseLooseOrder(query)
  const { index, viewer } = context
  const text = query.q ?? ''
  const [resolved, understood] = await Promise.all([
    resolveFilters(context, query),
    isRead ? understand(context, query) : wordsAlone(text),
  ])
  const { words, left, described, phrases, ranges, ingredients, authorIds } = understood
  const isOfFewerPeople = understood.isOfFewerPeople || resolved.isOfFewerPeople
  const { filters: named, ...above } = resolved
  const head = {
    ...above,
    ...(isOfFewerPeople && { isOfFewerPeople }),
    ...(text.trim() !== '' && { reading: { words, phrases } }),
  }
  const within = query.subsearch ?? ''
  const typed: TypedWords | null | 'nothing' = readWords({ query: text, within, left, described })
  if (typed === 'nothing') return { head, found: nothing }
  const filters = { ...(authorIds && { ownerIds: authorIds }), ...named, ranges, ingredients }
  const wanted = columnFilter(query, filters, viewer)
  const weighed = await weigh(context, query, () =>
    index.look((pass) => findTyped(pass, typed, (words) => idsOf(pass, { filter: wanted, words }))),
  )
  const filter = weighed ? narrowed(wanted, weighed) : wanted
  const { collected, organized, ownerIds, shelf } = filters
  const found = await index.look(
    (pass) => findTyped(pass, typed, (words) => findIn(pass, { filter, words }, weighed)),
    // What lies in none of a person's collections, or is in stock, changes without the library.
    way !== undefined && organized === undefined && weighed === undefined
      ? JSON.stringify([
          ...[way, isRead, filter.viewer, query, ownerIds, ingredients, collected?.key, shelf],
        ])
      : undefined,
  )
  return { head, found }
}

/** By a figure, by a colour, in the order that was chosen, or by rank. */
function showSorted({ o, os, ox, oa = 'umf', od, color, alike }: SearchQuery): Show {
  const isTogether = alike === 'together'
  return async (pass, wanted, window, weighed) => {
    const showApart = async (show: (among: ItemSearch) => Promise<Found>) => {
      if (!isTogether) return show(wanted)
      const { ids, othersOf } = await findLeftOut(pass, wanted)
      const { shown, total } = await show(without(wanted, ids))
      const counted = shown.map((item) => ({ ...item, others: othersOf(item.id) }))
      return { shown: counted, total, moreAlike: ids.size }
    }
    if (ox !== undefined) {
      const order = { axis: axisOf(ox, oa), isAscending: od === 'asc' }
      return showApart((among) => findByAxis(pass, among, order, window))
    }
    if (os !== undefined && weighed !== undefined) {
      return showApart(async (among) => {
        const ids = inShelfOrder(await findIds(pass, among), os, weighed)
        const shown = ids.slice(window.offset, window.offset + window.limit)
        return { shown: shown.map((id) => ({ id })), total: ids.length }
      })
    }
    if (color !== undefined) {
      const { L, a, b } = oklabFromHex(color)
      return findByColour(pass, wanted, [L, a, b], window)
    }
    const page = await findPage(pass, wanted, o, window, isTogether)
    const { ids, total, others, moreAlike } = page
    const shown = ids.map((id, at) => ({ id, ...(isTogether && { others: others[at] ?? 0 }) }))
    return { shown, total, ...(isTogether && { moreAlike }) }
  }
}

function without({ filter, words }: ItemSearch, ids: ReadonlySet<number>): ItemSearch {
  const { exceptIds } = filter
  const has = (id: number) => ids.has(id) || exceptIds?.has(id) === true
  return { filter: { ...filter, exceptIds: { has } }, words }
}

/** The axis whose values are those of a column of a table. */
function axisOf(oxide: Oxide, figure: NonNullable<SearchQuery['oa']>): ChartAxis {
  if (figure === 'umf') return oxide
  return figure === 'percent' ? `${oxide}_percent` : `${oxide}_percent_mol`
}

/** What stands above a list. */
type Head = Pick<SearchResult, 'owner' | 'collection' | 'reading' | 'isOfFewerPeople'>

/**
 * Names of owners and collections as ids. In a collection that does not exist nothing is found.
 *
 * @throws AppError `user.notFound`
 */
async function resolveFilters(
  context: SearchContext,
  query: SearchQuery,
): Promise<Head & { readonly filters: ResolvedFilters }> {
  const resolved = await resolveOwners(context, query)
  const { db, viewer, index, shelfOwner = viewer } = context
  const composition =
    query.alike_to === undefined
      ? undefined
      : compositionOf(await index.current(), viewerId(viewer), query.alike_to)
  // What the stock is enough for is made from the shelf alone.
  const makeable = query.makeable ?? (query.enough_for === undefined ? undefined : 'all')
  const isLikeNothing = query.alike_to !== undefined && composition === undefined
  // Nobody's shelf is empty: of nothing nothing is made.
  if (isLikeNothing || (makeable && shelfOwner === null)) return { ...resolved, filters: NOBODYS }
  const shelf = makeable &&
    shelfOwner !== null && {
      ownerId: shelfOwner.id,
      materialIds: await listShelfIds(db, shelfOwner.id),
      makeable,
    }
  return {
    ...resolved,
    filters: {
      ...resolved.filters,
      ...(composition !== undefined && { composition }),
      ...(shelf && { shelf }),
    },
  }
}

async function resolveOwners(
  { db, viewer, collected }: SearchContext,
  query: SearchQuery,
): Promise<Head & { readonly filters: ResolvedFilters }> {
  const owner = await personOfList(db, query.u)
  const people = query.username ? await findPeopleByName(db, query.username) : undefined
  const named = people?.ids
  const isOfFewerPeople = people?.areMore === true
  if (query.collection !== undefined) {
    const collection = await findCollection(db, viewer, query.collection)
    if (collection === undefined) return { filters: NOBODYS }
    // The collection is the person's; what is in it may be anybody's.
    if (owner !== undefined && collection.owner_id !== owner.id) return { filters: NOBODYS }
    const items = await collected.of(db, collection)
    return {
      filters: { collected: items, ...(named && { ownerIds: named }) },
      collection,
      isOfFewerPeople,
      ...(owner && { owner }),
    }
  }
  const ownerIds =
    owner === undefined ? named : [owner.id].filter((id) => named?.includes(id) ?? true)
  const organized =
    query.unorganized === true && owner !== undefined
      ? await listOrganized(db, owner.id)
      : undefined
  return {
    filters: { ...(ownerIds && { ownerIds }), ...(organized && { organized }) },
    isOfFewerPeople,
    ...(owner && { owner }),
  }
}

const NOBODYS: ResolvedFilters = { ownerIds: [] }
