import { Worker } from 'node:worker_threads'
import type { SolveAnswer, SolveQuestion } from '@glazy/solver/question'
import { AppError } from '#platform/app-error.ts'
import type { Copied, SolverReply, SolverTask } from './solver-worker.ts'

/** A thread of its own that solves one question at a time. */
export interface SolverThread {
  /** @throws AppError `solver.timeLimit` when time was up before anything was known */
  solve(question: SolveQuestion, timeLimitMs: number): Promise<Copied<SolveAnswer>>
  close(): Promise<void>
}

/** A thread that does not come back within so many times its limit is ended. */
const PATIENCE = 2.5
/** Milliseconds after which a thread without a question is ended: it holds some 60 MB. */
const IDLE_MS = 60_000

/** The thread is started with the first question, and again after it was ended. */
export function createSolverThread(idleMs: number = IDLE_MS): SolverThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./solver-worker.ts', import.meta.url))
    // One that ends between two questions is missed with the next.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  function ask(running: Worker, task: SolverTask): Promise<SolverReply> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(
        () => settle({ kind: 'timeLimit' }, true),
        PATIENCE * task.timeLimitMs,
      )
      const onExit = () => fail(new Error('The solver’s thread has ended'))
      const done = () => {
        clearTimeout(patience)
        running.off('message', onMessage).off('error', fail).off('exit', onExit)
      }
      const onMessage = (reply: SolverReply) => settle(reply, false)
      running.on('message', onMessage).on('error', fail).on('exit', onExit)
      running.postMessage(task)

      function settle(reply: SolverReply, isStuck: boolean): void {
        done()
        if (isStuck) void end()
        resolve(reply)
      }
      function fail(error: Error): void {
        done()
        void end()
        reject(error)
      }
    })
  }

  return {
    async solve(question, timeLimitMs) {
      clearTimeout(idle)
      worker ??= start()
      const reply = await ask(worker, { question, timeLimitMs })
      idle = setTimeout(() => void end(), idleMs)
      idle.unref()
      worker?.unref()
      switch (reply.kind) {
        case 'answer':
          return reply.answer
        case 'timeLimit':
          throw new AppError('solver.timeLimit')
        case 'error':
          throw new Error(`The solver failed: ${reply.message}`)
      }
    },
    close: end,
  }
}
