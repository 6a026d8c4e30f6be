import type { ErrorCode } from '@glazy/contract/error-codes'
import { AppError } from '#platform/app-error.ts'

/**
 * Does costly work, a few pieces at a time. Those who have sent some take turns: whoever has sent one
 * piece waits for one piece of everybody before them, counting the one that is done at the moment, and
 * not for all of them.
 *
 * @param whose account or address that the piece is for; pieces without one take their turns as one
 */
export type WorkQueue = <TResult>(work: () => Promise<TResult>, whose?: Whose) => Promise<TResult>

type Whose = number | string

export interface WorkQueueOptions {
  readonly concurrency: number
  /** Pieces that may wait; who comes later is sent away. */
  readonly maxWaiting: number
  /** Pieces of one account that may wait, so that it does not fill the queue alone. */
  readonly maxWaitingOfOne?: number
  /** What is said to whoever is sent away. */
  readonly busy: ErrorCode
  /** What is said where the account's own pieces are too many; as to everybody where it is not given. */
  readonly busyOfOne?: ErrorCode
}

/** @throws AppError from the queue that is full */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaiting, maxWaitingOfOne = maxWaiting, busy } = options
  /** What waits, by account; the first account has the next turn. */
  const lines = new Map<Whose | undefined, (() => void)[]>()
  let waiting = 0
  let running = 0

  function next(): void {
    const [first] = lines
    if (running >= concurrency || first === undefined) return
    const [whose, line] = first
    const start = line.shift()
    lines.delete(whose)
    if (line.length > 0) lines.set(whose, line)
    waiting -= 1
    running += 1
    start?.()
  }

  /** Who has just had a piece done comes after those who have come meanwhile. */
  function stepBack(whose: Whose | undefined): void {
    const line = lines.get(whose)
    if (line === undefined) return
    lines.delete(whose)
    lines.set(whose, line)
  }

  return async (work, whose) => {
    const line = lines.get(whose) ?? []
    if (line.length >= maxWaitingOfOne) {
      throw new AppError(options.busyOfOne ?? busy, { retryAfter: 2 })
    }
    if (waiting >= maxWaiting) throw new AppError(busy, { retryAfter: 2 })
    await new Promise<void>((start) => {
      lines.set(whose, [...line, start])
      waiting += 1
      next()
    })
    try {
      return await work()
    } finally {
      running -= 1
      stepBack(whose)
      next()
    }
  }
}
