import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { pino } from 'pino'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'
import { STREAMS_PER_PERSON } from './news-streams.ts'
import { notify } from './notifications.queries.ts'

let test: TestApp
let site: string
let account: TestAccount
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  site = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  // Connections of tests that have ended are not waited for.
  test.app.server.closeAllConnections()
  await test.close()
})
beforeEach(async () => {
  account = await createTestAccount(test.db)
  session = await logIn(test.db, account)
})

const open: AbortController[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort()
})

/** A stream with what has come of it so far. */
async function openStream(headers: Record<string, string> = session.cookie, at = site) {
  const control = new AbortController()
  open.push(control)
  const answer = await fetch(`${at}/v2/notifications/stream`, { headers, signal: control.signal })
  const got = { answer, counts: [] as number[], hasEnded: false }
  void read(answer, got).catch(() => undefined)
  return got
}

async function read(answer: Response, got: { counts: number[]; hasEnded: boolean }) {
  const text = new TextDecoder()
  for await (const bytes of answer.body ?? []) {
    for (const [, count] of text.decode(bytes).matchAll(/^data: {"count":(\d+)}$/gm)) {
      got.counts.push(Number(count))
    }
  }
  got.hasEnded = true
}

const tell = (accountId = account.id) =>
  notify(test.db, { accountId, type: 'other', title: 'News' })

describe('the stream of news', () => {
  it('says how much is unread, then each change, and nothing of others', async () => {
    await tell()
    const stream = await openStream()
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers.get('cache-control')).toContain('no-transform')
    expect(stream.answer.headers.get('x-content-type-options')).toBe('nosniff')
    await vi.waitFor(() => expect(stream.counts).toEqual([1]))
    await tell((await createTestAccount(test.db)).id)
    await tell()
    await vi.waitFor(() => expect(stream.counts).toEqual([1, 2]), { timeout: 5_000 })
    await fetch(`${site}/v2/notifications/markAsRead`, { method: 'POST', headers: session.bearer })
    await vi.waitFor(() => expect(stream.counts).toEqual([1, 2, 0]), { timeout: 5_000 })
  })

  it('hears of what happens in another process', async () => {
    const other = await buildApp({
      config: testConfig({ dataDir: test.dataDir }),
      database: test.database,
      log: pino({ level: 'silent' }),
      siteDist: '/nonexistent',
    })
    try {
      await other.listen({ port: 0, host: '127.0.0.1' })
      const port = (other.server.address() as AddressInfo).port
      const stream = await openStream(session.cookie, `http://127.0.0.1:${port}`)
      await tell()
      await vi.waitFor(() => expect(stream.counts.at(-1)).toBe(1), { timeout: 5_000 })
    } finally {
      await other.close()
    }
  })

  it('needs a session', async () => {
    const { answer } = await openStream({})
    expect(answer.status).toBe(401)
  })

  it('is bounded for each person', async () => {
    for (let count = 0; count < STREAMS_PER_PERSON; count += 1) {
      expect((await openStream()).answer.status).toBe(200)
    }
    const { answer } = await openStream()
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
    open.shift()?.abort()
    await vi.waitFor(async () => expect((await openStream()).answer.status).toBe(200))
  })

  it('ends with its session, at once', async () => {
    const stream = await openStream()
    const others = await openStream((await logIn(test.db, account)).cookie)
    await test.db.deleteFrom('session').where('id', '=', session.sessionId).execute()
    await vi.waitFor(() => expect(stream.hasEnded).toBe(true), { timeout: 5_000 })
    expect(others.hasEnded).toBe(false)
  })
})
