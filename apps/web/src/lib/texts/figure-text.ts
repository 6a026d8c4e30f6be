import type { NumberSigns } from '@glazy/locales/number-signs'

/** Between two figures that have a number of threes behind them. */
const BETWEEN_THREES = /\B(?=(?:\d{3})+$)/g

/**
 * A number as a language writes it: rounded as on paper, halves away from zero, by the figures that
 * the number is written with (1.005 to two places is 1.01). What rounds to zero has no sign, and what
 * is below zero has a minus, not the hyphen of a keyboard.
 *
 * `Intl.NumberFormat` gives the same text, of which a test makes sure. A phone takes up to a tenth of
 * a second for the first of those, and every page has a number.
 *
 * @param least places it has at least
 * @param most places it has at most, 0 to 20
 * @example figureText(1234.5, 2, 2, { decimal: '.', group: ',' }) // '1,234.50'
 */
export function figureText(
  value: number,
  least: number,
  most: number,
  { decimal, group, keepsFour }: NumberSigns,
): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞').replace('-', '−')
  const { figures, point } = rounded(Math.abs(value), most)
  const whole = figures.slice(0, point)
  const places = figures.slice(point).replace(/0+$/, '').padEnd(least, '0')
  const isShort = keepsFour === true && whole.length === 4
  const grouped = isShort ? whole : whole.replace(BETWEEN_THREES, group)
  const sign = value < 0 && /[1-9]/.test(figures) ? '−' : ''
  return sign + grouped + (places === '' ? '' : decimal + places)
}

/** All figures of a number that is not below zero, and how many of them stand before its decimal sign. */
function rounded(
  value: number,
  most: number,
): { readonly figures: string; readonly point: number } {
  const [mantissa = '', exponent] = value.toExponential().split('e')
  const power = Number(exponent)
  // With zeros before it, so that a place stands before the decimal sign, and one more for what is carried.
  const written = '0'.repeat(Math.max(-power, 0) + 1) + mantissa.replace('.', '')
  const before = Math.max(power, 0) + 2
  const kept = written.slice(0, before + most).padEnd(before + most, '0')
  const isUp = (written[before + most] ?? '0') >= '5'
  const figures = isUp ? String(BigInt(kept) + 1n).padStart(kept.length, '0') : kept
  const start = figures.startsWith('0') ? 1 : 0
  return { figures: figures.slice(start), point: before - start }
}
