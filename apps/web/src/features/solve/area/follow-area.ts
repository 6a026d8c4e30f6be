import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolveQuestion } from '@glazy/solver/question'
import { startWorker } from '#features/solve/worker/solve-in-worker.ts'
import type { AreaTask, WorkerAnswer } from '#features/solve/worker/solve-worker.ts'

/** What comes of a question about a chart; `question` says of which one. */
export type AreaNews = { readonly question: SolveQuestion } & (
  Extract<WorkerAnswer, { area: unknown } | { at: unknown }> | { readonly isFailed: true }
)

/** Asks about a chart, one thing after the other. */
export interface AreaFollower {
  ask(question: SolveQuestion): void
  /** The recipe at a place; where a hand is faster than the solver, only its last place counts. */
  follow(question: SolveQuestion, at: AreaPlace): void
  end(): void
}

/** Starts a solver for a chart; it is to be ended. */
export function followArea(onNews: (news: AreaNews) => void): AreaFollower {
  const worker = startWorker()
  let running: AreaTask | undefined
  let waiting: { area?: AreaTask; place?: AreaTask } = {}

  function next() {
    if (running) return
    const { area, place } = waiting
    running = area ?? place
    if (!running) return
    waiting = area && place ? { place } : {}
    worker.postMessage(running)
  }

  function finish(news: object) {
    if (running) onNews({ question: running.areaOf, ...news } as AreaNews) // from its own answer
    running = undefined
    next()
  }

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) =>
    finish('isTimeout' in data ? { isFailed: true } : data),
  )
  worker.addEventListener('error', () => finish({ isFailed: true }))
  return {
    ask(areaOf) {
      // A place of the question before is none of this one.
      waiting = { area: { areaOf } }
      next()
    },
    follow(areaOf, at) {
      waiting = { ...waiting, place: { areaOf, at } }
      next()
    },
    end: () => worker.terminate(),
  }
}
