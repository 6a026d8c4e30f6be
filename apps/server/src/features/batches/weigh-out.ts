import { calculateBatch } from '@glazy/ceramics/batch/batch'
import { exactWeight, inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import { STOCK_PROBLEMS } from '@glazy/contract/rules/stock'
import { wrongField } from '#platform/app-error.ts'

/**
 * Grams of each ingredient, for so many grams of base.
 *
 * @throws AppError `request.invalid` for what has no base
 */
export function weighOut(
  parts: readonly { readonly amount: number; readonly isAdditional: boolean }[],
  grams: string,
): string[] {
  const batchSize = inUnit(fromDecimal(grams), 'grams')
  const batch = calculateBatch(parts, { batchSize })
  if (batch === null) throw wrongField('recipeId', STOCK_PROBLEMS.noBase)
  return batch.lines.map(({ amount }) => toDecimal(exactWeight(amount)))
}
