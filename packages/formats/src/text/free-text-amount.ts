import { parseDecimal } from '@glazy/ceramics/decimal'
import { WHOLE } from './free-text-thousands.ts'
import { gramsIn, WEIGHT_WORDS } from './weight-words.ts'

/** Thousands set apart by a sign that can be no decimal one: it comes twice, or another follows. */
const GROUPED = String.raw`\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,}|(?:['’]\d{3})+(?:[.,]\d+)?)`
/** A number with decimal point or comma, or a fraction. */
const FIGURES = String.raw`(?:${GROUPED}|${WHOLE}(?:[.,]\d*)?|[.,]\d+)`
/** `½` or `⅜` as one sign. */
const FRACTION = '[¼-¾⅐-⅞]'

export const NUMBER = String.raw`[-−]?${FIGURES}(?:\s*${FRACTION}|\s+\d[/⁄]\d|[/⁄]\d)?|${FRACTION}`

/** From a lower to a higher amount: `2-5`, `3 – 5`, `20 to 25`. */
export const RANGE = String.raw`(${WHOLE}(?:[.,]\d+)?)\s*(?:[-–—~〜→]|\s(?:to|bis|à|a|até)\s)\s*(${WHOLE}(?:[.,]\d+)?)`

/** Whether the second is the higher one: `3134 - 25` is the number of a frit before its amount. */
export function isRising(from: string, to: string): boolean {
  const [lower, higher] = [from, to].map((figure) =>
    Number(figure.replace(/\s/g, '').replace(',', '.')),
  )
  return lower !== undefined && higher !== undefined && lower < higher
}

/** Percent as words and as a sign, of weight or not: `wt.%`, `Gew.-%`, `por ciento`. */
const PERCENT = String.raw`(?:(?:(?:wt|gew|mass?e?|масс?)\.?[\s-]?)?%(?:\s?(?:wt|weight)\.?)?|per\s?cent|pct|pro[zc]ent|pour\s?cent|por\s?cien?to|per\s?cento)`

export const UNIT = String.raw`(?:${PERCENT}|${WEIGHT_WORDS}|pts?|parts?(?:\s+by\s+weight)?|pbw|parties?(?:\s+en\s+poids)?|partes?(?:\s+e[nm]\s+peso)?|(?:gew(?:ichts)?\.?[\s-]?)?teile?|gt|delen|deel|(?:重量|質量)?部)`

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

/** Whether a unit is none, or as good as none: parts or grams. */
export function isPlainUnit(unit: string): boolean {
  return gramsPer(unit) === 1 && !isPercent(unit)
}

const IS_PERCENT = new RegExp(`^${PERCENT}$`, 'i')

/** Whether an amount is said in percent of something. */
export function isPercent(unit: string): boolean {
  return IS_PERCENT.test(unit)
}

/** `1½`, `1 1/2` and `1/2` as decimals; anything else as it is. */
export function plainNumber(text: string): string {
  // The sign of a fraction comes apart into its figures: `½` into `1⁄2`.
  const plain = text.replace(new RegExp(FRACTION), (sign) => ` ${sign.normalize('NFKC')}`).trim()
  const fraction = /^(?:(\d+)\s+)?(\d)[/⁄]([1-9])$/.exec(plain)
  if (!fraction) return text
  return String(Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]))
}
