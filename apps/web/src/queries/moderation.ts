import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, call, type CallInput } from '#lib/api/call.ts'
import type { Reported } from '#lib/reports/report-request.ts'
import { FRESHNESS } from './freshness.ts'

type CasesQuery = NonNullable<CallInput<'listCases'>['query']>

const moderationKeys = {
  /** What only moderators read. */
  work: ['moderation', 'work'],
  own: ['moderation', 'own'],
} as const

/** A page of cases; while the next one loads, the page before stands in for it. */
export function moderationCases(query: CasesQuery) {
  return queryOptions({
    queryKey: [...moderationKeys.work, 'cases', query],
    queryFn: ({ signal }) => call('listCases', { query }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.standard,
  })
}

/** A page of what was done to keep the peace. */
export function moderationActs(p = 1) {
  return queryOptions({
    queryKey: [...moderationKeys.work, 'acts', p],
    queryFn: ({ signal }) => call('listActs', { query: { p } }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.standard,
  })
}

export type OwnReport = Answer<'findOwnReport'>['data']

/** What the visitor has reported of something, or null. */
export function ownReport(query: Reported) {
  return queryOptions({
    queryKey: [...moderationKeys.own, 'report', query],
    queryFn: async ({ signal }) => (await call('findOwnReport', { query }, signal)).data,
    ...FRESHNESS.medium,
  })
}
