import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { freshFor } from './freshness.ts'

export const stockKeys = {
  all: ['stock'],
  list: (userId: number) => ['stock', 'list', userId],
  shopping: (userId: number) => ['stock', 'shopping', userId],
  moves: (userId: number, materialId: number, page: number) => [
    ...['stock', 'moves', userId, materialId, page],
  ],
} as const

/** What is left of a person's materials, lot by lot. */
export function ownStock(userId: number) {
  return queryOptions({
    queryKey: stockKeys.list(userId),
    queryFn: async ({ signal }) => (await call('listStock', {}, signal)).data,
    ...freshFor(1),
  })
}

/** What a person has to buy. */
export function shoppingList(userId: number) {
  return queryOptions({
    queryKey: stockKeys.shopping(userId),
    queryFn: ({ signal }) => call('getShoppingList', {}, signal),
    ...freshFor(0),
  })
}

/** What came and went of a material. */
export function stockMoves(userId: number, materialId: number, page: number) {
  return queryOptions({
    queryKey: stockKeys.moves(userId, materialId, page),
    queryFn: ({ signal }) => call('listMoves', { query: { materialId, page } }, signal),
    placeholderData: keepPreviousData,
    ...freshFor(0),
  })
}
