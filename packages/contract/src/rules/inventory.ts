import { type DecimalPrice, isPositivePrice, parsePrice } from '@glazy/ceramics/batch/price'
import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { err, ok, type Result } from '@glazy/ceramics/result'
import type { Viewer } from './material.ts'

/** Sentences of the API about what stands on a shelf. */
export const INVENTORY_PROBLEMS = {
  unitsRequired: 'Price units are required',
  rowTwice: 'must not stand twice in one call',
} as const

/** What is paid for a material; null where nothing is said of it. */
export type ShelfPrice = { readonly price: DecimalPrice; readonly priceUnits: WeightUnit } | null

/** Why the fields of a row cannot be saved; each is a text key. */
export type ShelfPriceProblem =
  'invalidPrice' | 'tooManyDigits' | 'unclear' | 'selectUnit' | 'enterPrice'

/**
 * Reads the price fields of a row as they were typed: a price and its unit, or neither of them.
 *
 * @example
 * readShelfPrice('1,250.50', 'kilograms') // ok: { price: '1250.5', priceUnits: 'kilograms' }
 * readShelfPrice('12', '') // err: 'selectUnit'
 */
export function readShelfPrice(price: string, unit: string): Result<ShelfPrice, ShelfPriceProblem> {
  const priceUnits = parseWeightUnit(unit)
  const read = parsePrice(price)
  if (!read.ok && read.error !== 'empty') return err(read.error)
  if (!read.ok) return priceUnits === undefined ? ok(null) : err('enterPrice')
  if (priceUnits === undefined) return err('selectUnit')
  return isPositivePrice(read.value) ? ok({ price: read.value, priceUnits }) : err('enterPrice')
}

/** Everybody who is logged in has a shelf, and changes no other. */
export function mayChangeShelf(viewer: Pick<Viewer, 'id'> | null, ownerId: number): boolean {
  return viewer?.id === ownerId
}

/** What others pay is nobody's business. */
export function maySeePrices(viewer: Pick<Viewer, 'id'> | null, ownerId: number): boolean {
  return mayChangeShelf(viewer, ownerId)
}

/** The materials of another shelf can be put on one's own. */
export function mayImportShelf(viewer: Pick<Viewer, 'id'> | null, ownerId: number): boolean {
  return viewer !== null && viewer.id !== ownerId
}
