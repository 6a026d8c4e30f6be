import { parentPort } from 'node:worker_threads'
import type { SolveAnswer, SolveQuestion } from '@glazy/solver/question'
import { solve, SolveTimeoutError } from '@glazy/solver/solve'

/** What the thread is asked. */
export interface SolverTask {
  readonly question: SolveQuestion
  readonly timeLimitMs: number
}

/** What has come from another thread is a copy, and nobody else's. */
export type Copied<TValue> = TValue extends object
  ? { -readonly [TKey in keyof TValue]: Copied<TValue[TKey]> }
  : TValue

/** What it answers; errors lose their class on the way. */
export type SolverReply =
  | { readonly kind: 'answer'; readonly answer: Copied<SolveAnswer> }
  | { readonly kind: 'timeLimit' }
  | { readonly kind: 'error'; readonly message: string }

async function reply({ question, timeLimitMs }: SolverTask): Promise<SolverReply> {
  try {
    const answer = await solve(question, { timeLimitMs })
    return { kind: 'answer', answer: answer as Copied<SolveAnswer> } // it is copied on its way
  } catch (error) {
    if (error instanceof SolveTimeoutError) return { kind: 'timeLimit' }
    return { kind: 'error', message: error instanceof Error ? (error.stack ?? '') : String(error) }
  }
}

parentPort?.on('message', (task: SolverTask) => {
  void reply(task).then((answer) => parentPort?.postMessage(answer))
})
