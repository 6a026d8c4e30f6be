/** Milliseconds until it is tried again, at first and at most. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

/**
 * Tries something until it is done, ever more seldom, one attempt at a time.
 *
 * @param attempt answers whether all is done
 */
export function keepSending(attempt: () => Promise<boolean>): {
  /** Tries at once; while an attempt is on its way, again after it. */
  readonly now: () => void
  readonly stop: () => void
} {
  let isBusy = false
  let isWanted = false
  let isOver = false
  let pause = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    isBusy = true
    clearTimeout(timer)
    let isDone: boolean
    do {
      isWanted = false
      isDone = await attempt()
    } while (isWanted && !isOver)
    isBusy = false
    if (isOver) return
    if (isDone) {
      pause = FIRST_PAUSE_MS
      return
    }
    timer = setTimeout(() => void run(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  return {
    now() {
      if (isBusy) isWanted = true
      else void run()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
