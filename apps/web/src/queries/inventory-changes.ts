import type { UserMaterial } from '@glazy/contract/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { type Inventory, inventoryKeys, ownInventory } from './inventory.ts'
import { materialKeys } from './materials.ts'

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
