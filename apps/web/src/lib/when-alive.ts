/** Milliseconds after which a page counts as alive that never says so, as where it could not be read. */
const LONGEST = 5_000

const { promise: alive, resolve: markAlive } = Promise.withResolvers<void>()

/** Resolves once the screen of the page has come to life, which is later than what stands around it. */
export { alive }

/** Says that the screen of the page has come to life. */
export { markAlive }

/**
 * Resolves once the screen of the page has come to life, or has had the time to. Until then nothing
 * may change that the server has rendered it from, or it would be drawn anew.
 */
export function whenAlive(): Promise<void> {
  return Promise.race([alive, new Promise<void>((done) => setTimeout(done, LONGEST))])
}
