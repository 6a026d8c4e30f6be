import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { del, get, keys, set } from 'idb-keyval'

/** Answers of the API as the browser keeps them between visits. */
interface KeptQueries {
  /** Answers of another version of the site may have another shape. */
  readonly version: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly state: DehydratedState
}

const KEY_PREFIX = 'glazy-queries-'
const LONGEST_MS = 24 * 60 * 60 * 1000
const SAVE_EVERY_MS = 2_000
/** First words of the keys that are kept. Sessions, accounts and their like never are. */
const KEPT_KEYS: readonly unknown[] = ['materials', 'lookups']

/**
 * Brings back the answers that this visitor had within the last day, and keeps new ones.
 *
 * @param owner id of the user, or `anonymous`
 * @returns how to stop
 */
export async function keepQueries(
  queryClient: QueryClient,
  owner: string,
  version: string,
): Promise<() => void> {
  const key = KEY_PREFIX + owner
  const kept = await get<KeptQueries>(key)
  if (kept?.version === version && Date.now() - kept.keptAt < LONGEST_MS) {
    hydrate(queryClient, kept.state)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    const state = dehydrate(queryClient, { shouldDehydrateQuery: isKept })
    // Without room, or without storage at all, nothing is there the next time: no harm is done.
    set(key, { version, keptAt: Date.now(), state } satisfies KeptQueries).catch(() => undefined)
  }
  // What was asked for before is kept as well.
  if (queryClient.getQueryCache().getAll().some(isKept)) timer = setTimeout(save, SAVE_EVERY_MS)
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isNews = (type === 'updated' || type === 'removed') && isKept(query)
    if (isNews) timer ??= setTimeout(save, SAVE_EVERY_MS)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Forgets the answers of everyone else. */
export async function forgetOthers(owner: string): Promise<void> {
  const others = (await keys()).filter(
    (key) => String(key).startsWith(KEY_PREFIX) && key !== KEY_PREFIX + owner,
  )
  await Promise.all(others.map((key) => del(key)))
}

function isKept({ state, queryKey }: Query): boolean {
  return state.status === 'success' && KEPT_KEYS.includes(queryKey[0])
}
