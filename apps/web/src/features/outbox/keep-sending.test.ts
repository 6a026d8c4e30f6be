import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSending } from './keep-sending.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what could not be sent is tried again, ever more seldom, until it is done', async () => {
  const answers = [false, false, false, true]
  const attempt = vi.fn(() => Promise.resolve(answers.shift() ?? true))
  const { now } = keepSending(attempt)
  now()
  const counts: number[] = []
  for (const ms of [0, 4_999, 1, 9_999, 1, 20_000, 3_600_000]) {
    await vi.advanceTimersByTimeAsync(ms)
    counts.push(attempt.mock.calls.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 4, 4])
})

test('it is never tried for longer than five minutes apart', async () => {
  const attempt = vi.fn(() => Promise.resolve(false))
  keepSending(attempt).now()
  await vi.advanceTimersByTimeAsync(3_600_000)
  const before = attempt.mock.calls.length
  await vi.advanceTimersByTimeAsync(300_000)
  expect(attempt.mock.calls.length).toBe(before + 1)
})

test('two attempts are never made at a time, and news during one are not missed', async () => {
  const ends: ((isDone: boolean) => void)[] = []
  const attempt = vi.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)))
  const { now } = keepSending(attempt)
  now()
  now()
  now()
  expect(attempt).toHaveBeenCalledTimes(1)
  ends.shift()?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(2)
  ends.shift()?.(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('nothing is tried once it was stopped', async () => {
  const attempt = vi.fn(() => Promise.resolve(false))
  const { now, stop } = keepSending(attempt)
  now()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(1)
})
