import { type ChartAxis, parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { areTags, readTags } from '@glazy/ceramics/lookups/tags'
import { ENOUGH_FOR_MAX, MAX_ID, RANGE_BOUND_MAX, RANGES_MAX } from './limits.ts'
import type { RangeBounds } from './ranges.ts'

/**
 * Reads a value of an address, a cookie or the browser's storage; `undefined` where it is no such
 * value. Every page reads some, so this is done without schemas: the readers below take what the
 * fields in `fields.ts` take, and make the same of it.
 */
export type Reader<TValue> = (value: unknown) => TValue | undefined

const WHOLE_NUMBER = /^[+-]?\d+$/
const HEX_COLOR = /^#?[0-9a-fA-F]{6}$/

/** As `integerField`. */
export function readInteger(min: number, max: number): Reader<number> {
  return (value) => {
    const number = isText(value) && WHOLE_NUMBER.test(value.trim()) ? Number(value) : value
    if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
    return number >= min && number <= max ? number : undefined
  }
}

/** As `idField`. */
export const readId = readInteger(1, MAX_ID)

/** As `idListField`. */
export function readIdList(max: number): Reader<number[]> {
  return (value) => {
    const parts: unknown[] = Array.isArray(value) ? value : [value]
    if (!parts.every((part) => isText(part) || isNumber(part))) return undefined
    const texts = parts.flatMap((part) => String(part).split(',')).map((text) => text.trim())
    const ids = texts.filter((text) => text !== '').map(readId)
    return ids.length <= max && ids.every((id) => id !== undefined) ? ids : undefined
  }
}

/** As `tagsField`. */
export const readTagList: Reader<string[]> = (value) => {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  if (!parts.every(isText)) return undefined
  const tags = readTags(parts.join(','))
  return areTags(tags) ? tags : undefined
}

/** As `flagField`. */
export const readFlag: Reader<boolean> = (value) => {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  return [false, 0, '0', 'false', ''].some((no) => no === value) ? false : undefined
}

/** As `hexColorField`. */
export const readHexColor: Reader<string> = (value) =>
  isText(value) && HEX_COLOR.test(value) ? value.replace('#', '').toLowerCase() : undefined

/** A text of at most so many characters. */
export function readText(maxLength: number): Reader<string> {
  return (value) => (isText(value) && value.length <= maxLength ? value : undefined)
}

/** One of a list of words. */
export function readOneOf<TWord>(words: readonly TWord[]): Reader<TWord> {
  return (value) => words.find((word) => word === value)
}

/** As `rangeBoundsField`. */
export const readRangeBounds: Reader<RangeBounds> = (value) => {
  if (!isRecord(value)) return undefined
  const bounds: Partial<Record<ChartAxis, number>> = {}
  for (const [name, given] of Object.entries(value)) {
    if (name === '__proto__') continue
    const axis = parseChartAxis(name)
    const bound = readBound(given)
    if (axis === undefined || bound === undefined) return undefined
    bounds[axis] = bound
  }
  return Object.keys(bounds).length <= RANGES_MAX ? bounds : undefined
}

/** A number as people write it, with a point or a comma. */
function readNumber(value: unknown): number | undefined {
  const read = isText(value) ? parseDecimal(value) : undefined
  const number = read === undefined ? value : read.ok ? read.value : undefined
  return isNumber(number) ? number : undefined
}

function readBound(value: unknown): number | undefined {
  const bound = readNumber(value)
  return bound !== undefined && bound >= 0 && bound <= RANGE_BOUND_MAX ? bound : undefined
}

/** As `kilogramsField`. */
export const readKilograms: Reader<number> = (value) => {
  const weight = readNumber(value)
  return weight !== undefined && weight > 0 && weight <= ENOUGH_FOR_MAX ? weight : undefined
}

/** Whether a value is an object with named parts. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
