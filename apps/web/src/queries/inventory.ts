import type { UserMaterial } from '@glazy/contract/inventory'
import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'
import { FRESHNESS, freshFor } from './freshness.ts'

export const inventoryKeys = {
  all: ['inventory'],
  own: (userId: number): readonly unknown[] => ['inventory', 'own', userId],
  of: (userId: number, viewerId: number): readonly unknown[] => [
    'inventory',
    'of',
    userId,
    viewerId,
  ],
  makeable: (userId: number, ids: readonly number[]) => ['inventory', 'makeable', userId, ids],
} as const

export type Inventory = Answer<'listOwnInventory'>

/** What the person who is logged in has on the shelf, with prices. */
export function ownInventory(userId: number) {
  return queryOptions({
    queryKey: inventoryKeys.own(userId),
    queryFn: ({ signal }): Promise<Inventory> => call('listOwnInventory', {}, signal),
    // Thousands of entries would be compared with each price that is saved; a change keeps the others.
    structuralSharing: false,
    ...freshFor(3),
  })
}

/** What a person has on the shelf, for whoever looks: with prices where it is their own. */
export function inventoryFor(userId: number, viewerId: number) {
  if (userId === viewerId) return ownInventory(userId)
  return queryOptions({
    queryKey: inventoryKeys.of(userId, viewerId),
    queryFn: ({ signal }): Promise<Inventory> =>
      call('listInventory', { query: { u: String(userId) } }, signal),
    ...freshFor(5),
  })
}

/** How many ingredients of some recipes are on the own shelf. */
export function makeableRecipes(userId: number, ids: readonly number[]) {
  return queryOptions({
    queryKey: inventoryKeys.makeable(userId, ids),
    queryFn: async ({ signal }) =>
      (await call('listMakeable', { query: { id: [...ids] } }, signal)).data,
    enabled: !import.meta.env.SSR && ids.length > 0,
    ...FRESHNESS.searchList,
  })
}

export interface ShelfCount {
  readonly onShelf: number
  readonly total: number
}

const NO_COUNTS: ReadonlyMap<number, ShelfCount> = new Map()

/** Of the recipes among some items: how many ingredients the person who is logged in has. */
export function useShelfCounts(
  items: readonly Pick<MaterialSummary, 'id' | 'kind'>[],
): ReadonlyMap<number, ShelfCount> {
  const { user } = useSession()
  const ids = user ? items.flatMap(({ id, kind }) => (kind === 'recipe' ? [id] : [])) : []
  const { data } = useQuery(makeableRecipes(user?.id ?? 0, ids.slice(0, PAGE_SIZE_MAX)))
  return data && user ? new Map(data.map((recipe) => [recipe.id, recipe])) : NO_COUNTS
}

/** What the person who is logged in has on the shelf, by material; nothing for anybody else. */
export function useOwnStock(): ReadonlyMap<number, UserMaterial> {
  const data = useOwnList()
  return data ? new Map(data.map((one) => [one.materialId, one])) : NO_STOCK
}

const NO_STOCK: ReadonlyMap<number, UserMaterial> = new Map()

/** Whether the person who is logged in has nothing on the shelf; undefined while nobody knows. */
export function useIsShelfEmpty(): boolean | undefined {
  const data = useOwnList()
  return data && data.length === 0
}

function useOwnList(): readonly UserMaterial[] | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    ...ownInventory(user?.id ?? 0),
    enabled: !import.meta.env.SSR && user !== null,
  })
  return user ? data?.data : undefined
}
