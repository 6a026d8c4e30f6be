import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import {
  createQueryClient,
  isWorthRetrying,
  mutationRetryDelay,
  queryRetryDelay,
} from './query-client.ts'

const failure = (status: number) =>
  new ApiError({ code: 'client.unknown', status, message: 'failed' })

test('errors of the caller are not repeated, all others are', () => {
  expect(isWorthRetrying(failure(404))).toBe(false)
  expect(isWorthRetrying(failure(429))).toBe(false)
  expect(isWorthRetrying(failure(503))).toBe(true)
  expect(isWorthRetrying(new TypeError('fetch failed'))).toBe(true)
})

test('delays grow as specified and stop at thirty seconds', () => {
  expect([0, 1, 2, 3].map(queryRetryDelay)).toEqual([2000, 6000, 18_000, 30_000])
  expect([0, 1, 4].map(mutationRetryDelay)).toEqual([3000, 6000, 30_000])
})

test('a mutation makes stale what its meta names, and nothing else', async () => {
  const client = createQueryClient()
  client.setQueryData(['materials', 1], 'recipe')
  client.setQueryData(['lookups'], 'cones')
  const mutation = new MutationObserver(client, {
    mutationFn: () => Promise.resolve('done'),
    meta: { invalidates: [['materials']] },
  })
  await mutation.mutate()
  expect(client.getQueryState(['materials', 1])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['lookups'])?.isInvalidated).toBe(false)
})

test('without a connection a mutation fails at once, instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  try {
    const attempts: number[] = []
    const mutation = new MutationObserver(createQueryClient(), {
      mutationFn: () => {
        attempts.push(1)
        return Promise.reject(failure(500))
      },
    })
    await expect(mutation.mutate()).rejects.toThrow('failed')
    expect(attempts).toHaveLength(1)
  } finally {
    onlineManager.setOnline(true)
  }
})
