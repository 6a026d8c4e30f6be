import pLimit from 'p-limit'
import { AppError } from '#platform/app-error.ts'

/** Does costly work, a few pieces at a time. */
export type WorkQueue = <TResult>(work: () => Promise<TResult>) => Promise<TResult>

export interface WorkQueueOptions {
  readonly concurrency: number
  /** Pieces that may wait; who comes later is sent away. */
  readonly maxWaiting: number
}

/** @throws AppError `image.busy` from the queue that is full */
export function createWorkQueue({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue {
  const limit = pLimit(concurrency)
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw new AppError('image.busy', { retryAfter: 2 })
    return limit(work)
  }
}
