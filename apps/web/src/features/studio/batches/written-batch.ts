import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { toDecimal } from '@glazy/ceramics/batch/millionths'
import type { Batch } from '@glazy/contract/batches'
import type { Units } from '#lib/units.ts'
import type { BatchChange } from '#queries/outbox-studio.ts'
import { typedWeights, type WeighedTexts } from './weighed-texts.ts'

type SentWeight = NonNullable<BatchChange['weighed']>[number]

/** A weight as it was sent. */
export interface WrittenWeight {
  readonly amount: NonNullable<SentWeight['amount']>
  readonly unit: SentWeight['unit']
}

/**
 * What the scale showed, with the names of the ingredients; nothing of what is as planned.
 *
 * @param ingredients names of all, in their places
 */
export function writtenWeights(weighed: readonly SentWeight[], ingredients: readonly string[]) {
  return weighed.flatMap(({ place, amount, unit }) =>
    amount === null ? [] : [{ name: ingredients[Number(place)] ?? '', amount, unit }],
  )
}

/** A weight as it was sent, in the words of the one that is saved; one that is none, as it is. */
export function weightText(
  { amount, unit }: WrittenWeight,
  { sign, gramText }: Pick<Units, 'sign' | 'gramText'>,
): string {
  const read = readExactWeight(String(amount), unit)
  return read.ok ? gramText(toDecimal(read.value), unit) : `${String(amount)}\u00a0${sign(unit)}`
}

/** Whether weights that wait are still of use: those of a batch that is mixed are what they were. */
export function isWeighing(
  { state }: Pick<Batch, 'state'>,
  { weighed = [] }: Pick<BatchChange, 'weighed'>,
): boolean {
  return state === 'planned' && weighed.length > 0
}

/**
 * A change that waits, as it is written anew; of a batch that was mixed meanwhile only what its form
 * says is left.
 */
export function rewrittenChange(
  batch: Pick<Batch, 'state' | 'unit'>,
  { weighed, ...written }: BatchChange,
  details: BatchChange,
  texts: WeighedTexts,
): BatchChange {
  return {
    ...(batch.state === 'planned' && written),
    ...details,
    ...(isWeighing(batch, { weighed }) && { weighed: typedWeights(texts, batch.unit) }),
  }
}
