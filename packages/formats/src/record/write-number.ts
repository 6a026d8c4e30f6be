/** A number with at most so many decimals and no trailing zeros: `12.085`, `60`, `0`. */
export function plainDecimal(value: number, decimals = 4): string {
  const text = value.toFixed(decimals)
  // Numbers from 10^21 up have no plain form in JavaScript; no amount comes near them.
  return (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^-0$/, '0')
}

/** Amounts are written as exactly as they are known, without exponent. */
export function plainAmount(value: number): string {
  const text = String(value)
  return text.includes('e') ? plainDecimal(value, 20) : text
}

/** Sum of all amounts, additions included, without the noise of binary fractions. */
export function batchSize(components: readonly { readonly amount: number }[]): number {
  const sum = components.reduce((total, { amount }) => total + amount, 0)
  return Number(sum.toFixed(6))
}

/** Whether a batch size of a file only repeats the sum of its amounts. */
export function isBatchSum(
  text: string,
  components: readonly { readonly amount: number }[],
): boolean {
  return text !== '' && Number(text) === batchSize(components)
}
