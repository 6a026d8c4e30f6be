import type { Logger } from 'pino'

/** Work that nobody waits for, such as what follows an answer. */
export interface Background {
  /** Begins a task soon; its failure is logged. */
  run(name: string, task: () => Promise<void>): void
  /** Resolves when no task is left. */
  idle(): Promise<void>
}

/** Tasks at once that are too many: more are refused, so that a flood cannot pile up memory. */
const TASKS_MAX = 1_000

export function createBackground(log: Pick<Logger, 'error'>): Background {
  const tasks = new Set<Promise<void>>()
  return {
    run: (name, task) => {
      if (tasks.size >= TASKS_MAX) {
        log.error({ task: name }, 'too many tasks in the background; one was dropped')
        return
      }
      const running = afterThisTurn()
        .then(task)
        .catch((error: unknown) => log.error({ err: error, task: name }, 'background task failed'))
        .finally(() => tasks.delete(running))
      tasks.add(running)
    },
    idle: async () => {
      while (tasks.size > 0) await Promise.all(tasks)
    },
  }
}

/** Lets the answer go out first. */
const afterThisTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
