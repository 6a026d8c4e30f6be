import { LOOKUP_RESULTS, QUICK_SEARCH_PAGE_SIZE, SIMILAR_PAGE_SIZE } from '@glazy/contract/limits'
import * as endpoints from '@glazy/contract/search'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#app.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { listWords } from '#features/materials/summaries.queries.ts'
import { createCountCache } from './count-cache.ts'
import { lookUp, readLookupPath } from './lookup.service.ts'
import { loadSummaries, presentPagination } from './search.presenter.ts'
import { search, type SearchContext, type SearchResult } from './search.service.ts'
import { listContaining, listSameBase, listSimilar } from './similar.service.ts'

/** Lists of items: search, quick search, print, look-up in forms, and similar items. */
export function searchRoutes(app: FastifyInstance, { db, watch }: AppContext): void {
  const counts = createCountCache(() => watch.version())
  const contextOf = (request: FastifyRequest): SearchContext => ({
    db,
    viewer: viewerOf(request),
    counts,
  })
  const pageOf = async (
    { viewer }: SearchContext,
    result: SearchResult,
    include: readonly endpoints.SearchInclude[] = [],
  ) => {
    const data = await loadSummaries(db, viewer, result.shown, include)
    return { data, meta: { pagination: presentPagination(result, data.length) } }
  }

  route(app, endpoints.searchMaterials, async ({ query, request }) => {
    const context = contextOf(request)
    const result = await search(context, query)
    const { data, meta } = await pageOf(context, result, query.include)
    const { owner, collection } = result
    return {
      data,
      meta: {
        ...meta,
        ...(owner && { user: { data: owner } }),
        ...(collection && { collection: { data: collection } }),
      },
    }
  })

  route(app, endpoints.quickSearch, async ({ query, request }) => {
    const context = contextOf(request)
    const { viewer } = context
    const isMine = query.u === true
    const result = await search(context, {
      q: query.keywords ?? '',
      count: query.c ?? QUICK_SEARCH_PAGE_SIZE,
      p: query.page ?? 1,
      ...(isMine && { u: String(viewer?.id ?? NOBODY) }),
    })
    return pageOf(context, result)
  })

  route(app, endpoints.printSearch, async ({ query, request }) => {
    const context = contextOf(request)
    const ids = [...new Set([...(query.id ?? []), ...(query['id[]'] ?? [])])]
    const shown = ids.map((id) => ({ id }))
    const [summaries, words] = await Promise.all([
      loadSummaries(db, context.viewer, shown, ['analysis', 'components']),
      listWords(db, ids),
    ])
    const data = summaries.map((item) => ({
      ...item,
      description: words.get(item.id)?.description ?? null,
      source: words.get(item.id)?.source ?? null,
    }))
    const count = { total: data.length, isEstimate: false }
    const result = { shown, count, page: 1, perPage: Math.max(1, data.length) }
    return { data, meta: { pagination: presentPagination(result, data.length) } }
  })

  route(app, endpoints.similarBaseComponents, async ({ params, query, request }) => {
    const context = contextOf(request)
    return pageOf(context, await listSameBase(context, params.id, pagingOf(query)))
  })

  route(app, endpoints.similarAnalysis, async ({ params, query, request }) => {
    const context = contextOf(request)
    return pageOf(context, await listSimilar(context, params.id, pagingOf(query)))
  })

  route(app, endpoints.containsMaterials, async ({ body, request }) => {
    const context = contextOf(request)
    const wanted = body.materials.map((wish) => (typeof wish === 'number' ? { id: wish } : wish))
    const paging = pagingOf(body)
    return pageOf(
      context,
      await listContaining(context, wanted, body.exclude, body.order ?? 'un', paging),
    )
  })

  for (const endpoint of [
    endpoints.lookupMaterials,
    endpoints.lookupMaterialsIn,
    endpoints.lookupMaterialsInExcept,
  ] as const) {
    route(app, endpoint, async ({ params, query, request }) => {
      const context = contextOf(request)
      const wish = readLookupPath(params)
      const result = await lookUp(context, wish, query.material_type_id, LOOKUP_RESULTS)
      return { data: await loadSummaries(db, context.viewer, result.shown) }
    })
  }
}

/** No account has this id. */
const NOBODY = 0

function pagingOf(query: { p?: number | undefined; count?: number | undefined }) {
  return { page: query.p ?? 1, perPage: query.count ?? SIMILAR_PAGE_SIZE }
}
