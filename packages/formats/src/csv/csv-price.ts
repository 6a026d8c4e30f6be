import { type DecimalPrice, parsePrice } from '@glazy/ceramics/batch/price'
import { type Comma, meaningsOf } from '@glazy/ceramics/decimal'

/** A price of a table, and the figures of one that had two meanings. */
export interface ReadPrice {
  readonly price: DecimalPrice
  readonly unclear?: string
}

/**
 * A price with or without a sign of a currency. Where nothing says what `1,250` is, it is more than a
 * thousand.
 */
export function readPrice(text: string, comma: Comma): ReadPrice | undefined {
  const figures = text.replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '')
  const isUnclear = comma === 'unclear' && meaningsOf(figures) !== undefined
  const read = parsePrice(figures, isUnclear ? 'thousands' : comma)
  if (!read.ok) return undefined
  return { price: read.value, ...(isUnclear && { unclear: figures }) }
}
