import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { kilnKeys, type KilnList, kilnSchedule } from './kilns.ts'

/** The schedule that is being written: a new one with its key, or one that is there. */
export type Written =
  { readonly id: number; readonly clientKey?: never } | { readonly clientKey: string }

/** Writes a schedule down, or anew. What lists show of it is changed at once. */
export function useSaveSchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ schedule, as }: { schedule: EnteredSchedule; as: Written }) => {
      const { data } =
        'id' in as
          ? await call('updateKilnSchedule', { params: { id: as.id }, body: schedule })
          : await call('createKilnSchedule', { body: { ...schedule, ...as } })
      return data
    },
    onSuccess: async (saved, { as }) => {
      client.setQueryData(kilnSchedule(saved.id).queryKey, saved)
      client.setQueriesData<KilnList>({ queryKey: kilnKeys.lists }, (list) =>
        'id' in as ? replaced(list, saved) : added(list, saved),
      )
      await client.invalidateQueries({ queryKey: kilnKeys.lists, refetchType: 'none' })
    },
  })
}

/** Copies a schedule; the copy stands at the top of lists. */
export function useCopySchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (await call('copyKilnSchedule', { params: { id }, method: 'POST' })).data,
    onSuccess: (copy) => {
      client.setQueryData(kilnSchedule(copy.id).queryKey, copy)
      client.setQueriesData<KilnList>({ queryKey: kilnKeys.lists }, (list) => added(list, copy))
    },
  })
}

/** Deletes a schedule; it is gone from lists at once, and back where that fails. */
export function useDeleteSchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('deleteKilnSchedule', { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: kilnKeys.lists })
      const before = client.getQueriesData<KilnList>({ queryKey: kilnKeys.lists })
      client.setQueriesData<KilnList>({ queryKey: kilnKeys.lists }, (list) => without(list, id))
      return before
    },
    onError: (_error, _id, before = []) => {
      for (const [key, list] of before) client.setQueryData(key, list)
    },
    onSuccess: (_, id) => client.removeQueries({ queryKey: kilnKeys.detail(id) }),
  })
}

function replaced(list: KilnList | undefined, saved: KilnSchedule): KilnList | undefined {
  return list && { ...list, data: list.data.map((one) => (one.id === saved.id ? saved : one)) }
}

function added(list: KilnList | undefined, saved: KilnSchedule): KilnList | undefined {
  return list && { data: [saved, ...list.data], meta: counted(list.meta, 1) }
}

function without(list: KilnList | undefined, id: number): KilnList | undefined {
  if (!list?.data.some((one) => one.id === id)) return list
  return { data: list.data.filter((one) => one.id !== id), meta: counted(list.meta, -1) }
}

function counted(meta: KilnList['meta'], more: number): KilnList['meta'] {
  return { ...meta, pagination: { ...meta.pagination, total: meta.pagination.total + more } }
}
