import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { flagField, hexColorField, idField, idListField, integerField } from './fields.ts'
import { RANGE_BOUND_MAX, RANGES_MAX } from './limits.ts'
import { rangeBoundsField } from './range-fields.ts'
import { tagsField } from './rules/tags.ts'
import {
  type Reader,
  readFlag,
  readHexColor,
  readId,
  readIdList,
  readInteger,
  readRangeBounds,
  readTagList,
} from './readers.ts'

const PAIRS: readonly (readonly [string, Reader<unknown>, z.ZodType])[] = [
  ['whole number', readInteger(0, 6), integerField(0, 6)],
  ['id', readId, idField],
  ['list of ids', readIdList(3), idListField(3)],
  ['tags', readTagList, tagsField],
  ['flag', readFlag, flagField],
  ['colour', readHexColor, hexColorField],
  ['ranges', readRangeBounds, rangeBoundsField],
]

/** Texts near what is allowed, and values of every kind. */
const text = fc.oneof(
  fc.string(),
  fc.stringMatching(/^ ?[+-]?\d{1,3}(,\d{0,2}){0,4} ?$/),
  fc.stringMatching(/^#?[0-9a-fA-F]{5,7}$/),
  fc.constantFrom('true', 'false', '1', '0', '2147483647', '2147483648', '9007199254740993', '1e2'),
)
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.integer())
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const axis = fc.constantFrom('SiO2', 'SiO2_percent', 'R2OTotal', 'R2O', 'Unobtainium', '__proto__')
const bound = fc.oneof(
  scalar,
  fc.constantFrom('2.5', '0,35', ' 1', RANGE_BOUND_MAX, RANGE_BOUND_MAX + 1),
)
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(axis, bound, { maxKeys: RANGES_MAX }),
)

test.each(PAIRS)('a %s is read as its field reads it', (_, read, field) => {
  fc.assert(
    fc.property(value, (given) => {
      expect(read(given)).toEqual(field.safeParse(given).data)
    }),
    { numRuns: 2_000 },
  )
})
