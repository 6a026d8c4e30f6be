import { type DecimalPrice, parsePrice } from '@glazy/ceramics/batch/price'
import type { Comma } from '@glazy/ceramics/decimal'
import { meaningsIn } from '../record/commas.ts'

/** A price of a table, and the figures of one that had two meanings. */
export interface ReadPrice {
  readonly price: DecimalPrice
  readonly unclear?: string
}

/**
 * A price with or without a sign of a currency. Where nothing says what `1,250` is, it is more than a
 * thousand, as is `1.250` where commas are decimal.
 */
export function readPrice(text: string, comma: Comma): ReadPrice | undefined {
  const figures = text.replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '')
  const isUnclear = meaningsIn(figures, comma) !== undefined
  const read = isUnclear
    ? parsePrice(figures.replace('.', ','), 'thousands')
    : parsePrice(figures, comma)
  if (!read.ok) return undefined
  return { price: read.value, ...(isUnclear && { unclear: figures }) }
}
