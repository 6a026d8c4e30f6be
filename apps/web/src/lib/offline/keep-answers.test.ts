import 'fake-indexeddb/auto'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { keepAnswers, keptAnswers } from './keep-answers.ts'
import { throughKeeper } from './keeper.ts'

const whose = { owner: 7, version: 'a' }
const lost = new ApiError({ code: 'client.network', status: 500, message: 'gone' })
const LISTENERS = new EventTarget()

let stop: (() => void) | undefined
beforeEach(() => {
  vi.stubGlobal('addEventListener', LISTENERS.addEventListener.bind(LISTENERS))
  vi.stubGlobal('removeEventListener', LISTENERS.removeEventListener.bind(LISTENERS))
})
afterEach(async () => {
  stop?.()
  await keptAnswers.clear()
  vi.unstubAllGlobals()
})

/** A page of the site, with nothing but what the device keeps. */
function openPage(owner = whose) {
  const client = new QueryClient({
    defaultOptions: { queries: { persister: throughKeeper, retry: false } },
  })
  stop = keepAnswers(client, owner)
  return client
}

/** Leaves the page: what was read there is written down. */
async function leave() {
  LISTENERS.dispatchEvent(new Event('pagehide'))
  stop?.()
  await keptAnswers.amount()
}

const ask = (client: QueryClient, queryKey: readonly unknown[], answer: () => unknown) =>
  client.fetchQuery({ queryKey, queryFn: async () => answer() })
const fail = (error: Error) => () => {
  throw error
}

test('what was read is there where the connection is gone, and is asked for once it is back', async () => {
  await ask(openPage(), ['materials', 1], () => 'Celadon')
  await leave()
  const client = openPage()
  expect(await ask(client, ['materials', 1], fail(lost))).toBe('Celadon')
  expect(client.getQueryState(['materials', 1])?.isInvalidated).toBe(false)
  LISTENERS.dispatchEvent(new Event('online'))
  expect(client.getQueryState(['materials', 1])?.isInvalidated).toBe(true)
})

test('what came with the page, and what was changed on it, is kept as well', async () => {
  const client = new QueryClient()
  client.setQueryData(['materials', 1], 'Celadon')
  client.setQueryData(['kilns', 2], 'Bisque')
  client.setQueryData(['users', 'profile', '7'], 'Ash')
  stop = keepAnswers(client, whose)
  client.setQueryData(['kilns', 2], 'Slow bisque')
  await leave()
  const next = openPage()
  expect(await ask(next, ['materials', 1], fail(lost))).toBe('Celadon')
  expect(await ask(next, ['kilns', 2], fail(lost))).toBe('Slow bisque')
  expect(await ask(next, ['users', 'profile', '7'], fail(lost))).toBe('Ash')
})

test('an answer of the server is never replaced by one that was kept', async () => {
  await ask(openPage(), ['materials', 1], () => 'Celadon')
  await leave()
  const gone = new ApiError({ code: 'material.notFound', status: 404, message: 'no' })
  await expect(ask(openPage(), ['materials', 1], fail(gone))).rejects.toBe(gone)
})

test('what has failed before anybody kept anything is asked again', async () => {
  await ask(openPage(), ['materials', 1], () => 'Celadon')
  await leave()
  const client = new QueryClient({
    defaultOptions: { queries: { persister: throughKeeper, retry: false } },
  })
  const observer = new QueryObserver(client, {
    queryKey: ['materials', 1],
    queryFn: fail(lost),
  })
  const unsubscribe = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().error).toBe(lost)
  stop = keepAnswers(client, whose)
  await expect.poll(() => observer.getCurrentResult().data).toBe('Celadon')
  unsubscribe()
})

test('neither accounts nor notifications are kept, nor anything of somebody else', async () => {
  const client = openPage()
  await ask(client, ['auth'], () => 'secret')
  await ask(client, ['notifications'], () => 'news')
  await ask(client, ['materials', 1], () => 'Celadon')
  await leave()
  expect(await keptAnswers.amount()).toMatchObject({ answers: 1 })
  const other = openPage({ ...whose, owner: 8 })
  await expect(ask(other, ['materials', 1], fail(lost))).rejects.toBe(lost)
})
