import { setImmediate } from 'node:timers/promises'

/** Milliseconds that passes over the library keep the process from everything else. */
const SLICE = 0.5

/** Gives way to others when the slice of time is over. */
export type GiveWay = () => Promise<void> | undefined

/**
 * Passes over the library, one after the other, each in slices. Requests that need none, such as
 * those of a kept page, come in between; two passes at the same time would only make both late.
 */
export interface Turns {
  take<TResult>(pass: (giveWay: GiveWay) => Promise<TResult>): Promise<TResult>
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let began = performance.now()
  const giveWay = () => {
    if (performance.now() - began < SLICE) return undefined
    return setImmediate().then(() => void (began = performance.now()))
  }
  return {
    take(pass) {
      const run = last.then(async () => {
        // Many short passes in a row are one long one for whoever waits.
        await giveWay()
        return pass(giveWay)
      })
      last = run.catch(() => undefined)
      return run
    },
  }
}
