import { expect, it } from 'vitest'
import { createWorkQueue, type WorkQueueOptions } from './work-queue.ts'

/** A queue whose pieces end when they are told to, with the order in which they have begun. */
function watchedQueue(options: Omit<WorkQueueOptions, 'busy'>) {
  const queue = createWorkQueue({ busy: 'image.busy', ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, whose?: number | string) =>
    queue(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    }, whose)
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, end, begun }
}

it('accounts take turns: one picture does not wait for all those of somebody else', async () => {
  const { add, end, begun } = watchedQueue({ concurrency: 1, maxWaiting: 10 })
  const all = [add('a1', 1), add('a2', 1), add('a3', 1), add('b1', 2), add('c1', 3), add('b2', 2)]
  await new Promise((resolve) => setImmediate(resolve))
  // What is done at the moment counts as the turn of its account.
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
})

it('those who keep coming do not hold up who was there before them', async () => {
  const { add, end, begun } = watchedQueue({ concurrency: 1, maxWaiting: 10 })
  const all = [add('a1', 1), add('a2', 1), add('b1', 2)]
  await new Promise((resolve) => setImmediate(resolve))
  await end('a1')
  all.push(add('c1', 3))
  await end('b1')
  all.push(add('d1', 4))
  for (const name of ['a2', 'c1', 'd1']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'd1'])
  await Promise.all(all)
})

it('does so many pieces at a time, and goes on after one that fails', async () => {
  const queue = createWorkQueue({ busy: 'image.busy', concurrency: 2, maxWaiting: 10 })
  let [running, most] = [0, 0]
  const piece = (at: number) =>
    queue(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (at === 1) throw new Error('broken')
      return at
    }, at)
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(piece))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

it('sends away whoever comes when it is full, and one account before it fills it alone', async () => {
  const { add, end } = watchedQueue({ concurrency: 1, maxWaiting: 3, maxWaitingOfOne: 2 })
  const all = [add('a1', 1), add('a2', 1), add('a3', 1)]
  await expect(add('a4', 1)).rejects.toMatchObject({ code: 'image.busy', retryAfter: 2 })
  all.push(add('b1', 2))
  await expect(add('c1', 3)).rejects.toMatchObject({ code: 'image.busy' })
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

it('says something else to one address that has sent too many', async () => {
  const { add, end } = watchedQueue({
    concurrency: 1,
    maxWaiting: 2,
    maxWaitingOfOne: 1,
    busyOfOne: 'request.rateLimited',
  })
  const all = [add('a1', 'one'), add('a2', 'one')]
  await expect(add('a3', 'one')).rejects.toMatchObject({ code: 'request.rateLimited' })
  all.push(add('b1', 'other'))
  await expect(add('c1', 'third')).rejects.toMatchObject({ code: 'image.busy' })
  for (const name of ['a1', 'b1', 'a2']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1'])
})
