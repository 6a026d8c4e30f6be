import { SELECTED_MAX } from '@glazy/contract/limits'
import {
  comparedIds,
  type CompareSearch,
  type ListCategory,
  type ListSearch,
  withoutParameters,
} from '#lib/list-search.ts'

/** An item among its neighbours, items side by side, or a page of a list. */
export type ChartSubject =
  | { readonly kind: 'item'; readonly id: number }
  | { readonly kind: 'items'; readonly ids: readonly number[] }
  | { readonly kind: 'list'; readonly category: ListCategory; readonly search: ListSearch }

/** The part of a route's match that says what its page is about. */
export interface PageMatch {
  readonly routeId: string
  readonly params: object
  readonly search: object
}

const DETAIL_ROUTE = /^\/(?:recipes|materials|analyses)\/\$id/

const CATEGORY_OF_ROUTE: Readonly<Record<string, ListCategory>> = {
  '/recipes/': 'recipes',
  '/materials/': 'materials',
  '/analyses/': 'analyses',
}

/** What a page has to put on a chart: pages of items, of lists, and the comparison. */
export function chartSubject(match: PageMatch | undefined): ChartSubject | undefined {
  if (match === undefined) return undefined
  const { routeId, params } = match
  if (DETAIL_ROUTE.test(routeId)) {
    const id = 'id' in params ? Number(params.id) : NaN
    return Number.isInteger(id) && id > 0 ? { kind: 'item', id } : undefined
  }
  if (routeId === '/compare') {
    const ids = comparedIds(match.search as CompareSearch) // read by the route
    return ids.length > 0 ? { kind: 'items', ids: ids.slice(0, SELECTED_MAX) } : undefined
  }
  const category = CATEGORY_OF_ROUTE[routeId]
  if (category === undefined) return undefined
  // Which item is open over the list does not matter to what the list holds.
  const search = withoutParameters(match.search as ListSearch, ['m']) // read by the route
  return { kind: 'list', category, search }
}
