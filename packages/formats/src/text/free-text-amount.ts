import { parseDecimal } from '@glazy/ceramics/decimal'
import { WHOLE } from './free-text-thousands.ts'
import { gramsIn, WEIGHT_WORDS } from './weight-words.ts'

/** Thousands set apart by a sign that can be no decimal one: it comes twice, or another follows. */
const GROUPED = String.raw`\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,}|(?:['’]\d{3})+(?:[.,]\d+)?)`
/** A number with decimal point or comma, or a fraction. */
const FIGURES = String.raw`(?:${GROUPED}|${WHOLE}(?:[.,]\d*)?|[.,]\d+)`
export const NUMBER = String.raw`[-−]?${FIGURES}(?:\s*[½¼¾⅓⅔⅛]|\s+\d/\d|/\d)?|[½¼¾⅓⅔⅛]`

/** From a lower to a higher amount: `2-5`, `3 – 5`, `20 to 25`. */
export const RANGE = String.raw`(${WHOLE}(?:[.,]\d+)?)\s*(?:[-–—]|\s(?:to|bis|à|a|até)\s)\s*(${WHOLE}(?:[.,]\d+)?)`

/** Whether the second is the higher one: `3134 - 25` is the number of a frit before its amount. */
export function isRising(from: string, to: string): boolean {
  const [lower, higher] = [from, to].map((figure) =>
    Number(figure.replace(/\s/g, '').replace(',', '.')),
  )
  return lower !== undefined && higher !== undefined && lower < higher
}

export const UNIT = String.raw`(?:%|percent|${WEIGHT_WORDS}|pts?|parts?|parties?|partes?|teile?|部)`

/** What `1,200` of a unit is where nothing says it: nobody weighs a milligram. */
export function usualCommaOf(unit: string): 'decimal' | 'thousands' {
  return /^(?:g|gm|grams?)$/i.test(unit) ? 'thousands' : 'decimal'
}

/** The amount of a line as a number; not a number where it is none. */
export function numberOf({ amount, unit }: Readonly<Record<'amount' | 'unit', string>>): number {
  const read = parseDecimal(amount, usualCommaOf(unit))
  if (read.ok) return read.value
  return read.error === 'empty' ? 0 : NaN
}

/** What one of a unit weighs in grams; 1 for grams, parts and percent. */
export function gramsPer(unit: string): number {
  return gramsIn(unit) ?? 1
}

/** Whether an amount is said in percent of something. */
export function isPercent(unit: string): boolean {
  return /^(?:%|percent)$/i.test(unit)
}

const SIGNS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
}

/** `1½`, `1 1/2` and `1/2` as decimals; anything else as it is. */
export function plainNumber(text: string): string {
  const sign = /^(\d*)\s*([½¼¾⅓⅔⅛])$/.exec(text)
  if (sign) return String(Number(sign[1] || 0) + (SIGNS[sign[2] ?? ''] ?? 0))
  const fraction = /^(?:(\d+)\s+)?(\d)\/([1-9])$/.exec(text)
  if (!fraction) return text
  return String(Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]))
}
