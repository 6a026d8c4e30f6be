import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { WEIGHT_UNITS } from '../lookups/lookups.ts'
import { convertPrice, isPositivePrice, parsePrice } from './price.ts'

test.each([
  ['12.50', '12.5'],
  [' 1,250.50 ', '1250.5'],
  ['1 250', '1250'],
  ['1’250.50', '1250.5'],
  ['1.250,50', '1250.5'],
  ['1,250,000', '1250000'],
  ['1.250', '1.25'],
  ['3,50', '3.5'],
  [',5', '0.5'],
  ['007', '7'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['0', '0'],
  ['0.00', '0'],
  ['9999999999.12345678901234567891', '9999999999.12345678901234567891'],
])('%j is the price %s', (text, price) => {
  expect(parsePrice(text)).toEqual({ ok: true, value: price })
})

test.each(['.', '-5', '+5', '1e3', '5 kg', '1.2.3', '3,5,0', '1.25,5.0', '12,34.5', ',', 'NaN'])(
  '%j is no price',
  (text) => {
    expect(parsePrice(text)).toEqual({ ok: false, error: 'invalidPrice' })
  },
)

test.each(['12345678901', '0.123456789012345678901'])('%j has too many digits', (text) => {
  expect(parsePrice(text)).toEqual({ ok: false, error: 'tooManyDigits' })
})

test('a price that may be either of two is one where the comma is known', () => {
  expect(parsePrice('1,250')).toEqual({ ok: false, error: 'unclear' })
  expect(parsePrice('1,250', 'decimal')).toEqual({ ok: true, value: '1.25' })
  expect(parsePrice('1,250', 'thousands')).toEqual({ ok: true, value: '1250' })
})

test.each(['', '   '])('%j is nothing typed', (text) => {
  expect(parsePrice(text)).toEqual({ ok: false, error: 'empty' })
})

test('more than nothing', () => {
  expect(['0', '0.0', '0.01', '10'].map(isPositivePrice)).toEqual([false, false, true, true])
})

describe('a price by another unit', () => {
  it.each([
    ['0.0125', 'grams', 'kilograms', '12.5'],
    ['12.5', 'kilograms', 'grams', '0.0125'],
    ['12.50', 'pounds', 'kilograms', '27.55780525229721864583'],
    ['1', 'kilograms', 'pounds', '0.453592'],
    ['1', 'kilograms', 'ounces', '0.0283495'],
    ['16', 'pounds', 'ounces', '1'],
    ['0', 'ounces', 'grams', '0'],
    ['9999999999', 'grams', 'kilograms', '9999999999000'],
  ] as const)('%s by %s is %s: %s', (price, from, to, expected) => {
    expect(convertPrice(price, from, to)).toBe(expected)
  })

  it('comes back, but for the last of twenty decimals', () => {
    const units = fc.constantFrom(...WEIGHT_UNITS.map(({ id }) => id))
    const prices = fc
      .tuple(fc.nat({ max: 99_999 }), fc.nat({ max: 9_999 }))
      .map(([whole, parts]) => `${whole}.${String(parts).padStart(4, '0')}`)
    fc.assert(
      fc.property(prices, units, units, (price, from, to) => {
        const back = convertPrice(convertPrice(price, from, to), to, from)
        expect(Math.abs(Number(back) - Number(price))).toBeLessThan(1e-11)
        expect(convertPrice(price, from, from)).toBe(
          parsePrice(price).ok ? String(Number(price)) : price,
        )
      }),
    )
  })
})
