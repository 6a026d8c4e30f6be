import { OFFERED_LANGUAGES } from './languages.ts'
import { numberSigns } from './number-signs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

const MOST_PLACES = 6

/** Weights of a batch and percents of a trace, halves among them. */
const values = fc.oneof(
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.double({ min: -1000, max: 1000, noNaN: true }),
  fc.constantFrom(0, -0, Infinity, -Infinity),
  fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 7 }))
    .map(([count, places]) => Number(`${count}e-${places}`)),
)

test.each(OFFERED_LANGUAGES)('in %s a number is written as by the platform', (language) => {
  const signs = numberSigns(language)
  const span = fc
    .tuple(fc.nat(MOST_PLACES), fc.nat(MOST_PLACES))
    .map(([a, b]) => [a, a + b] as const)
  fc.assert(
    fc.property(values, span, (value, [least, most]) => {
      const format = new Intl.NumberFormat(language, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        signDisplay: 'negative',
      })
      expect(numberText(value, least, most, signs)).toBe(format.format(value).replace('-', '−'))
    }),
    { numRuns: 500 },
  )
})

test.each([
  [0, 2, 2, '0.00'],
  [-0.001, 2, 2, '0.00'],
  [-0.005, 2, 2, '−0.01'],
  [1.005, 2, 2, '1.01'],
  [0.5, 0, 0, '1'],
  [9.995, 2, 2, '10.00'],
  [999_999.5, 0, 0, '1,000,000'],
  [1e-7, 0, 6, '0'],
  [5e-7, 0, 6, '0.000001'],
  [1234.5, 0, 3, '1,234.5'],
  [1e21, 0, 0, '1,000,000,000,000,000,000,000'],
])('%d with %d to %d places is %s', (value, least, most, text) => {
  expect(numberText(value, least, most, numberSigns('en'))).toBe(text)
})

test('four figures stand together where the language writes them so', () => {
  const spanish = numberSigns('es')
  expect([1234, 12_345].map((value) => numberText(value, 0, 0, spanish))).toEqual([
    '1234',
    '12.345',
  ])
})
