import type { UserMaterial } from '@glazy/contract/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { type Inventory, inventoryKeys, ownInventory } from './inventory.ts'
import { materialKeys } from './materials.ts'
import { useKeepForLater } from './use-keep-for-later.ts'

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

/** What an entry of the shelf says of its material besides its name. */
export type ShelfPrice = Pick<
  CallInput<'updateInventoryPrice'>['body'],
  'price' | 'priceUnits' | 'vendorCode'
>

export interface PriceChange extends ShelfPrice {
  readonly entry: UserMaterial
}

/**
 * Saves price, unit and SKU of an entry; seen at once, and taken back when it fails. Without a
 * connection it waits on the device, and nothing is answered.
 */
export function useSaveShelfPrice(userId: number) {
  const { change, rollBack } = useOwnEntries(userId)
  const keep = useKeepForLater()
  return useMutation({
    mutationFn: async ({ entry, ...price }: PriceChange) => {
      const { id, materialName: name, updatedAt: basedOn } = entry
      const clientKey = makeUuid()
      return orKept(
        call('updateInventoryPrice', { body: { id, ...price, clientKey } }),
        (failure) =>
          keep(failure, { kind: 'shelfPrice', content: { id, price, basedOn }, name, clientKey }),
      )
    },
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
    onSuccess: (saved) =>
      saved &&
      change((entries) => entries.map((one) => (one.id === saved.data.id ? saved.data : one))),
  })
}

/** Takes an entry off the own shelf, without a connection as soon as there is one. */
export function useRemoveStock(userId: number) {
  const { change } = useOwnEntries(userId)
  const keep = useKeepForLater()
  const forget = useForgetShelf()
  return useMutation({
    mutationFn: ({ id, materialName: name }: UserMaterial) =>
      orKept(call('removeFromInventory', { params: { id } }), (failure) =>
        keep(failure, { kind: 'shelfRemoval', content: { id }, name }),
      ),
    onSuccess: async (_answer, { id }) => {
      await change((entries) => entries.filter((one) => one.id !== id))
      await forget()
    },
  })
}

/** Puts a material on the own shelf. Without a connection it waits, and nothing is answered. */
export function useAddToShelf() {
  const keep = useKeepForLater()
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: number; readonly name: string }) =>
      orKept(call('addToInventory', { params: { id }, method: 'POST' }), (failure) =>
        keep(failure, { kind: 'shelfAddition', content: { materialId: id }, name }),
      ),
  })
}

/** The answer of a call; undefined where what was to be sent waits for a connection. */
async function orKept<TAnswer>(
  answer: Promise<TAnswer>,
  keep: (failure: unknown) => Promise<boolean>,
): Promise<TAnswer | undefined> {
  try {
    return await answer
  } catch (failure) {
    if (await keep(failure)) return undefined
    throw failure
  }
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
