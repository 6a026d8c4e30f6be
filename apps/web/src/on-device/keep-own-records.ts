import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { ownBatch } from '#queries/batches.ts'
import { kilnSchedule } from '#queries/kilns.ts'
import { logDetail } from '#queries/logs.ts'
import { keepIds, type OwnKind } from './own-ids.ts'
import { photographList } from '#queries/photographs.ts'
import { readPages } from './read-pages.ts'
import { saidList } from '#queries/said.ts'

/** Whose things are kept, and how. */
export interface Keeping {
  readonly client: QueryClient
  readonly whose: KeptFor
  readonly signal: AbortSignal
  /** Milliseconds between two questions. */
  readonly pause: number
}

/** Keeps photographs for their page. */
type KeepPictures = (images: readonly { readonly cdnId: string }[]) => Promise<unknown>

/**
 * Keeps what somebody has written down: logs, batches and kiln schedules, each as its page shows it,
 * and the pages of their reviews, comments and photographs.
 */
export async function keepOwnRecords(keeping: Keeping, keepPictures: KeepPictures): Promise<void> {
  const { client, whose, signal, pause } = keeping
  const { owner } = whose
  const u = String(owner)
  const count = PAGE_SIZE_MAX
  await keepAll(keeping, {
    kind: 'schedule',
    ask: (p) => call('listKilnSchedules', { query: { u, p, c: count } }, signal),
    keyOf: (id) => kilnSchedule(id).queryKey,
  })
  await keepAll(keeping, {
    kind: 'batch',
    ask: (page) => call('listBatches', { query: { page } }, signal),
    keyOf: (id) => ownBatch(owner, id).queryKey,
  })
  const logs = await keepAll(keeping, {
    kind: 'log',
    ask: (p) => call('listLogs', { query: { u, p, count } }, signal),
    keyOf: (id) => logDetail(id).queryKey,
  })
  await keepPictures(logs.flatMap(({ images }) => images))
  for (const kind of ['reviews', 'comments'] as const) {
    await readPages(async (p) => {
      const { data, pagination } = await client.fetchQuery(saidList(kind, owner, p))
      return { data, meta: { pagination } }
    }, pause)
  }
  await readPages((p) => client.fetchQuery(photographList({ u, p: p > 1 ? p : undefined })), pause)
}

interface OwnThings<TThing> {
  readonly kind: OwnKind
  readonly ask: Parameters<typeof readPages<TThing>>[0]
  readonly keyOf: (id: number) => QueryKey
}

/** Keeps each of them by itself, and which they are. */
async function keepAll<TThing extends { readonly id: number }>(
  { whose, pause }: Keeping,
  { kind, ask, keyOf }: OwnThings<TThing>,
): Promise<readonly TThing[]> {
  const at = Date.now()
  const things = await readPages(ask, pause)
  await keptAnswers.putAll(
    whose,
    things.map((thing) => [hashKey(keyOf(thing.id)), thing] as const),
  )
  const ids = things.map(({ id }) => id)
  await keepIds(whose, kind, ids, at)
  return things
}
