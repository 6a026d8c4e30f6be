import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { clear } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOthers, keepQueries } from './kept-queries.ts'

const HOUR_MS = 3_600_000
const KEY = ['materials', 'detail', 7]

beforeEach(() => clear())
afterEach(() => {
  vi.restoreAllMocks()
})

/** A visit in which answers came, until they are kept. */
async function visit(owner: string, version: string, answers: readonly (readonly unknown[])[]) {
  const client = new QueryClient()
  const stop = await keepQueries(client, owner, version)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const key of answers) client.setQueryData(key, `answer to ${JSON.stringify(key)}`)
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  // What is being written is there for who reads after it.
  await keptFor('nobody', version)
  stop()
  client.clear()
}

/** What a visitor has of a visit before. */
async function keptFor(owner: string, version: string) {
  const client = new QueryClient()
  const stop = await keepQueries(client, owner, version)
  stop()
  const keys = client.getQueryCache().getAll()
  client.clear()
  return keys.map(({ queryKey }) => queryKey)
}

const later = (ms: number) => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + ms)
}

test('answers are there for a day, and not a moment longer', async () => {
  await visit('7', 'a', [KEY])
  later(24 * HOUR_MS - 60_000)
  expect(await keptFor('7', 'a')).toEqual([KEY])
  vi.restoreAllMocks()
  later(24 * HOUR_MS + 1)
  expect(await keptFor('7', 'a')).toEqual([])
})

test('answers of another version of the site, or of somebody else, are none', async () => {
  await visit('7', 'a', [KEY])
  expect(await keptFor('7', 'b')).toEqual([])
  expect(await keptFor('8', 'a')).toEqual([])
  expect(await keptFor('anonymous', 'a')).toEqual([])
})

test('what everybody else had is forgotten', async () => {
  await visit('7', 'a', [KEY])
  await visit('8', 'a', [KEY])
  await forgetOthers('8')
  expect(await keptFor('7', 'a')).toEqual([])
  expect(await keptFor('8', 'a')).toEqual([KEY])
})

test('sessions, accounts and what waits are in no such store', async () => {
  await visit('7', 'a', [KEY, ['lookups'], ['session'], ['settings', 'profile'], ['outbox', 7]])
  expect(await keptFor('7', 'a')).toEqual([KEY, ['lookups']])
})
