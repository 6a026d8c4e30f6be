import { type DecimalPrice, parsePrice } from '@glazy/ceramics/batch/price'

/** A price with or without a sign of a currency, also with a decimal comma. */
export function readPrice(text: string): DecimalPrice | undefined {
  const figures = text.replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '')
  const plain = parsePrice(figures)
  if (plain.ok) return plain.value
  const withPoint = /^\d*,\d+$/.test(figures) ? parsePrice(figures.replace(',', '.')) : plain
  return withPoint.ok ? withPoint.value : undefined
}
