import { type DecimalGrams, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, type Millionths, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { type Comma, parseDecimal } from '@glazy/ceramics/decimal'
import { meaningsIn } from '../record/commas.ts'
import { readWeightUnit } from '../text/weight-words.ts'
import { joinParts, splitParts } from './csv-cells.ts'

/** What a comma is in a weight of a unit; without one, in a price. */
export type CommaOf = (unit?: WeightUnit) => Comma

interface ReadWeight {
  readonly amount: string
  readonly unit: WeightUnit
  readonly grams: DecimalGrams
}

/** A weight with its unit behind it or in a cell of its own; what is wrong with it where it can't be read. */
export function readWeight(
  text: string,
  unitText: string,
  commaOf: CommaOf,
): ReadWeight | 'badWeight' | 'badUnit' {
  const [amount, unit] = splitWeight(text, readWeightUnit(unitText))
  if (amount === '') return 'badWeight'
  if (unit === undefined) return 'badUnit'
  const comma = commaOf(unit)
  const weight = readExactWeight(amount, unit, comma)
  const number = parseDecimal(amount, comma)
  // A thousand to some, a little over one to others: it is not guessed.
  if (meaningsIn(amount, comma) !== undefined) return 'badWeight'
  if (!number.ok || !weight.ok || weight.value === 0n) return 'badWeight'
  return { amount: String(number.value), unit, grams: toDecimal(weight.value) }
}

/** The word for a unit in any script. */
const UNIT_WORD = String.raw`[\p{L}\p{M}㎏]+`
const WEIGHT = new RegExp(String.raw`^([\d.,'’\s]+?)\s*(${UNIT_WORD})\.?$`, 'u')

/** A weight and its unit, which may stand behind it; undefined where that is unknown. */
function splitWeight(
  text: string,
  unit: WeightUnit | undefined,
): [amount: string, unit: WeightUnit | undefined] {
  const [, amount, word] = WEIGHT.exec(text) ?? []
  return amount === undefined || word === undefined
    ? [text.trim(), unit]
    : [amount.trim(), readWeightUnit(word)]
}

/** What is left, in millionths of a gram; undefined where it can't be read, or is more than was bought. */
export function readLeft(
  text: string,
  unit: WeightUnit,
  bought: Millionths,
  commaOf: CommaOf,
): Millionths | undefined {
  const [amount, leftUnit] = splitWeight(text, unit)
  const comma = commaOf(leftUnit)
  // A thousand to some, a little over one to others: it is not guessed.
  if (meaningsIn(amount, comma) !== undefined) return undefined
  const left = leftUnit && readExactWeight(amount, leftUnit, comma)
  return left?.ok && left.value <= bought ? left.value : undefined
}

/** Grams of what is left that are in other places. */
export type Elsewhere = readonly { readonly place: string; readonly amount: DecimalGrams }[]

/** `200 g Attic; 5.5 g Studio`. */
export function writeElsewhere(elsewhere: Elsewhere): string | null {
  return joinParts(elsewhere.map(({ place, amount }) => `${amount} g ${place}`)) || null
}

const ELSEWHERE = new RegExp(String.raw`^\s*(\d+(?:[.,]\d+)?)\s*(${UNIT_WORD})\.?\s+(.+?)\s*$`, 'u')

/** More lots than one are in fewer places. */
const PLACES_MAX = 20

/**
 * What {@link writeElsewhere} writes, in any unit and language; undefined where a part of it can't be read, or
 * it is more than is there.
 */
export function readElsewhere(
  text: string,
  there: Millionths,
  commaOf: CommaOf,
): Elsewhere | undefined {
  const parts = splitParts(text)
  const others = parts.flatMap((part) => {
    const [, digits = '', unit = '', place = ''] = ELSEWHERE.exec(part) ?? []
    const weight = readWeightUnit(unit)
    const amount = weight && readExactWeight(digits, weight, commaOf(weight))
    return amount?.ok && amount.value > 0n ? [{ place, amount: toDecimal(amount.value) }] : []
  })
  const isWhole = others.length === parts.length && others.length <= PLACES_MAX
  const sum = total(others.map(({ amount }) => fromDecimal(amount)))
  return isWhole && sum <= there ? others : undefined
}

/** More are a weight in the wrong column. */
const PACKS_MAX = 1_000

/** How many packs. */
export function readCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= PACKS_MAX
    ? Number(text)
    : undefined
}

/** A day as ISO 8601 writes it, or with its parts in an order that cannot be mistaken. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, one, sign, two, last] = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(text) ?? []
  if (!one || !two || !last) return undefined
  if (sign === '.' || Number(one) > 12) return dayOf(last, two, one)
  return Number(two) > 12 || one === two ? dayOf(last, one, two) : undefined
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // Of the 31st of a short month there is no day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
