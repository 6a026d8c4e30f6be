const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

export interface Age {
  readonly unit: (typeof STEPS)[number][0]
  readonly count: number
}

/**
 * How long ago something was, in the largest unit that fits.
 *
 * @param instant ISO 8601
 * @param now milliseconds since 1970
 * @returns `undefined` within the first minute, and for a moment in the future
 */
export function ageOf(instant: string, now: number): Age | undefined {
  const seconds = (now - Date.parse(instant)) / 1000
  const step = STEPS.find(([, length]) => seconds >= length)
  return step && { unit: step[0], count: Math.floor(seconds / step[1]) }
}
