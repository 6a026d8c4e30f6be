import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { exactWeight, inUnit, readExactWeight } from './exact-weight.ts'
import { fromDecimal, rounded, toDecimal } from './millionths.ts'

describe('weights as they are typed', () => {
  test.each([
    ['22,68', 'kilograms', '22680'],
    ['50', 'pounds', '22679.6'],
    ['1', 'ounces', '28.3495'],
    ['1,000.5', 'grams', '1000.5'],
    ['0.0000004', 'grams', '0'],
    ['0.0000005', 'grams', '0.000001'],
  ] as const)('%s %s are %s g', (typed, unit, grams) => {
    const weight = readExactWeight(typed, unit)
    expect(weight.ok && toDecimal(weight.value)).toBe(grams)
  })

  test.each([
    ['', 'empty'],
    ['a bag', 'notANumber'],
    ['-3', 'negative'],
    ['100001', 'tooMuch'],
    ['1e300', 'tooMuch'],
  ])('%s is none', (typed, error) => {
    expect(readExactWeight(typed, 'kilograms')).toEqual({ ok: false, error })
  })
})

it('adds up tenths that floats do not', () => {
  const tenth = exactWeight(0.1)
  expect(toDecimal(tenth + tenth + tenth)).toBe('0.3')
  expect(0.1 + 0.1 + 0.1).not.toBe(0.3)
})

it('is the same after being written and read, also below nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (weight) => {
      expect(fromDecimal(toDecimal(weight))).toBe(weight)
    }),
  )
})

it('tells its weight in other units', () => {
  expect(inUnit(exactWeight(50, 'pounds'), 'pounds')).toBe(50)
  expect(inUnit(exactWeight(1500), 'kilograms')).toBe(1.5)
})

it('rounds halves away from nothing', () => {
  expect([5n, -5n, 4n, -4n].map((dividend) => rounded(dividend, 2n))).toEqual([3n, -3n, 2n, -2n])
  expect([1n, -1n].map((dividend) => rounded(dividend, 3n))).toEqual([0n, 0n])
})
