import { type FeasibleArea, feasibleAreaWith, recipeAt } from '@glazy/solver/area'
import type { AreaPlace } from '@glazy/solver/area-place'
import { loadHighs } from '@glazy/solver/highs'
import { solve } from '@glazy/solver/solve'
import type { SolveAnswer, SolvedRecipe, SolveQuestion } from '@glazy/solver/question'
import { TIME_LIMIT_MS } from './time-limit.ts'

/** What is asked about a chart: where there are recipes, or the one at a place. */
export interface AreaTask {
  readonly areaOf: SolveQuestion
  readonly at?: AreaPlace
}

/** What the page hears: an answer, or that time was up. */
export type WorkerAnswer =
  | { readonly answer: SolveAnswer }
  | { readonly area: FeasibleArea }
  | { readonly at: AreaPlace; readonly recipe: SolvedRecipe | undefined }
  | { readonly isTimeout: true }

self.addEventListener('message', ({ data }: MessageEvent<SolveQuestion | AreaTask>) => {
  work(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'SolveTimeoutError') return reportError(error)
      self.postMessage({ isTimeout: true } satisfies WorkerAnswer)
    },
  )
})

async function work(task: SolveQuestion | AreaTask): Promise<WorkerAnswer> {
  const options = { timeLimitMs: TIME_LIMIT_MS }
  if (!('areaOf' in task)) return { answer: await solve(task, options) }
  const highs = await loadHighs()
  const { areaOf, at } = task
  if (at) return { at, recipe: recipeAt(highs, areaOf, at, options) }
  return { area: feasibleAreaWith(highs, areaOf, options) }
}
