import type { UserMaterial } from '@glazy/contract/inventory'
import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Answer, type CallInput } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'
import { FRESHNESS, freshFor } from './freshness.ts'
import { materialKeys } from './materials.ts'

const inventoryKeys = {
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

type Inventory = Answer<'listOwnInventory'>

/** What the person who is logged in has on the shelf, with prices. */
function ownInventory(userId: number) {
  return queryOptions({
    queryKey: inventoryKeys.own(userId),
    queryFn: ({ signal }): Promise<Inventory> => call('listOwnInventory', {}, signal),
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

/** Makes everything stale that follows from the own shelf. */
export function useForgetShelf(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: inventoryKeys.all }),
      client.invalidateQueries({
        queryKey: materialKeys.lists,
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"makeable"'),
      }),
    ])
  }
}

type Stock = Omit<CallInput<'updateInventoryPrice'>['body'], 'id'>

export interface StockChange extends Stock {
  readonly entry: UserMaterial
}

/** Saves price, unit and SKU of an entry; seen at once, and taken back when it fails. */
export function useSaveStock(userId: number) {
  const { change, rollBack } = useOwnEntries(userId)
  return useMutation({
    mutationFn: ({ entry, ...stock }: StockChange) =>
      call('updateInventoryPrice', { body: { id: entry.id, ...stock } }),
    onMutate: ({ entry, price, priceUnits, vendorCode }) =>
      change((entries) =>
        entries.map((one) =>
          one.id === entry.id
            ? {
                ...one,
                price: price ? String(price) : null,
                priceUnits: priceUnits || null,
                vendorCode: vendorCode || null,
              }
            : one,
        ),
      ),
    onError: (_error, _change, before) => rollBack(before),
    onSuccess: ({ data }) =>
      change((entries) => entries.map((one) => (one.id === data.id ? data : one))),
  })
}

/** Takes an entry off the own shelf. */
export function useRemoveStock(userId: number) {
  const { change } = useOwnEntries(userId)
  const forget = useForgetShelf()
  return useMutation({
    mutationFn: (id: number) => call('removeFromInventory', { params: { id } }),
    onSuccess: async (_answer, id) => {
      await change((entries) => entries.filter((one) => one.id !== id))
      await forget()
    },
  })
}

/** Puts a material on the own shelf. */
export function useAddToShelf() {
  return useMutation({
    mutationFn: (id: number) => call('addToInventory', { params: { id }, method: 'POST' }),
  })
}

/** Takes the materials of somebody else's shelf over. */
export function useImportShelf() {
  return useMutation({
    mutationFn: async (userId: number) =>
      (await call('importInventory', { params: { id: userId }, method: 'POST' })).data,
  })
}

export type ShelfRow = CallInput<'saveInventory'>['body']['rows'][number]

/** Puts rows on the own shelf, as many as one call takes. */
export async function saveShelfRows(rows: readonly ShelfRow[], signal: AbortSignal) {
  return (await call('saveInventory', { body: { rows: [...rows] } }, signal)).data
}

/** Changes what is known of the own shelf. */
function useOwnEntries(userId: number) {
  const client = useQueryClient()
  const { queryKey } = ownInventory(userId)
  return {
    async change(make: (entries: readonly UserMaterial[]) => UserMaterial[]) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, data: make(before.data) })
      return before
    },
    rollBack(before: Inventory | undefined) {
      if (before) client.setQueryData(queryKey, before)
    },
  }
}
