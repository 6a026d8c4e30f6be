import type { Batch } from '@glazy/contract/batches'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { batchKeys, ownBatch } from './batches.ts'
import { useForgetStock } from './stock-changes.ts'

/** Plans a batch. */
export function usePlanBatch(userId: number) {
  const keep = useKeepBatch(userId)
  return useMutation({
    mutationFn: async (body: CallInput<'planBatch'>['body']) =>
      (await call('planBatch', { body })).data,
    onSuccess: keep,
  })
}

/** Changes a batch. */
export function useChangeBatch(userId: number, id: number) {
  const keep = useKeepBatch(userId)
  return useMutation({
    mutationFn: async (body: CallInput<'changeBatch'>['body']) =>
      (await call('changeBatch', { params: { id }, body })).data,
    onSuccess: keep,
  })
}

/** Says that a batch is mixed, or that it is not. */
export function useMixBatch(userId: number, id: number) {
  const onSuccess = useKeepBatch(userId)
  const finish = useMutation({
    mutationFn: async (body: CallInput<'finishBatch'>['body']) =>
      (await call('finishBatch', { params: { id }, body })).data,
    onSuccess,
  })
  const reopen = useMutation({
    mutationFn: async () => (await call('reopenBatch', { params: { id } })).data,
    onSuccess,
  })
  return { finish, reopen }
}

/** Adds to a bucket whose batch is mixed, or takes such an addition back. */
export function useBatchAdditions(userId: number, id: number) {
  const onSuccess = useKeepBatch(userId)
  const add = useMutation({
    mutationFn: async (body: CallInput<'addToBatch'>['body']) =>
      (await call('addToBatch', { params: { id }, body })).data,
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: async (addition: number) =>
      (await call('removeAddition', { params: { id, addition } })).data,
    onSuccess,
  })
  return { add, remove }
}

/** Deletes a planned batch. */
export function useDeleteBatch(userId: number, id: number) {
  const client = useQueryClient()
  const forgetStock = useForgetStock()
  return useMutation({
    mutationFn: () => call('deleteBatch', { params: { id } }),
    meta: { deletes: () => batchKeys.detail(userId, id) },
    onSuccess: async () => {
      client.removeQueries({ queryKey: batchKeys.detail(userId, id) })
      await client.invalidateQueries({ queryKey: batchKeys.lists })
      await forgetStock()
    },
  })
}

/** Shows a batch as the server has it, and asks for the lists anew. */
function useKeepBatch(userId: number) {
  const client = useQueryClient()
  const forgetStock = useForgetStock()
  return async (batch: Batch) => {
    client.setQueryData(ownBatch(userId, batch.id).queryKey, batch)
    await client.invalidateQueries({ queryKey: batchKeys.lists })
    await forgetStock()
  }
}
