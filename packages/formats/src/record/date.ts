/**
 * A date as the files write it, as `YYYY-MM-DD`; null when it is not one. ISO dates (also with a
 * time behind them), the American month/day/year and `March 5, 2020` are understood; of two-digit
 * years those from 70 up belong to the 20th century.
 *
 * @example parseDate('6/3/96') // '1996-06-03'
 */
export function parseDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text.trim())
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const words = /^([a-z]{3})[a-z]*\.? +(\d{1,2}),? +(\d{4})$/i.exec(text.trim())
  if (words) {
    const month = MONTHS.indexOf(words[1]?.toLowerCase() ?? '') + 1
    return toIso(Number(words[3]), month, Number(words[2]))
  }
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim())
  if (!american) return null
  const year = Number(american[3])
  const fullYear = year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year
  return toIso(fullYear, Number(american[1]), Number(american[2]))
}

/** `YYYY-MM-DD` as the month/day/year of American files. */
export function formatAmericanDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

// prettier-ignore
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function toIso(year: number, month: number, day: number): string | null {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  if (days === undefined || day < 1 || day > days) return null
  const pad = (part: number, width: number) => String(part).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
