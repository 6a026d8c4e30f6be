/**
 * Whole millionths of a gram or of a currency: what is added up for years must not be rounded on the
 * way. Outside they are decimal digits, which no number type rounds either.
 */
export type Millionths = bigint

const DECIMALS = 6

/**
 * Reads decimal digits as {@link toDecimal} and PostgreSQL write them; what comes after the sixth
 * decimal is left out.
 *
 * @example fromDecimal('22679.6') // 22_679_600_000n
 */
export function fromDecimal(text: string): Millionths {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole + decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
  return text.startsWith('-') ? -size : size
}

/** @example toDecimal(22_679_600_000n) // '22679.6' */
export function toDecimal(number: Millionths): string {
  const size = (number < 0n ? -number : number).toString().padStart(DECIMALS + 1, '0')
  const decimals = size.slice(-DECIMALS).replace(/0+$/, '')
  const sign = number < 0n ? '-' : ''
  return `${sign}${size.slice(0, -DECIMALS)}${decimals === '' ? '' : `.${decimals}`}`
}

/** A quotient rounded half away from zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n === divisor < 0n ? divisor : -divisor
  return (2n * dividend + half) / (2n * divisor)
}

/** The sum of all. */
export function total(numbers: readonly Millionths[]): Millionths {
  return numbers.reduce((sum, each) => sum + each, 0n)
}
