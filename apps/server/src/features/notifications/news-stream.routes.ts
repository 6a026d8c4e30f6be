import { NEWS_HEARTBEAT_MS, SESSION_IDLE_MS } from '@glazy/contract/limits'
import { NEWS_STREAM_PATH } from '@glazy/contract/notifications'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { fromNow } from '#db/now.ts'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { demandViewer } from '#platform/viewer.ts'
import { countUnread, countUnreadOf, NEWS_CHANNEL } from './notifications.queries.ts'
import { createNewsStreams, newsEvent } from './news-streams.ts'

/** Channel on which the database tells which sessions have ended: ids between commas. */
const SESSION_END_CHANNEL = 'glazy_session_end'
/** Milliseconds in which news of many people are counted together. */
const GATHER_MS = 200
/** Seconds until a page that has no stream may ask for one again. */
const RETRY_S = 60
/** Milliseconds after which a browser connects again by itself. */
const RECONNECT_MS = 5_000

/**
 * Tells open pages how much is unread, as it changes: in whichever process that happens, the database
 * tells all of them. A stream ends with its session, wherever that is ended.
 */
export function newsStreamRoutes(app: FastifyInstance, { db, watch }: AppContext): void {
  const streams = createNewsStreams()
  const gather = createGathering((people) => {
    void countUnreadOf(db, people).then(streams.tell, (error: unknown) =>
      app.log.warn({ err: error }, 'unread notifications could not be counted'),
    )
  })
  const silence = watch.onMessage(NEWS_CHANNEL, (payload) => {
    const people = payload === undefined ? streams.accounts() : payload.split(',').map(Number)
    for (const id of people) if (streams.has(id)) gather.add(id)
  })
  const keepLasting = () =>
    void findLasting(db, streams.sessions()).then(streams.keepOnly, () => undefined)
  const deafen = watch.onMessage(SESSION_END_CHANNEL, (payload) => {
    if (payload === undefined) keepLasting()
    else streams.end(new Set(payload.split(',').map(Number)))
  })
  // A session also ends by itself, when its time is over.
  const heart = setInterval(() => {
    streams.beat()
    keepLasting()
  }, NEWS_HEARTBEAT_MS)
  heart.unref()
  app.addHook('preClose', async () => {
    clearInterval(heart)
    gather.stop()
    silence()
    deafen()
    streams.endAll()
  })

  app.get(NEWS_STREAM_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = demandViewer(request)
    const stream = {
      accountId: viewer.id,
      sessionId: request.sessionId ?? 0,
      response: reply.raw,
    }
    const count = await countUnread(db, viewer.id)
    if (!streams.add(stream)) throw new AppError('request.rateLimited', { retryAfter: RETRY_S })
    reply.hijack()
    begin(reply)
    reply.raw.write(`retry: ${RECONNECT_MS}\n${newsEvent(count)}`)
    // The browser connects again, to a server that stays.
    if (app.draining.isUnderWay) reply.raw.end()
  })
}

/** Proxies hand on what is written at once, and keep nothing of it. */
function begin(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
    // Nothing else comes on it: when the stream ends, a server that stops need not wait for it.
    connection: 'close',
  })
}

/** Takes ids in, and hands them on together a moment later. */
function createGathering(onReady: (ids: readonly number[]) => void) {
  const gathered = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  return {
    add: (id: number) => {
      gathered.add(id)
      timer ??= setTimeout(() => {
        timer = undefined
        const ids = [...gathered]
        gathered.clear()
        onReady(ids)
      }, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Which of these sessions have not ended. */
async function findLasting(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', fromNow(-SESSION_IDLE_MS))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
