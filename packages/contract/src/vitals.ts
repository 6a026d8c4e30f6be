/** What is measured of pages in browsers: https://web.dev/articles/vitals */
export const VITAL_NAMES = ['FCP', 'LCP', 'CLS', 'TTFB', 'INP'] as const
export type VitalName = (typeof VITAL_NAMES)[number]

/** Up to the first a figure is good, above the second it is poor. Milliseconds; CLS has no unit. */
export const VITAL_THRESHOLDS = {
  FCP: [1_800, 3_000],
  LCP: [2_500, 4_000],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
  INP: [200, 500],
} as const satisfies Record<VitalName, readonly [good: number, poor: number]>
