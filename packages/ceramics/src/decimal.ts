import { err, ok, type Result } from './result.ts'

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Thousands, told by a different sign behind them or by coming more than once. */
const GROUPED =
  /^[+-]?\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+|([,.'’ \u00a0\u202f])\d{3}(?:\2\d{3})+)$/

/**
 * Reads a number written with a decimal point or a decimal comma. A single comma or point is
 * always the decimal one, so `1,234` is a little over one; thousands are told apart only where a
 * different sign follows them or the same one again, as in `1.234,5` and `1,234,567`.
 *
 * @example
 * parseDecimal('12,5')  // { ok: true, value: 12.5 }
 * parseDecimal('about') // { ok: false, error: 'notANumber' }
 */
export function parseDecimal(text: string): Result<number, 'empty' | 'notANumber'> {
  const source = withPlainSigns(text.trim()).replace(/^[−–]/, '-')
  if (source === '') return err('empty')
  const plain = withDecimalPoint(source)
  if (!PLAIN.test(plain)) return err('notANumber')
  const value = Number(plain)
  return Number.isFinite(value) ? ok(value) : err('notANumber')
}

/** How far the wide figures and signs of East Asian keyboards stand from the plain ones. */
const WIDE_OFFSET = 0xfee0

function withPlainSigns(text: string): string {
  return text.replaceAll(/[０-９．，－＋]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET),
  )
}

function withDecimalPoint(source: string): string {
  const [, beforeDecimals, alone] = GROUPED.exec(source) ?? []
  const thousands = beforeDecimals ?? alone
  return (thousands === undefined ? source : source.replaceAll(thousands, '')).replace(',', '.')
}
