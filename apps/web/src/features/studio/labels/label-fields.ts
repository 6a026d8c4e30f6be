import { parseDecimal } from '@glazy/ceramics/decimal'

/**
 * Reads a count that was typed.
 *
 * @returns `undefined` when it is no whole number from `least` to `most`
 */
export function parseCount(text: string, least: number, most: number): number | undefined {
  const number = parseDecimal(text)
  const isCount = number.ok && Number.isInteger(number.value)
  return isCount && number.value >= least && number.value <= most ? number.value : undefined
}

/** Today where the potter is, as a date field has it. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
