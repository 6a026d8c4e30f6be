import { inUnit, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import { rescueBatch } from '@glazy/ceramics/batch/rescue'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Batch } from '@glazy/contract/batches'
import type { Formats } from '#lib/texts/formats.ts'
import type { BatchChange } from '#queries/outbox-studio.ts'

/** What the scale showed, as it is typed, by the places of the ingredients. */
export type WeighedTexts = Readonly<Record<number, string>>

type SentWeight = NonNullable<BatchChange['weighed']>[number]

/** What was weighed so far, as if it had been typed. */
export function weighedTexts({ lines, unit }: Batch, typed: Formats['typed']): WeighedTexts {
  return Object.fromEntries(
    lines.flatMap(({ weighed }, place) =>
      weighed === null ? [] : [[place, typed(inUnit(fromDecimal(weighed), unit))]],
    ),
  )
}

/** Weights that were to be sent, as if they had been typed. */
export function textsOfWeights(
  weights: readonly SentWeight[],
  unit: WeightUnit,
  typed: Formats['typed'],
): WeighedTexts {
  return Object.fromEntries(
    weights.flatMap(({ place, amount, unit: given }) => {
      const read = readExactWeight(String(amount ?? ''), given)
      return read.ok ? [[Number(place), typed(inUnit(read.value, unit))]] : []
    }),
  )
}

/** Whether a text is a weight, or nothing. */
export function isWeight(text: string, unit: WeightUnit): boolean {
  return text.trim() === '' || readExactWeight(text, unit).ok
}

/** What was typed so far, as the API takes it. */
export function typedWeights(texts: WeighedTexts, unit: WeightUnit) {
  return Object.entries(texts)
    .filter(([, text]) => text.trim() !== '' && isWeight(text, unit))
    .map(([place, amount]) => ({ place: Number(place), amount, unit }))
}

/** The weights of all ingredients as the API takes them: nothing typed is as planned. */
export function weighedOf(batch: Batch, texts: WeighedTexts) {
  return batch.lines.map((_, place) => {
    const text = (texts[place] ?? '').trim()
    return { place, amount: text === '' ? null : text, unit: batch.unit }
  })
}

/** What saves a batch of which too much went in. */
export interface Rescue {
  /** How many times as large the batch becomes. */
  readonly scale: number
  /** Grams of its base then, as decimal digits. */
  readonly size: string
  /** What is missing then of each ingredient that was weighed already. */
  readonly additions: readonly { readonly place: number; readonly grams: string }[]
}

/**
 * How a batch is saved of which more was weighed than planned; nothing where all is in order, and
 * `null` where something is in it that does not belong there.
 */
export function rescueOf(batch: Batch, texts: WeighedTexts): Rescue | null | undefined {
  const planned = batch.lines.map((line) => inUnit(fromDecimal(line.planned), 'grams'))
  const weighed = batch.lines.map((_, place) => {
    const read = readExactWeight(texts[place] ?? '', batch.unit)
    return read.ok ? inUnit(read.value, 'grams') : 0
  })
  const rescue = rescueBatch(planned, weighed)
  if (rescue === null) return null
  if (rescue.scale < 1 + LEAST_TOO_MUCH) return undefined
  const additions = rescue.additions.flatMap((grams, place) =>
    grams > LEAST_GRAMS && (weighed[place] ?? 0) > 0 ? [{ place, grams: round(grams) }] : [],
  )
  const size = round(inUnit(fromDecimal(batch.size), 'grams') * rescue.scale)
  return { scale: rescue.scale, size, additions }
}

/**
 * Grams that are missing of an ingredient that was weighed; null for one that was not, and for a
 * difference that is no matter.
 */
export function missingOf(planned: string, text: string, unit: WeightUnit): string | null {
  const read = readExactWeight(text, unit)
  if (!read.ok || read.value === 0n) return null
  const missing = fromDecimal(planned) - read.value
  const isLess = inUnit(missing, 'grams') > LEAST_TOO_MUCH * inUnit(fromDecimal(planned), 'grams')
  return isLess ? toDecimal(missing) : null
}

/** No scale in a studio tells apart what is less. */
const LEAST_TOO_MUCH = 0.001
const LEAST_GRAMS = 0.01

function round(grams: number): string {
  return toDecimal(BigInt(Math.round(grams * 1e6)))
}
