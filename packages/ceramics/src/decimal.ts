import { withPlainFigures } from './plain-figures.ts'
import { err, ok, type Result } from './result.ts'

/**
 * What the comma of `1,200` is, alone before exactly three figures: the decimal one, as in languages
 * that write it so, one between thousands, or not known.
 */
export type Comma = 'decimal' | 'thousands' | 'unclear'

/** Why what was typed is no number; `unclear` where it may be either of two. */
export type DecimalProblem = 'empty' | 'notANumber' | 'unclear'

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Groups of three behind spaces or apostrophes, which are never decimal signs. */
const SET_APART = /^[+-]?[1-9]\d{0,2}(['’ \u00a0\u2007\u2009\u202f])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/
/** Groups of three behind commas or points, told by the other sign behind them or by coming more than once. */
const GROUPED =
  /^[+-]?[1-9]\d{0,2}(?:([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+|([.,])\d{3}(?:\2\d{3})+)$/
const TWO_MEANINGS = /^[+-]?[1-9]\d{0,2},\d{3}$/

/**
 * Reads a number as people write it, with a decimal point or a decimal comma, and with spaces,
 * apostrophes, commas or points between its thousands. Whatever has one meaning only is read in every
 * language: `12,5`, `1 500`, `1’500`, `1.234,5`, `1,234,567`. A single point is always the decimal
 * one. Only `1,200` has two meanings: `comma` says which, and without it the number is refused.
 *
 * @example
 * parseDecimal('12,5') // { ok: true, value: 12.5 }
 * parseDecimal('1,200') // { ok: false, error: 'unclear' }
 * parseDecimal('1,200', 'decimal') // { ok: true, value: 1.2 }
 * parseDecimal('about') // { ok: false, error: 'notANumber' }
 */
export function parseDecimal(
  text: string,
  comma: Comma = 'unclear',
): Result<number, DecimalProblem> {
  const digits = parseDigits(text, comma)
  if (!digits.ok) return digits
  const value = Number(digits.value)
  return Number.isFinite(value) ? ok(value) : err('notANumber')
}

/**
 * The digits of a number that {@link parseDecimal} reads, exact to the last one: with a decimal point
 * and nothing between thousands.
 *
 * @example parseDigits('1.250,50') // { ok: true, value: '1250.50' }
 */
export function parseDigits(
  text: string,
  comma: Comma = 'unclear',
): Result<string, DecimalProblem> {
  const source = withPlainSigns(text)
  if (source === '') return err('empty')
  const hasTwoMeanings = TWO_MEANINGS.test(source)
  if (hasTwoMeanings && comma === 'unclear') return err('unclear')
  const isGrouped = hasTwoMeanings && comma === 'thousands'
  const digits = isGrouped ? source.replace(',', '') : withoutGroups(source).replace(',', '.')
  return PLAIN.test(digits) ? ok(digits) : err('notANumber')
}

/**
 * A number with another decimal sign. It keeps its point where a comma would give it two meanings.
 *
 * @param digits a number as programs write it
 * @example
 * withDecimalSign('12.5', ',') // '12,5'
 * withDecimalSign('1.125', ',') // '1.125'
 */
export function withDecimalSign(digits: string, sign: string): string {
  const written = digits.replace('.', sign)
  return TWO_MEANINGS.test(written) ? digits : written
}

/**
 * Both numbers that a text can mean; nothing for a text that has one meaning or none.
 *
 * @example meaningsOf('1,200') // { thousands: 1200, decimal: 1.2 }
 */
export function meaningsOf(
  text: string,
): { readonly thousands: number; readonly decimal: number } | undefined {
  const source = withPlainSigns(text)
  if (!TWO_MEANINGS.test(source)) return undefined
  return {
    thousands: Number(source.replace(',', '')),
    decimal: Number(source.replace(',', '.')),
  }
}

function withPlainSigns(text: string): string {
  return withPlainFigures(text.trim()).replace(/^[−–]/, '-')
}

function withoutGroups(source: string): string {
  const [, apart] = SET_APART.exec(source) ?? []
  const [, beforeDecimals, alone] = GROUPED.exec(source) ?? []
  const sign = apart ?? beforeDecimals ?? alone
  return sign === undefined ? source : source.replaceAll(sign, '')
}
