import { parseDecimal, withDecimalSign } from '@glazy/ceramics/decimal'
import type { Formats } from '#lib/texts/formats.ts'

export interface Steps {
  /** What one step adds. */
  readonly step: number
  /** It goes no lower. */
  readonly min?: number | undefined
  readonly typed: Formats['typed']
}

/**
 * A number as it is typed, some steps further: with the decimals that it had or that the step has,
 * and the sign that stood before them, or that of the language. What is no number counts as 0.
 *
 * @example stepped('12,5', 1, { step: 0.1, typed }) // '12,6'
 */
export function stepped(text: string, steps: number, { step, min = -Infinity, typed }: Steps) {
  const parsed = parseDecimal(text)
  // Nobody knows what it is, so nobody knows what comes next.
  if (!parsed.ok && parsed.error === 'unclear') return text
  const value = parsed.ok ? parsed.value : 0
  const decimals = Math.max(...[text.trim(), String(value), String(step)].map(decimalsOf))
  const next = Math.max(min, value + steps * step).toFixed(decimals)
  const [sign] = /[.,](?=\d*\s*$)/.exec(text) ?? []
  return sign === undefined ? typed(next) : withDecimalSign(next, sign)
}

/** Digits behind the last sign, unless there are several of that sign: those are between thousands. */
function decimalsOf(text: string): number {
  const [, sign = '', digits = ''] = /([.,])(\d*)$/.exec(text) ?? []
  return sign !== '' && text.indexOf(sign) === text.lastIndexOf(sign) ? digits.length : 0
}
