import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { freshFor } from './freshness.ts'

export const batchKeys = {
  all: ['batches'],
  lists: ['batches', 'list'],
  list: (userId: number, page: number, recipe: number | undefined) => [
    ...['batches', 'list', userId, page],
    recipe ?? null,
  ],
  detail: (userId: number, id: number) => ['batches', 'detail', userId, id],
} as const

/** A page of a person's batches, or of those of one recipe. */
export function ownBatches(userId: number, page: number, recipe?: number) {
  return queryOptions({
    queryKey: batchKeys.list(userId, page, recipe),
    queryFn: ({ signal }) => call('listBatches', { query: { page, recipe } }, signal),
    placeholderData: keepPreviousData,
    ...freshFor(1),
  })
}

/** One batch of a person. */
export function ownBatch(userId: number, id: number) {
  return queryOptions({
    queryKey: batchKeys.detail(userId, id),
    queryFn: async ({ signal }) => (await call('getBatch', { params: { id } }, signal)).data,
    ...freshFor(1),
  })
}
