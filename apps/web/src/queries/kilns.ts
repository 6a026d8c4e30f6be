import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, call, type CallInput } from '#lib/api/call.ts'
import { FRESHNESS, freshFor } from './freshness.ts'

export type KilnListQuery = NonNullable<CallInput<'listKilnSchedules'>['query']>
export type KilnList = Answer<'listKilnSchedules'>

export const kilnKeys = {
  all: ['kilns'],
  lists: ['kilns', 'list'],
  list: (query: KilnListQuery) => ['kilns', 'list', query] as const,
  choices: ['kilns', 'choice'],
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
    queryKey: [...kilnKeys.choices, query],
    queryFn: async ({ signal }) => (await call('listKilnSchedules', { query }, signal)).data,
    ...freshFor(3),
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
