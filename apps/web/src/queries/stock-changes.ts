import type { StockedMaterial } from '@glazy/contract/stock'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { inventoryKeys } from './inventory.ts'
import { ownStock, stockKeys } from './stock.ts'

/** Makes everything stale that follows from the stock. */
export function useForgetStock(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: stockKeys.all })
}

type Purchase = CallInput<'buyLots'>['body']

/** Puts purchases into the stock. */
export function useBuyLots(userId: number) {
  const { client, settle } = useStock(userId)
  return useMutation({
    mutationFn: async (body: Purchase) => (await call('buyLots', { body })).data,
    onSuccess: async (stocked) => {
      await settle(stocked)
      await client.invalidateQueries({ queryKey: inventoryKeys.all })
    },
  })
}

type LotChange = CallInput<'changeLot'>['body'] & { readonly id: number }

/** Changes what is said of a lot. */
export function useChangeLot(userId: number) {
  const { settle } = useStock(userId)
  return useMutation({
    mutationFn: async ({ id, ...body }: LotChange) =>
      (await call('changeLot', { params: { id }, body })).data,
    onSuccess: (stocked) => settle([stocked]),
  })
}

/** Takes a purchase back. */
export function useDeleteLot() {
  const forget = useForgetStock()
  return useMutation({
    mutationFn: (id: number) => call('deleteLot', { params: { id } }),
    onSuccess: forget,
  })
}

/** Writes down what was used, lost or counted. */
export function useMoveStock(userId: number) {
  const { settle } = useStock(userId)
  return useMutation({
    mutationFn: async (body: CallInput<'moveStock'>['body']) =>
      (await call('moveStock', { body })).data,
    onSuccess: (stocked) => settle([stocked]),
  })
}

/** Says below which weight a material is to be bought. */
export function useSetReorder(userId: number) {
  const { settle } = useStock(userId)
  return useMutation({
    mutationFn: async (body: CallInput<'setReorder'>['body']) =>
      (await call('setReorder', { body })).data,
    onSuccess: (stocked) => settle([stocked]),
  })
}

/** Shows what an answer says of some materials at once, and asks for the rest anew. */
function useStock(userId: number) {
  const client = useQueryClient()
  const { queryKey } = ownStock(userId)
  async function settle(changed: readonly StockedMaterial[]) {
    const known = new Map(changed.map((one) => [one.materialId, one]))
    client.setQueryData(queryKey, (before) =>
      before?.map((one) => known.get(one.materialId) ?? one),
    )
    await client.invalidateQueries({ queryKey: stockKeys.all })
  }
  return { client, settle }
}
