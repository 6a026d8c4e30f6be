import { MutationCache, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '#lib/api/api-error.ts'
import { isOffline } from '#lib/offline/is-offline.ts'
import { throughKeeper } from '#lib/offline/keeper.ts'
import { isConnectionLost } from '#lib/outbox/connection-lost.ts'
import { FRESHNESS } from '#queries/freshness.ts'
import { peopleKeys } from '#queries/people.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Queries that a success makes stale, by the start of their key. */
      readonly invalidates?: readonly QueryKey[]
      /** What is no more after a success, by the key of its own query. */
      readonly deletes?: (variables: unknown) => QueryKey
    }
  }
}

const QUERY_RETRIES = 2
const MUTATION_RETRIES = 1
const LONGEST_DELAY_MS = 30_000

/** What the caller got wrong stays wrong: only lost connections and server errors are repeated. */
export function isWorthRetrying(error: unknown): boolean {
  return !(isApiError(error) && error.status >= 400 && error.status < 500)
}

export function queryRetryDelay(failures: number): number {
  return Math.min(2000 * 3 ** failures, LONGEST_DELAY_MS)
}

export function mutationRetryDelay(failures: number): number {
  return Math.min(3000 * 2 ** failures, LONGEST_DELAY_MS)
}

/** One client per router: on the server that is one per request. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        // Whatever somebody does may change what is counted on the page of a person.
        void queryClient.invalidateQueries({ queryKey: peopleKeys.profiles })
        return Promise.all(
          (mutation.meta?.invalidates ?? []).map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        )
      },
    }),
    defaultOptions: {
      queries: {
        ...FRESHNESS.standard,
        networkMode: 'offlineFirst',
        ...(!import.meta.env.SSR && { persister: throughKeeper }),
        // The server must answer soon and tell the truth; the browser has time to try again, unless it
        // knows that there is no connection: it asks once there is one.
        retry: (failures, error) =>
          !import.meta.env.SSR &&
          failures < QUERY_RETRIES &&
          isWorthRetrying(error) &&
          !(isConnectionLost(error) && isOffline()),
        retryDelay: queryRetryDelay,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: {
        networkMode: 'offlineFirst',
        // Without a connection whoever sends something is told so at once, instead of waiting for one.
        retry: (failures, error) =>
          failures < MUTATION_RETRIES && onlineManager.isOnline() && isWorthRetrying(error),
        retryDelay: mutationRetryDelay,
      },
    },
  })
  return queryClient
}
