const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** From how many seconds on which unit is used, the longest first. */
const UNITS = [
  ['year', YEAR],
  ['month', MONTH],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/**
 * How long ago something was, in words; what lies ahead by a clock that is a little off is now.
 *
 * @example relativeTime(twoHoursAgo, now, 'en') // '2 hours ago'
 */
export function relativeTime(then: Date, now: Date, language: string): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1_000)
  const format = formatOf(language)
  const [unit, length] = UNITS.find(([, from]) => seconds >= from) ?? (['second', 1] as const)
  const amount = unit === 'second' ? 0 : Math.floor(seconds / length)
  return format.format(-amount, unit)
}

/** The language of the API, which says ages without asking who reads them. */
const API_LANGUAGE = 'en'

/** How long ago something was, as answers say it beside the time itself. */
export function ageOf(then: Date | string, now = new Date()): string {
  return relativeTime(new Date(then), now, API_LANGUAGE)
}

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Formats are expensive to create, so each is made once. */
function formatOf(language: string): Intl.RelativeTimeFormat {
  const known = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  formats.set(language, known)
  return known
}
