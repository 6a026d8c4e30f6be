import type { SolveAnswer, SolveQuestion } from '@glazy/solver/question'
import type { WorkerAnswer } from './solve-worker.ts'

/** Time was up before anything was known. */
class SolveTimeout extends Error {
  override readonly name = 'SolveTimeout'
}

/** One solver for all questions: to load it takes longer than most of them. */
let idle: Worker | undefined

/** Starts a solver beside the page; who starts it ends it. */
export function startWorker(): Worker {
  return new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
}

/**
 * Answers a question beside the page, which stays alive meanwhile. Cancelling ends the worker: a
 * search in whole numbers does not look up from its work.
 *
 * @throws the signal's reason, {@link SolveTimeout}, or an Error when the worker breaks
 */
export async function solveInWorker(
  question: SolveQuestion,
  signal: AbortSignal,
): Promise<SolveAnswer> {
  // It may have been cancelled while what it asks about was read.
  signal.throwIfAborted()
  const worker = idle ?? startWorker()
  idle = undefined
  return await new Promise<SolveAnswer>((resolve, reject) => {
    const listening = new AbortController()
    const end = (finish: () => void, isUsable: boolean) => {
      listening.abort()
      if (isUsable) idle ??= worker
      if (idle !== worker) worker.terminate()
      finish()
    }
    const options = { signal: listening.signal }
    signal.addEventListener(
      'abort',
      () => end(() => reject(signal.reason as Error), false),
      options,
    )
    worker.addEventListener(
      'error',
      ({ message }) => end(() => reject(new Error(message)), false),
      options,
    )
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerAnswer>) =>
        end(() => ('answer' in data ? resolve(data.answer) : reject(new SolveTimeout())), true),
      options,
    )
    worker.postMessage(question)
  })
}
