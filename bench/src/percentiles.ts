/** What a series of durations comes to, in milliseconds. */
export interface Durations {
  readonly count: number
  readonly mean: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** Sums up durations in milliseconds; percentiles by the nearest rank. */
export function summarise(durations: readonly number[]): Durations {
  const sorted = Float64Array.from(durations).sort()
  const rank = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length),
    p50: rank(0.5),
    p95: rank(0.95),
    p99: rank(0.99),
    max: sorted.at(-1) ?? 0,
  }
}
