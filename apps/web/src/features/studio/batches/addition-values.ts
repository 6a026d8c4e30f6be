import { exactWeight, inUnit, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, total } from '@glazy/ceramics/batch/millionths'
import { rescueBatch } from '@glazy/ceramics/batch/rescue'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Batch } from '@glazy/contract/batches'
import type { Formats } from '#lib/texts/formats.ts'
import type { WrittenAddition } from '#queries/outbox-studio.ts'
import type { WeighedTexts } from './weighed-texts.ts'

/** What is added to a bucket, as it is typed, all weights in one unit. */
export interface AdditionValues {
  readonly unit: WeightUnit
  /** How much more of the whole recipe, where the weights follow from that. */
  readonly more: string
  /** Of the ingredients, by their places. */
  readonly amounts: WeighedTexts
  readonly water: string
  /** Id of a material that the recipe has none of; empty for none. */
  readonly other: string
  readonly otherAmount: string
  readonly note: string
  /** Whether a log tells of it. */
  readonly isLogged: boolean
}

/** Nothing yet; what is added to kilograms is a matter of grams. */
export function emptyAddition({ unit }: Pick<Batch, 'unit'>): AdditionValues {
  return {
    unit: unit === 'kilograms' ? 'grams' : unit,
    more: '',
    amounts: {},
    water: '',
    other: '',
    otherAmount: '',
    note: '',
    isLogged: false,
  }
}

/** An addition as it was to be sent, as if it had been typed. */
export function additionOf({ lines = [], ...addition }: WrittenAddition): AdditionValues {
  const { water, note, isLogged = false } = addition
  const unit = lines[0]?.unit ?? water?.unit ?? 'grams'
  const other = lines.find(({ place }) => typeof place !== 'number')
  const own = lines.filter((line) => line !== other)
  return {
    unit,
    more: '',
    amounts: Object.fromEntries(own.map(({ place, amount }) => [place, String(amount)])),
    water: String(water?.amount ?? ''),
    other: String(other?.materialId ?? ''),
    otherAmount: String(other?.amount ?? ''),
    note: note ?? '',
    isLogged: Boolean(isLogged),
  }
}

/** So much more of the base, as weights of all ingredients; nothing for what is no weight. */
export function moreOf(
  batch: Batch,
  text: string,
  unit: WeightUnit,
  typed: Formats['typed'],
): WeighedTexts {
  const more = readExactWeight(text, unit)
  if (!more.ok || more.value === 0n) return {}
  const times = Number(more.value) / Number(fromDecimal(batch.size))
  const grams = batch.lines.map(({ planned }) => times * inUnit(fromDecimal(planned), 'grams'))
  return textsOf(grams, unit, typed)
}

/**
 * What makes the recipe right again of which something went in too much, as weights of the others;
 * nothing where all is in order.
 */
export function rescueOfBucket(
  batch: Batch,
  unit: WeightUnit,
  typed: Formats['typed'],
): WeighedTexts | undefined {
  const rescue = rescueBatch(
    batch.lines.map(({ planned }) => inUnit(fromDecimal(planned), 'grams')),
    inBucket(batch),
  )
  if (rescue === null || rescue.scale < 1 + LEAST_TOO_MUCH) return undefined
  return textsOf(rescue.additions, unit, typed)
}

/** No scale in a studio tells apart what is less. */
const LEAST_TOO_MUCH = 0.001

/** Grams of each ingredient that are in the bucket by now. */
function inBucket({ lines, additions }: Batch): number[] {
  const added = additions.flatMap((addition) => addition.lines)
  return lines.map(({ weighed, planned }, at) => {
    const later = added.filter(({ place }) => place === at).map(({ grams }) => fromDecimal(grams))
    return inUnit(total([fromDecimal(weighed ?? planned), ...later]), 'grams')
  })
}

/** Tenths of a gram, which is what a scale shows. */
function textsOf(
  grams: readonly number[],
  unit: WeightUnit,
  typed: Formats['typed'],
): WeighedTexts {
  const texts = grams.flatMap((weight, place) => {
    const shown = inUnit(exactWeight(Math.round(weight * 10) / 10), unit)
    return shown > 0 ? [[place, typed(Number(shown.toFixed(4)))] as const] : []
  })
  return Object.fromEntries(texts)
}

/** What is wrong with the fields; each is a text key. */
export interface AdditionProblems {
  readonly more?: 'nothingAdded'
  readonly amounts?: 'size'
  readonly water?: 'size'
  readonly otherAmount?: 'size'
}

export function additionProblems(values: AdditionValues): AdditionProblems {
  const { unit, amounts, other, otherAmount, water } = values
  const isWrong = (text: string) => !isAmount(text, unit)
  const given = [...Object.values(amounts), other === '' ? '' : otherAmount, water]
  return {
    ...(Object.values(amounts).some(isWrong) && { amounts: 'size' as const }),
    ...(other !== '' && !isAbove0(otherAmount, unit) && { otherAmount: 'size' as const }),
    ...(isWrong(water) && { water: 'size' as const }),
    ...(given.every((text) => text.trim() === '') && { more: 'nothingAdded' as const }),
  }
}

/** Whether a text is something that can be added, or nothing. */
export function isAmount(text: string, unit: WeightUnit): boolean {
  return text.trim() === '' || isAbove0(text, unit)
}

function isAbove0(text: string, unit: WeightUnit): boolean {
  const read = readExactWeight(text, unit)
  return read.ok && read.value > 0n
}

/** What is added, as it is sent. */
export function sentAddition(values: AdditionValues): WrittenAddition {
  const { unit, amounts, other, otherAmount, water, note, isLogged } = values
  const own = Object.entries(amounts)
    .filter(([, text]) => text.trim() !== '')
    .map(([place, amount]) => ({ place: Number(place), amount, unit }))
  const others = other === '' ? [] : [{ materialId: Number(other), amount: otherAmount, unit }]
  const lines = [...own, ...others]
  return {
    lines,
    water: water.trim() === '' ? null : { amount: water, unit },
    note,
    // Water alone is nothing to tell of.
    isLogged: isLogged && lines.length > 0,
    isLogPrivate: true,
  }
}
