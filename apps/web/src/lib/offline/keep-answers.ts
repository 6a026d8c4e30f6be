import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isNotFoundError } from '../api/api-error.ts'
import { isConnectionLost } from '../outbox/connection-lost.ts'
import { setKeeper } from './keeper.ts'
import { forgetFiles } from './kept-files.ts'
import { KEPT_ALL_KEY, KEPT_MATERIALS_KEY, KEPT_SIGN_KEY } from './names.ts'
import { type Kept, type KeptFor, openKeptAnswers } from './kept-answers.ts'
import { SIGHTS_CACHE } from './sight-names.ts'

/**
 * First words of the keys that are kept. Sessions, accounts, notifications and what waits in the
 * outbox never are.
 */
const KEPT_KEYS: ReadonlySet<unknown> = new Set([
  ...['materials', 'lookups', 'inventory', 'kilns', 'logs', 'collections', 'comments', 'reviews'],
  ...['users', 'derivation', 'chart-limits', 'stock', 'batches'],
])
/** First words of the keys whose answers are files, which are kept as such. */
const FILE_KEYS: ReadonlySet<unknown> = new Set(['points', 'heatmaps'])
/** Milliseconds in which several changes of one answer are written once. */
const PAUSE_MS = 1_000

export const keptAnswers = openKeptAnswers()

/** Ends what keeps answers now. */
let stopNow: (() => void) | undefined

/** Forgets what was kept, of whomever. */
export async function forgetKept(): Promise<void> {
  await keptAnswers.clear()
  if ('caches' in globalThis) await caches.delete(SIGHTS_CACHE)
  await forgetFiles()
  for (const key of [KEPT_SIGN_KEY, KEPT_ALL_KEY, KEPT_MATERIALS_KEY]) localStorage.removeItem(key)
}

/**
 * Answers from what else is on the device what was never asked, or what was kept and is not as it was;
 * undefined for what it does not know.
 */
type AnswerElse = (key: QueryKey, kept: Kept | undefined) => Promise<unknown>
/** Keeps an answer that is a file, unless the signal says that they have gone. */
type KeepFile = (key: QueryKey, data: unknown, signal: AbortSignal) => Promise<void>

const asKept: AnswerElse = (_, kept) => Promise.resolve(kept?.data)
const keepNoFile: KeepFile = () => Promise.resolve()

/**
 * Keeps what somebody reads on their device, and gives it back where the connection is gone: each
 * answer that a page has asked for, or came with, by itself and until they log out.
 *
 * @returns how to stop
 */
export function keepAnswers(
  client: QueryClient,
  whose: KeptFor,
  answerElse: AnswerElse = asKept,
  keepFile: KeepFile = keepNoFile,
): () => void {
  stopNow?.()
  const gone = new AbortController()
  const { signal } = gone
  const writer = createWriter(whose, keepFile, signal)
  /** Hashes of what the page shows as it was kept. */
  const served = new Set<string>()

  setKeeper(async (ask, context, { queryHash, queryKey }) => {
    try {
      const data = await ask(context)
      served.delete(queryHash)
      return data
    } catch (failure) {
      if (isNotFoundError(failure) && queryKey[1] === 'detail') writer.end(queryHash)
      if (!isConnectionLost(failure)) throw failure
      const kept = await keptAnswers
        .find(whose, [queryHash])
        .then(([answer]) => answerElse(queryKey, answer))
        .catch(() => undefined)
      if (kept === undefined) throw failure
      served.add(queryHash)
      return kept
    }
  })
  // What failed before anybody could answer it is asked again.
  const hasFailed = ({ state }: Query) => isConnectionLost(state.error)
  void client.refetchQueries({ type: 'active', predicate: hasFailed })
  const unfollow = follow(client, writer, (query) => !served.has(query.queryHash))
  const askAgain = () =>
    void client.invalidateQueries({ predicate: ({ queryHash }) => served.has(queryHash) })
  addEventListener('online', askAgain, { signal })
  // A page that is left may have been read all the same.
  addEventListener('pagehide', writer.save, { signal })
  const stop = () => {
    if (stopNow !== stop) return
    stopNow = undefined
    gone.abort()
    setKeeper(undefined)
    unfollow()
    writer.stop()
  }
  stopNow = stop
  return stop
}

/** Writes down what has changed, several changes of one answer at once. */
function createWriter(whose: KeptFor, keepFile: KeepFile, signal: AbortSignal) {
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(timer)
    timer = undefined
    for (const { queryHash, queryKey, state } of changed.values()) {
      const done = FILE_KEYS.has(queryKey[0])
        ? keepFile(queryKey, state.data, signal)
        : keptAnswers.put(whose, queryHash, state.data)
      // Without room or storage nothing is there the next time: no harm is done.
      done.catch(() => undefined)
    }
    changed.clear()
  }

  return {
    save,
    add(query: Query) {
      changed.set(query.queryHash, query)
      timer ??= setTimeout(save, PAUSE_MS)
    },
    /** Forgets a thing that is no more, whatever was to be written of it. */
    end(queryHash: string) {
      changed.delete(queryHash)
      keptAnswers.end(whose, queryHash).catch(() => undefined)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Hands on what is read, and the end of what is deleted.
 *
 * @param isNews whether an answer is not itself what was kept
 * @returns how to stop
 */
function follow(
  client: QueryClient,
  writer: ReturnType<typeof createWriter>,
  isNews: (query: Query) => boolean,
): () => void {
  const queries = client.getQueryCache()
  const note = (query: Query) => {
    if (isKept(query) && isNews(query)) writer.add(query)
  }
  // What came with the page was asked by nobody.
  for (const query of queries.getAll()) note(query)
  const unsubscribe = queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  const unsubscribeChanges = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { meta, state } = event.mutation
    if (meta?.deletes) writer.end(hashKey(meta.deletes(state.variables)))
  })
  return () => {
    unsubscribe()
    unsubscribeChanges()
  }
}

function isKept({ state, queryKey }: Query): boolean {
  const [first] = queryKey
  return state.status === 'success' && (KEPT_KEYS.has(first) || FILE_KEYS.has(first))
}
