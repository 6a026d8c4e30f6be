import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { materialKeys } from './materials.ts'

export interface PhotographListQuery {
  /** Who has added them: id or user name. */
  readonly u?: string | undefined
  readonly p?: number | undefined
}

/** A page of photographs with their items. @see materialKeys: what changes items changes it too */
export function photographList({ u, p }: PhotographListQuery) {
  return queryOptions({
    queryKey: [...materialKeys.lists, 'photographs', u, p],
    queryFn: ({ signal }) => call('listMaterialImages', { query: { u, p } }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.searchList,
  })
}
