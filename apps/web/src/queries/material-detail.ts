import { QUICK_SEARCH_PAGE_SIZE, SIMILAR_PAGE_SIZE } from '@glazy/contract/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { materialKeys } from './materials.ts'

/** Lists of neighbours that the page of an item shows. */
export type NeighbourList = 'base' | 'analysis' | 'containing'

/** One page of an item's neighbours; the page before stands in while the next one loads. */
export function neighbours(list: NeighbourList, id: number, page: number) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'neighbours', list, id, page],
    queryFn: ({ signal }) => findNeighbours(list, id, page, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.searchList,
  })
}

function findNeighbours(list: NeighbourList, id: number, p: number, signal: AbortSignal) {
  const paging = { p, count: SIMILAR_PAGE_SIZE }
  if (list === 'base')
    return call('similarBaseComponents', { params: { id }, query: paging }, signal)
  if (list === 'analysis') return call('similarAnalysis', { params: { id }, query: paging }, signal)
  return call('containsMaterials', { body: { materials: [id], exclude: id, ...paging } }, signal)
}

/** What recipes count with of some materials, by their ids; those that the viewer does not know are left out. */
export function ingredientAnalyses(materialIds: readonly number[]) {
  const ids = [...new Set(materialIds)].sort((a, b) => a - b)
  return queryOptions({
    queryKey: [...materialKeys.all, 'ingredients', ids],
    queryFn: async ({ signal }) =>
      (await call('listKnownMaterials', { query: { id: ids } }, signal)).data,
    ...FRESHNESS.detail,
  })
}

/** Items to be printed, in the order of their ids, with composition and analysis. */
export function printItems(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'print', ids],
    queryFn: async ({ signal }) =>
      (await call('printSearch', { query: { id: [...ids] } }, signal)).data,
    ...FRESHNESS.detail,
  })
}

/** A few items for the quick search, of everybody or of the viewer alone. */
export function quickSearchPage(keywords: string, page: number, isOwn: boolean) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'quickSearch', keywords, page, isOwn],
    queryFn: ({ signal }) => {
      const query = { keywords, page, u: isOwn, c: QUICK_SEARCH_PAGE_SIZE }
      return call('quickSearchRecipes', { query }, signal)
    },
    placeholderData: keepPreviousData,
    ...FRESHNESS.standard,
  })
}
