import { BINARY, getChartMatches } from '@glazy/contract/charts'
import {
  LOOKUP_RESULTS,
  PAGE_SIZE,
  QUICK_SEARCH_MIN_LENGTH,
  QUICK_SEARCH_PAGE_SIZE,
  SIMILAR_PAGE_SIZE,
} from '@glazy/contract/limits'
import type { Pagination } from '@glazy/contract/pagination'
import * as endpoints from '@glazy/contract/search'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idBits } from '#library-index/find/id-set.ts'
import { findVisible, viewerId } from '#library-index/visible.ts'
import type { AppContext } from '#features/feature.ts'
import { createCollectedItems } from '#features/collections/read/collected-items.ts'
import { presentOpened } from '#features/collections/read/collection.presenter.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { writeBareList, writeList, type WrittenItem } from '#platform/written-list.ts'
import { listWords } from '#features/materials/read/summaries.queries.ts'
import { lookUp, readLookupPath } from './lookup.service.ts'
import { createCards } from './cards.ts'
import { listCommon } from './common.service.ts'
import { loadSummaries, presentPagination, presentReading } from './search.presenter.ts'
import type { SearchContext } from './search-context.ts'
import { search, searchIds, type SearchResult } from './search.service.ts'
import { listContaining, listSameBase, listSimilar } from './similar.service.ts'

/** Lists of items: search, quick search, print, look-up in forms, and similar items. */
export function searchRoutes(app: FastifyInstance, { db, index }: AppContext): void {
  const collected = createCollectedItems()
  const cards = createCards(db, index)
  const lists: Lists = {
    contextOf: (request) => ({ db, viewer: viewerOf(request), index, collected }),
    pageOf: async ({ viewer }, result, include) => {
      const items = await cards.write(viewer, result.shown, include)
      return { items, meta: { pagination: presentPagination(result, items.length) } }
    },
  }
  wholeSearch(app, lists)
  matches(app, lists)
  shortLists(app, lists)
  similarLists(app, lists)
  formLookups(app, lists)
}

/** What the routes share. */
interface Lists {
  readonly contextOf: (request: FastifyRequest) => SearchContext
  readonly pageOf: (
    context: SearchContext,
    result: SearchResult,
    include?: readonly endpoints.SearchInclude[],
  ) => Promise<{ items: WrittenItem[]; meta: { pagination: Pagination } }>
}

function wholeSearch(app: FastifyInstance, { contextOf, pageOf }: Lists): void {
  route(app, endpoints.searchMaterials, async ({ query, request }) => {
    const context = contextOf(request)
    const result = await search(context, query)
    const { items, meta } = await pageOf(context, result, query.include)
    const { owner, collection, reading, moreAlike, isOfFewerPeople } = result
    return writeList(items, endpoints.searchMaterials.response[200].shape.meta, {
      ...meta,
      ...(reading && { reading: presentReading(reading) }),
      ...(moreAlike !== undefined && { moreAlike }),
      ...(isOfFewerPeople === true && { isOfFewerPeople }),
      ...(owner && { user: { data: owner } }),
      ...(collection && { collection: { data: presentOpened(collection, new Date()) } }),
    })
  })
}

/** What the explorer shows of the public library. */
function matches(app: FastifyInstance, { contextOf }: Lists): void {
  route(app, getChartMatches, async ({ query, request, reply }) => {
    const context = { ...contextOf(request), viewer: null, shelfOwner: viewerOf(request) }
    const found = await searchIds(context, query)
    reply.type(BINARY).header('cache-control', 'no-store')
    return idBits(found)
  })
}

function shortLists(app: FastifyInstance, { contextOf, pageOf }: Lists): void {
  route(app, endpoints.quickSearch, async ({ query, request }) => {
    const context = contextOf(request)
    const { page = 1, c: perPage = QUICK_SEARCH_PAGE_SIZE } = query
    const keywords = (query.keywords ?? '').trim()
    const isOfNobody = query.u === true && context.viewer === null
    if (keywords.length < QUICK_SEARCH_MIN_LENGTH || isOfNobody) {
      return writeList([], PAGE_META, { pagination: paginationOf(0, 0, { page, perPage }) })
    }
    const result = await search(context, {
      q: keywords,
      count: perPage,
      p: page,
      ...(query.u === true && context.viewer && { u: String(context.viewer.id) }),
    })
    const { items, meta } = await pageOf(context, result)
    const { reading } = result
    return writeList(items, PAGE_META, {
      ...meta,
      ...(reading && { reading: presentReading(reading) }),
    })
  })

  route(app, endpoints.printSearch, async ({ query, request }) => {
    const context = contextOf(request)
    const ids = [...new Set([...(query.id ?? []), ...(query['id[]'] ?? [])])]
    const visible = await listVisible(context, ids)
    const shown = visible.map((id) => ({ id }))
    const total = shown.length
    const result = { shown, total, page: 1, perPage: Math.max(1, total) }
    const include = ['analysis', 'components'] as const
    const data = await loadSummaries(context.db, context.viewer, shown, include)
    const words = await listWords(
      context.db,
      shown.map((item) => item.id),
    )
    return {
      data: data.map((item) => ({
        ...item,
        description: safeText(words.get(item.id)?.description ?? null),
        source: words.get(item.id)?.source ?? null,
      })),
      meta: { pagination: presentPagination(result, data.length) },
    }
  })
}

/** A page of a list that tells nothing but how many there are. */
const PAGE_META = endpoints.quickSearch.response[200].shape.meta

const writePage = ({ items, meta }: { items: WrittenItem[]; meta: { pagination: Pagination } }) =>
  writeList(items, PAGE_META, meta)

/** What a recipe is calculated from, and how common it is. */
const COMMON_PARTS = ['analysis', 'usedIn'] as const

function similarLists(app: FastifyInstance, { contextOf, pageOf }: Lists): void {
  route(app, endpoints.similarBaseComponents, async ({ params, query, request }) => {
    const context = contextOf(request)
    const found = await listSameBase(context, params.id, pagingOf(query))
    return writePage(await pageOf(context, found))
  })

  route(app, endpoints.similarAnalysis, async ({ params, query, request }) => {
    const context = contextOf(request)
    const found = await listSimilar(context, params.id, pagingOf(query))
    return writePage(await pageOf(context, found))
  })

  route(app, endpoints.commonMaterials, async ({ query, request }) => {
    const context = contextOf(request)
    const found = await listCommon(context, query.material_type_id, query.count ?? PAGE_SIZE)
    return writeBareList((await pageOf(context, found, COMMON_PARTS)).items)
  })

  route(app, endpoints.containsMaterials, async ({ body, request }) => {
    const context = contextOf(request)
    const wish = {
      materials: body.materials.map((each) => (typeof each === 'number' ? { id: each } : each)),
      exclude: body.exclude,
      order: body.order ?? 'un',
    }
    const found = await listContaining(context, wish, pagingOf(body))
    return writePage(await pageOf(context, found))
  })
}

/** What materials of one name are told apart by. */
const TOLD_APART_BY = ['analysis', 'source'] as const

function formLookups(app: FastifyInstance, { contextOf, pageOf }: Lists): void {
  for (const endpoint of [
    endpoints.lookupMaterials,
    endpoints.lookupMaterialsIn,
    endpoints.lookupMaterialsInExcept,
  ] as const) {
    route(app, endpoint, async ({ params, query, request }) => {
      const context = contextOf(request)
      const wish = readLookupPath(params)
      const result = await lookUp(context, wish, query.material_type_id, LOOKUP_RESULTS)
      return writeBareList((await pageOf(context, result, TOLD_APART_BY)).items)
    })
  }
}

/** Those of the given items that the viewer may see, in the given order. */
async function listVisible(
  { index, viewer }: SearchContext,
  ids: readonly number[],
): Promise<number[]> {
  const columns = await index.current()
  return ids.filter((id) => findVisible(columns, id, viewerId(viewer)) !== undefined)
}

function pagingOf(query: { p?: number | undefined; count?: number | undefined }) {
  return { page: query.p ?? 1, perPage: query.count ?? SIMILAR_PAGE_SIZE }
}
