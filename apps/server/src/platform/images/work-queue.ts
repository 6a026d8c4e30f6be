import { AppError } from '#platform/app-error.ts'

/**
 * Does costly work, a few pieces at a time. Those who have sent some take turns: whoever has sent one
 * piece waits for one piece of everybody before them, and not for all of them.
 *
 * @param whose account that the piece is for; pieces without one take their turns as one account
 */
export type WorkQueue = <TResult>(work: () => Promise<TResult>, whose?: number) => Promise<TResult>

export interface WorkQueueOptions {
  readonly concurrency: number
  /** Pieces that may wait; who comes later is sent away. */
  readonly maxWaiting: number
  /** Pieces of one account that may wait, so that it does not fill the queue alone. */
  readonly maxWaitingOfOne?: number
}

/** @throws AppError `image.busy` from the queue that is full */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaiting, maxWaitingOfOne = maxWaiting } = options
  /** What waits, by account; the first account has the next turn. */
  const lines = new Map<number | undefined, (() => void)[]>()
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

  return async (work, whose) => {
    const line = lines.get(whose) ?? []
    if (waiting >= maxWaiting || line.length >= maxWaitingOfOne) {
      throw new AppError('image.busy', { retryAfter: 2 })
    }
    await new Promise<void>((start) => {
      lines.set(whose, [...line, start])
      waiting += 1
      next()
    })
    try {
      return await work()
    } finally {
      running -= 1
      next()
    }
  }
}
