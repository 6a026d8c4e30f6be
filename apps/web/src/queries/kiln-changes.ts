import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { kilnKeys, type KilnList, kilnSchedule } from './kilns.ts'

/** The schedule that is being written: a new one, or one that is there; made once with its key. */
export interface Written {
  readonly id?: number | undefined
  readonly clientKey: string
}

/** Writes a schedule down, or anew. What lists show of it is changed at once. */
export function useSaveSchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ schedule, as }: { schedule: EnteredSchedule; as: Written }) => {
      const { id, clientKey } = as
      const { data } =
        id === undefined
          ? await call('createKilnSchedule', { body: { ...schedule, clientKey } })
          : await call('updateKilnSchedule', { params: { id }, body: { ...schedule, clientKey } })
      return data
    },
    onSuccess: async (saved, { as }) => {
      client.setQueryData(kilnSchedule(saved.id).queryKey, saved)
      if (as.id !== undefined) {
        client.setQueriesData<KilnList>({ queryKey: kilnKeys.lists }, (list) =>
          replaced(list, saved),
        )
      } else addToLists(client, saved)
      await client.invalidateQueries({ queryKey: kilnKeys.lists, refetchType: 'none' })
      await client.invalidateQueries({ queryKey: kilnKeys.choices })
    },
  })
}

/** Copies a schedule; the copy stands at the top of lists. */
export function useCopySchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (await call('copyKilnSchedule', { params: { id }, method: 'POST' })).data,
    onSuccess: async (copy) => {
      client.setQueryData(kilnSchedule(copy.id).queryKey, copy)
      addToLists(client, copy)
      await client.invalidateQueries({ queryKey: kilnKeys.choices })
    },
  })
}

/** Deletes a schedule; it is gone from lists at once, and back where that fails. */
export function useDeleteSchedule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('deleteKilnSchedule', { params: { id } }),
    meta: { deletes: (id) => kilnKeys.detail(Number(id)) },
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: kilnKeys.lists })
      const before = client.getQueriesData<KilnList>({ queryKey: kilnKeys.lists })
      client.setQueriesData<KilnList>({ queryKey: kilnKeys.lists }, (list) => without(list, id))
      return before
    },
    onError: (_error, _id, before = []) => {
      for (const [key, list] of before) client.setQueryData(key, list)
    },
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: kilnKeys.detail(id) })
      await client.invalidateQueries({ queryKey: kilnKeys.choices })
    },
  })
}

/** Puts a new schedule on top of the lists that it is in: of everybody or of its author, not narrowed. */
function addToLists(client: QueryClient, saved: KilnSchedule): void {
  const author = [String(saved.createdByUserId), saved.createdByUser.username]
  for (const [key] of client.getQueriesData<KilnList>({ queryKey: kilnKeys.lists })) {
    const { u, p = 1, q, keywords, cone, atmosphere } = (key as KilnListKey)[2]
    const isNarrowed = [q, keywords, cone, atmosphere].some((value) => value !== undefined)
    const isOf = u === undefined || author.includes(u)
    if (isOf && p === 1 && !isNarrowed) {
      client.setQueryData<KilnList>(key, (list) => added(list, saved))
    }
  }
}

type KilnListKey = ReturnType<typeof kilnKeys.list>

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
