import { expect, test } from 'vitest'
import { tokenBucket } from './token-bucket.ts'

/** A clock that moves only when told; timers run in order while it moves. */
function handClock() {
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    after: (milliseconds: number, run: () => void) => {
      timers.push({ at: time + milliseconds, run })
    },
    async forward(milliseconds: number) {
      const end = time + milliseconds
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        time = next.at
        next.run()
        await Promise.resolve()
      }
      time = end
      await Promise.resolve()
    },
  }
}

test('a full bucket lets its tokens through at once and the rest one by one, in order', async () => {
  const clock = handClock()
  const bucket = tokenBucket({ tokens: 2, windowMs: 1000, queue: 10 }, clock)
  const started: number[] = []
  for (const call of [1, 2, 3, 4]) void bucket.take().then(() => started.push(call))
  await clock.forward(0)
  expect(started).toEqual([1, 2])
  await clock.forward(500)
  expect(started).toEqual([1, 2, 3])
  await clock.forward(500)
  expect(started).toEqual([1, 2, 3, 4])
})

test('a call beyond the queue is refused with the specified text', async () => {
  const bucket = tokenBucket({ tokens: 1, windowMs: 1000, queue: 1 }, handClock())
  await bucket.take()
  void bucket.take()
  await expect(bucket.take()).rejects.toThrow('Rate limiter queue is full')
})

test('unused time fills the bucket no further than its size', async () => {
  const clock = handClock()
  const bucket = tokenBucket({ tokens: 2, windowMs: 1000, queue: 5 }, clock)
  await clock.forward(60_000)
  let started = 0
  for (let call = 0; call < 3; call++) void bucket.take().then(() => (started += 1))
  await clock.forward(0)
  expect(started).toBe(2)
})
