const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * How long an answer counts as fresh, and how long an unused one is kept. On the server a client
 * lives for one request and is cleared with it: timers would only hold its memory.
 */
function freshness(staleTime: number, kept: number) {
  return { staleTime, gcTime: import.meta.env.SSR ? Infinity : kept }
}

/** Personal lists: fresh for some minutes, kept for ten. */
export function freshFor(minutes: number) {
  return freshness(minutes * MINUTE_MS, 10 * MINUTE_MS)
}

/** The numbers of the specification, by what is read. */
export const FRESHNESS = {
  standard: freshness(MINUTE_MS, 24 * HOUR_MS),
  /** Things that change now and then. */
  medium: freshness(5 * MINUTE_MS, HOUR_MS),
  /** Things that hardly ever change, such as the lists of cones and types. */
  long: freshness(HOUR_MS, 24 * HOUR_MS),
  searchList: freshness(5 * MINUTE_MS, 10 * MINUTE_MS),
  /** Kiln schedules. */
  schedules: freshness(5 * MINUTE_MS, 10 * MINUTE_MS),
  detail: freshness(10 * MINUTE_MS, 30 * MINUTE_MS),
  notifications: freshness(MINUTE_MS, 5 * MINUTE_MS),
} as const
