import { type DecimalGrams, exactWeight, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, rounded, toDecimal } from '@glazy/ceramics/batch/millionths'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import * as z from 'zod'
import { twoMeaningsOf } from './fields.ts'
import { STOCK_PROBLEMS as problems } from './rules/stock.ts'

export const weightUnit = z.enum(
  WEIGHT_UNITS.map(({ id }) => id),
  { error: problems.unit },
)

/** A weight as it leaves: grams as decimal digits, which no number type rounds. */
export const gramsText = z.string().describe('Grams as decimal digits, exact')

/** Digits, with a decimal comma or point, or a number. */
const weightField = (problem: string) =>
  z
    .union([z.number(), z.string()], problem)
    .transform((value) => String(value).trim())
    .meta({ type: ['string', 'number'], description: 'A weight in the unit beside it' })

/** A weight above 0, for {@link readAmount}. */
export const amountField = weightField(problems.weightRequired)

/** A weight that may be 0. */
export const amountOrZeroField = weightField(problems.weight)

/**
 * Grams of an amount and its unit.
 *
 * @param path of the amount, for what is wrong with it
 */
export function readAmount(
  { amount, unit }: { readonly amount: string; readonly unit: WeightUnit },
  path: PropertyKey[],
  context: z.RefinementCtx,
  { isZeroTaken = false } = {},
): DecimalGrams {
  const weight = readExactWeight(amount, unit)
  if (weight.ok && (isZeroTaken || weight.value > 0n)) return toDecimal(weight.value)
  const usual = isZeroTaken ? problems.weight : problems.weightRequired
  const message = twoMeaningsOf(amount) ?? usual
  context.addIssue({ code: 'custom', path, message })
  return z.NEVER
}

/** Decimal digits of grams in a unit, to the sixth decimal. */
export function amountIn(grams: DecimalGrams, unit: WeightUnit): string {
  return toDecimal(rounded(fromDecimal(grams) * 1_000_000n, exactWeight(1, unit)))
}

/** A day, without a time: bags are bought on days. */
export const dayField = z.iso.date(problems.date)
