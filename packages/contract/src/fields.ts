import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { parseUnityType, UNITY_TYPES } from '@glazy/ceramics/chemistry/unity'
import { meaningsOf, parseDecimal } from '@glazy/ceramics/decimal'
import * as z from 'zod'
import { ENOUGH_FOR_MAX, MAX_ID, PAGE_MAX } from './limits.ts'

/**
 * Field schemas that several calls share. Query strings arrive as text and are coerced here; `meta`
 * tells the OpenAPI document what is meant, in place of all the ways in which it may be written.
 */

const wholeNumber = /^[+-]?\d+$/

/** Whole number between `min` and `max`, as a number or as its decimal text. */
export function integerField(
  min: number,
  max: number,
  message = `must be a whole number from ${min} to ${max}`,
) {
  return z
    .union([z.number(), z.string().trim().regex(wholeNumber, message).transform(Number)], message)
    .pipe(z.int(message).min(min, message).max(max, message))
    .meta({ type: 'integer', minimum: min, maximum: max })
}

/** A number as people write it, with a point or a comma; NaN where it is none. A blank text is as none at all. */
export function decimalField(message: string) {
  return z.union([z.number(), z.string()], message).transform((value, context): number => {
    if (typeof value === 'number') return value
    const read = parseDecimal(value)
    if (read.ok) return read.value
    const refusal = value.trim() === '' ? message : twoMeaningsOf(value)
    if (refusal === undefined) return NaN
    context.addIssue({ code: 'custom', message: refusal })
    return z.NEVER
  })
}

/** Says how to write a number that has two meanings, such as `1,200`; nothing of any other text. */
export function twoMeaningsOf(text: string): string | undefined {
  const found = meaningsOf(text)
  return found && `must be written as ${found.thousands} or ${found.decimal}`
}

const kilograms = `must be a number of kilograms above 0, at most ${ENOUGH_FOR_MAX}`

/** Kilograms of a batch. */
export const kilogramsField = decimalField(kilograms)
  .pipe(z.number(kilograms).positive(kilograms).max(ENOUGH_FOR_MAX, kilograms))
  .meta({ type: 'number', exclusiveMinimum: 0, maximum: ENOUGH_FOR_MAX })

/** Id of a stored item. */
export const idField = integerField(1, MAX_ID)

/** Page number, counted from 1. */
export const pageField = integerField(1, PAGE_MAX)

/** '1', 1, 'true' or true, and their opposites. */
export const flagField = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', ''])], {
    error: 'must be 1, 0, true or false',
  })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')

/** Colour as six hexadecimal digits without the leading number sign. */
export const hexColorField = z
  .string()
  .regex(/^#?[0-9a-fA-F]{6}$/, 'must be a color of six hexadecimal digits, such as a1b2c3')
  .transform((text) => text.replace('#', '').toLowerCase())

const IDS = 'must be ids, separated by commas'

/** Ids given as one value, as repeated values, or separated by commas. */
export function idListField(max: number) {
  return z
    .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))], IDS)
    .transform((value): (string | number)[] =>
      (Array.isArray(value) ? value : [value])
        .flatMap((part) => String(part).split(','))
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(idField).max(max, `must hold at most ${max} entries`))
    .meta({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      maxItems: max,
    })
}

/** Symbol of an oxide exactly as chemists write it. */
export const oxideField = z.enum(OXIDES, { error: 'must be the symbol of an oxide, such as SiO2' })

/** What a form sends for nothing, or null, in the place of a value. */
export const orNothing = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.nullish())

/** Moment in time, ISO 8601 with a trailing Z. */
export const instant = z.iso.datetime().describe('ISO 8601, UTC')

/** How long ago something was. */
export const age = z.string().describe('How long ago, in words')

/** By what a material's own formula is scaled, also by the names that earlier versions had. */
export const unityTypeField = z.preprocess(
  (value) => (typeof value === 'string' ? (parseUnityType(value) ?? value) : value),
  z.enum(UNITY_TYPES, { error: `must be one of ${UNITY_TYPES.join(', ')}` }),
)

/** Figures by oxide symbol; an oxide that is absent is not in the analysis. */
export const oxideAmounts = z
  .partialRecord(z.enum(OXIDES), z.number())
  .meta({ id: 'OxideAmounts', description: 'Figures keyed by oxide symbol' })
