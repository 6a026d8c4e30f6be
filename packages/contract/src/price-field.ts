import {
  parsePrice,
  PRICE_DECIMALS,
  PRICE_WHOLE_DIGITS,
  type PriceProblem,
} from '@glazy/ceramics/batch/price'
import * as z from 'zod'
import { twoMeaningsOf } from './fields.ts'

const PROBLEMS = {
  invalidPrice: 'must be digits with an optional decimal point',
  tooManyDigits: `must have at most ${PRICE_WHOLE_DIGITS} digits before the decimal point and ${PRICE_DECIMALS} after it`,
  negative: 'Price must be non-negative',
} as const

/** A price as it is typed: digits, a number, or nothing, which is no price. */
export const priceField = z
  .union([z.number(), z.string()], PROBLEMS.invalidPrice)
  .nullish()
  .transform((value, context) => {
    const text = String(value ?? '').trim()
    const price = parsePrice(text)
    if (price.ok) return price.value
    if (price.error !== 'empty') {
      context.addIssue({ code: 'custom', message: problemOf(text, price.error) })
    }
    return null
  })
  .meta({ type: ['string', 'number', 'null'] })

function problemOf(text: string, problem: PriceProblem): string {
  if (problem === 'tooManyDigits') return PROBLEMS.tooManyDigits
  const usual = /^-\s*[\d.]/.test(text) ? PROBLEMS.negative : PROBLEMS.invalidPrice
  return twoMeaningsOf(text) ?? usual
}
