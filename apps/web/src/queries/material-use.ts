import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { materialKeys } from './materials.ts'

/** How many recipes use an item of the visitor; never from memory, as anybody may save one. */
export function materialUse(id: number) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'use', id],
    queryFn: async ({ signal }) => (await call('getMaterialUse', { params: { id } }, signal)).data,
    staleTime: 0,
    gcTime: 0,
  })
}
