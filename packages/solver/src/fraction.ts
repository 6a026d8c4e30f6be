/** A fraction of whole numbers of any size; `under` is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const ZERO: Fraction = { over: 0n, under: 1n }

/**
 * The fraction that a number is written as: 64.76 is 6476/100, not the binary number next to it.
 *
 * @param value finite
 * @example
 * fractionOf(0.1) // 1/10
 */
export function fractionOf(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no fraction`)
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', decimals = ''] = digits.split('.')
  const power = Number(exponent) - decimals.length
  const over = BigInt(whole + decimals)
  return power >= 0
    ? { over: over * 10n ** BigInt(power), under: 1n }
    : reduced(over, 10n ** BigInt(-power))
}

export function add(one: Fraction, other: Fraction): Fraction {
  if (one.over === 0n) return other
  if (other.over === 0n) return one
  return reduced(one.over * other.under + other.over * one.under, one.under * other.under)
}

export function multiply(one: Fraction, other: Fraction): Fraction {
  return reduced(one.over * other.over, one.under * other.under)
}

export function divide(one: Fraction, other: Fraction): Fraction {
  if (other.over === 0n) throw new RangeError('Division by 0')
  const sign = other.over < 0n ? -1n : 1n
  return reduced(sign * one.over * other.under, sign * one.under * other.over)
}

function reduced(over: bigint, under: bigint): Fraction {
  let one = over < 0n ? -over : over
  let other = under
  while (other !== 0n) [one, other] = [other, one % other]
  return one === 1n ? { over, under } : { over: over / one, under: under / one }
}
