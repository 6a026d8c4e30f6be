/** A decimal of any number of digits: `whole` / 10^`places`. */
export interface Exact {
  readonly whole: bigint
  readonly places: number
}

export const ZERO: Exact = { whole: 0n, places: 0 }

/**
 * The decimal that a number is written as: 64.76 is 6476/100, not the binary number next to it.
 *
 * @param value finite
 * @example
 * exactOf(0.1) // { whole: 1n, places: 1 }
 */
export function exactOf(value: number): Exact {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no decimal`)
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', decimals = ''] = digits.split('.')
  const places = decimals.length - Number(exponent)
  const figure = BigInt(whole + decimals)
  return places >= 0
    ? { whole: figure, places }
    : { whole: figure * powerOfTen(-places), places: 0 }
}

/** The exact sum, with the decimal places of the finer one. */
export function add(one: Exact, other: Exact): Exact {
  if (one.whole === 0n) return other
  if (other.whole === 0n) return one
  const places = Math.max(one.places, other.places)
  return { whole: wholeAt(one, places) + wholeAt(other, places), places }
}

/** The exact product, with the decimal places of both together. */
export function multiply(one: Exact, other: Exact): Exact {
  return { whole: one.whole * other.whole, places: one.places + other.places }
}

function wholeAt({ whole, places }: Exact, wanted: number): bigint {
  return wanted === places ? whole : whole * powerOfTen(wanted - places)
}

const POWERS: bigint[] = [1n]

function powerOfTen(exponent: number): bigint {
  return (POWERS[exponent] ??= 10n ** BigInt(exponent))
}
