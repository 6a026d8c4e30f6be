/** Milliseconds that a question is worked on at most: somebody is watching, and can cancel. */
export const TIME_LIMIT_MS = 10_000
