import type { NumberSigns } from './number-signs.ts'

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
 * @example numberText(1234.5, 2, 2, { decimal: '.', group: ',' }) // '1,234.50'
 */
export function numberText(
  value: number,
  least: number,
  most: number,
  { decimal, group, keepsFour }: NumberSigns,
): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', '∞').replace('-', '−')
  const { figures, point } = rounded(Math.abs(value), most)
  const whole = figures.slice(0, point)
  let end = figures.length
  while (end > point + least && figures[end - 1] === '0') end -= 1
  const places = figures.slice(point, end)
  const isWhole = whole.length <= (keepsFour ? 4 : 3)
  const grouped = isWhole ? whole : whole.replace(BETWEEN_THREES, group)
  const sign = value < 0 && /[1-9]/.test(figures) ? '−' : ''
  return sign + grouped + (places === '' ? '' : decimal + places)
}

interface Rounded {
  readonly figures: string
  /** How many figures stand before the decimal sign. */
  readonly point: number
}

/** Up to here a product is off by less than a millionth. */
const LARGEST_PRODUCT = 1e9
/** How near to a half a product may be without saying on which side the number is. */
const NEAR_HALF = 1e-6

/** Of a number that is not below zero. */
function rounded(value: number, most: number): Rounded {
  const product = value * 10 ** most
  const fromHalf = Math.abs(product - Math.floor(product) - 0.5)
  if (product > LARGEST_PRODUCT || fromHalf < NEAR_HALF) return roundedByFigures(value, most)
  const figures = String(Math.round(product)).padStart(most + 1, '0')
  return { figures, point: figures.length - most }
}

/** The same by the figures that a number is written with, for halves and large numbers. */
function roundedByFigures(value: number, most: number): Rounded {
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
