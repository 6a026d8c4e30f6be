import { beforeEach, afterEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['/v2/search', { tokens: 10, queue: 20 }],
  ['/v2/recipes/12', { tokens: 20, queue: 50 }],
  ['/v2/kilnschedules', { tokens: 30, queue: 100 }],
] as const)('%s is called so often in ten seconds, and no more may wait', async (path, limits) => {
  const { tokens, queue } = limits
  const { waitForTurn } = await import('./throttle.ts')
  let started = 0
  const ask = () =>
    waitForTurn(path).then(() => {
      started += 1
    })
  const waiting = Array.from({ length: tokens + queue }, ask)
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toBe(tokens)

  const refused: unknown = await ask().catch((error: unknown) => error)
  expect(refused).toMatchObject({
    status: 429,
    code: 'client.rateLimited',
    message: 'Rate limiter queue is full',
  })

  // All that were let in come to their turn, as evenly as ten seconds have room for them.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started).toBe(2 * Math.min(tokens, queue))
  await vi.advanceTimersByTimeAsync((queue / tokens) * 10_000)
  await Promise.all(waiting)
  expect(started).toBe(tokens + queue)
})

it('what waits for one kind of path keeps no other waiting', async () => {
  const { waitForTurn } = await import('./throttle.ts')
  const searches = Array.from({ length: 11 }, () => waitForTurn('/v2/search'))
  await waitForTurn('/v2/materials/1')
  await waitForTurn('/v2/notifications')
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(searches)
})
