import { findCommon } from '#library-index/find/find-common.ts'
import type { SearchContext } from './search-context.ts'
import { search, type SearchResult, type Way } from './search.service.ts'

/** Raw materials that have an analysis, of one type if that is asked: what most recipes use first. */
export function listCommon(
  context: SearchContext,
  typeId: number | undefined,
  count: number,
): Promise<SearchResult> {
  const query = {
    primitive: true,
    has_analysis: true,
    count,
    ...(typeId !== undefined && { type: typeId }),
  }
  return search(context, query, COMMON, false)
}

const COMMON: Way = {
  name: 'common',
  show: (pass, wanted, { limit }) => findCommon(pass, wanted, limit),
}
