import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

const POLL_MS = 300_000

/** The version the server runs now, asked for every five minutes, never while rendering. */
export const runningVersion = queryOptions({
  queryKey: ['version'],
  queryFn: async ({ signal }) => (await call('getVersion', {}, signal)).version,
  enabled: !import.meta.env.SSR,
  refetchInterval: POLL_MS,
  staleTime: POLL_MS,
  retry: false,
})
