import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  flagField,
  hexColorField,
  idField,
  idListField,
  integerField,
  oxideAmounts,
  oxideField,
  pageField,
} from './fields.ts'
import { MAX_ID, PAGE_MAX } from './limits.ts'

const accepts = (schema: z.ZodType, input: unknown) => schema.safeParse(input).success
const output = (schema: z.ZodType, input: unknown) => schema.parse(input)

describe('whole numbers', () => {
  it.each([[1], ['1'], [' 7 '], [MAX_ID], [String(MAX_ID)]])('%j is an id', (input) => {
    expect(output(idField, input)).toBe(Number(input))
  })

  it.each([
    [0],
    [-1],
    [MAX_ID + 1],
    [1.5],
    ['1.5'],
    ['1e3'],
    ['0x10'],
    [''],
    [' '],
    ['abc'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [undefined],
    [true],
    [[1]],
    [{}],
  ])('%j is no id', (input) => {
    expect(accepts(idField, input)).toBe(false)
  })

  it('say what is allowed', () => {
    const { error } = integerField(2, 5).safeParse('x')
    expect(error?.issues[0]?.message).toBe('must be a whole number from 2 to 5')
  })

  it('of pages begin with 1', () => {
    expect(accepts(pageField, 1)).toBe(true)
    expect(accepts(pageField, PAGE_MAX)).toBe(true)
    expect(accepts(pageField, 0)).toBe(false)
    expect(accepts(pageField, PAGE_MAX + 1)).toBe(false)
  })
})

describe('flags', () => {
  it.each([['1'], [1], ['true'], [true]])('%j is set', (input) => {
    expect(output(flagField, input)).toBe(true)
  })

  it.each([['0'], [0], ['false'], [false], ['']])('%j is not set', (input) => {
    expect(output(flagField, input)).toBe(false)
  })

  it.each([['yes'], [2], ['TRUE'], [null], [[]]])('%j is refused', (input) => {
    expect(accepts(flagField, input)).toBe(false)
  })
})

describe('colours', () => {
  it.each([
    ['A1B2C3', 'a1b2c3'],
    ['#a1b2c3', 'a1b2c3'],
    ['12e456', '12e456'],
  ])('%s', (input, colour) => {
    expect(output(hexColorField, input)).toBe(colour)
  })

  it.each(['', 'fff', '#12345g', '1234567', '##123456', ' a1b2c3'])('%j is refused', (input) => {
    expect(accepts(hexColorField, input)).toBe(false)
  })
})

describe('lists of ids', () => {
  const ids = idListField(3)

  it.each([
    ['1', [1]],
    ['1,2, 3', [1, 2, 3]],
    [7, [7]],
    [
      ['1', '2,3'],
      [1, 2, 3],
    ],
    ['', []],
    [[], []],
  ])('%j', (input, expected) => {
    expect(output(ids, input)).toEqual(expected)
  })

  it.each([['1,x'], ['0'], ['1,2,3,4'], [['1', '2', '3', '4']], [null], [{}]])(
    '%j is refused',
    (input) => {
      expect(accepts(ids, input)).toBe(false)
    },
  )
})

describe('oxides', () => {
  it('are written as chemists write them', () => {
    expect(accepts(oxideField, 'Al2O3')).toBe(true)
    for (const text of ['al2o3', 'Al2O', 'KNaO', '']) expect(accepts(oxideField, text)).toBe(false)
  })

  it('have finite amounts', () => {
    expect(accepts(oxideAmounts, { SiO2: 60.1, CaO: 0 })).toBe(true)
    expect(accepts(oxideAmounts, {})).toBe(true)
    expect(accepts(oxideAmounts, { SiO2: Number.NaN })).toBe(false)
    expect(accepts(oxideAmounts, { Si: 1 })).toBe(false)
  })
})
