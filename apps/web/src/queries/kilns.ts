import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, call, type CallInput } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

export type KilnListQuery = NonNullable<CallInput<'listKilnSchedules'>['query']>
type KilnList = Answer<'listKilnSchedules'>

const kilnKeys = {
  lists: ['kilns', 'list'],
  list: (query: KilnListQuery) => ['kilns', 'list', query],
  detail: (id: number) => ['kilns', 'detail', id],
} as const

/** A page of schedules; while the next one loads, the page before stands in for it. */
export function kilnSchedules(query: KilnListQuery) {
  return queryOptions({
    queryKey: kilnKeys.list(query),
    queryFn: ({ signal }) => call('listKilnSchedules', { query }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.schedules,
  })
}

/** The schedules of one person, by name, as many as a choice can hold. */
export function ownSchedules(userId: number) {
  const query = { u: String(userId), c: PAGE_SIZE_MAX, sort_by: 'name' } as const
  return queryOptions({
    queryKey: [...kilnKeys.list(query), 'choice'],
    queryFn: async ({ signal }) => (await call('listKilnSchedules', { query }, signal)).data,
    ...FRESHNESS.schedules,
  })
}

/** One schedule with its ramps. */
export function kilnSchedule(id: number) {
  return queryOptions({
    queryKey: kilnKeys.detail(id),
    queryFn: async ({ signal }) => (await call('getKilnSchedule', { params: { id } }, signal)).data,
    ...FRESHNESS.schedules,
  })
}

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
