import type { ServerResponse } from 'node:http'

/** One page that is told how much its person has not read. */
export interface NewsStream {
  readonly accountId: number
  readonly sessionId: number
  readonly response: ServerResponse
}

export interface NewsStreams {
  /** @returns false where the person has too many of them */
  add(stream: NewsStream): boolean
  /** Tells every page of these people; whoever does not take it in time is let go. */
  tell(counts: ReadonlyMap<number, number>): void
  /** Lets proxies and both ends see that the connections stand. */
  beat(): void
  /** Ends those of sessions that are not among these. */
  keepOnly(sessionIds: ReadonlySet<number>): void
  /** Ends those of these sessions. */
  end(sessionIds: ReadonlySet<number>): void
  accounts(): readonly number[]
  sessions(): readonly number[]
  has(accountId: number): boolean
  endAll(): void
}

/** Open pages of one person in one process. */
export const STREAMS_PER_PERSON = 10
/** Bytes that wait for a page before it counts as gone. */
const WAITING_MAX = 16_384

/** Server-sent streams by their person. Nothing runs for one of its own: a stream is its connection. */
export function createNewsStreams(): NewsStreams {
  const byAccount = new Map<number, Set<NewsStream>>()

  function* all(): Generator<NewsStream> {
    for (const streams of byAccount.values()) yield* streams
  }

  function remove(stream: NewsStream): void {
    const streams = byAccount.get(stream.accountId)
    streams?.delete(stream)
    if (streams?.size === 0) byAccount.delete(stream.accountId)
  }

  function write({ response }: NewsStream, text: string): void {
    response.write(text)
    if (response.writableLength > WAITING_MAX) response.destroy()
  }

  return {
    add: (stream) => {
      const streams = byAccount.get(stream.accountId) ?? new Set()
      if (streams.size >= STREAMS_PER_PERSON) return false
      byAccount.set(stream.accountId, streams.add(stream))
      stream.response.on('close', () => remove(stream))
      return true
    },
    tell: (counts) => {
      for (const [accountId, count] of counts) {
        const text = newsEvent(count)
        for (const stream of byAccount.get(accountId) ?? []) write(stream, text)
      }
    },
    beat: () => {
      for (const stream of all()) write(stream, ':\n\n')
    },
    keepOnly: (sessionIds) => {
      for (const stream of [...all()]) if (!sessionIds.has(stream.sessionId)) stream.response.end()
    },
    end: (sessionIds) => {
      for (const stream of [...all()]) if (sessionIds.has(stream.sessionId)) stream.response.end()
    },
    accounts: () => [...byAccount.keys()],
    sessions: () => [...new Set(Array.from(all(), ({ sessionId }) => sessionId))],
    has: (accountId) => byAccount.has(accountId),
    endAll: () => {
      for (const stream of [...all()]) stream.response.end()
    },
  }
}

/** How many notifications are unread, as an event of a stream. */
export function newsEvent(count: number): string {
  return `event: unread\ndata: {"count":${count}}\n\n`
}
