import { solve } from '@glazy/solver/solve'
import type { SolveAnswer, SolveQuestion } from '@glazy/solver/question'

/** What the page hears: an answer, or that time was up. */
export type WorkerAnswer = { readonly answer: SolveAnswer } | { readonly isTimeout: true }

/** Somebody is watching, and can cancel. */
const TIME_LIMIT_MS = 10_000

self.addEventListener('message', ({ data }: MessageEvent<SolveQuestion>) => {
  solve(data, { timeLimitMs: TIME_LIMIT_MS }).then(
    (answer) => self.postMessage({ answer } satisfies WorkerAnswer),
    (error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'SolveTimeoutError') return reportError(error)
      self.postMessage({ isTimeout: true } satisfies WorkerAnswer)
    },
  )
})
