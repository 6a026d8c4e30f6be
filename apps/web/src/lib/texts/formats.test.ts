import { parseDecimal } from '@glazy/ceramics/decimal'
import { ok } from '@glazy/ceramics/result'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatsOf, writtenDecimals } from './formats.ts'

test('figures follow the language', () => {
  expect(formatsOf('en').fixed(1234.5, 2)).toBe('1,234.50')
  expect(formatsOf('de').fixed(1234.5, 2)).toBe('1.234,50')
  expect(formatsOf('en').number(40)).toBe('40')
  expect(formatsOf('en').number(2.5, 2)).toBe('2.5')
})

test('a figure that rounds to zero has no sign', () => {
  expect(formatsOf('en').fixed(-0.001, 2)).toBe('0.00')
  expect(formatsOf('en').fixed(-0.01, 2)).toBe('−0.01')
})

test.each(OFFERED_LANGUAGES)(
  'in %s a figure below zero has a minus, which reads as a number',
  (language) => {
    const { fixed, number, signed, written } = formatsOf(language)
    const figures = [fixed(-1.5, 1), number(-1.5, 1), signed(-1.5, 1), written(-1.5)]
    expect(new Set(figures)).toEqual(new Set([`−${fixed(1.5, 1)}`]))
    expect(parseDecimal(figures[0] ?? '')).toEqual(ok(-1.5))
    expect(signed(1.5, 1)).toBe(`+${fixed(1.5, 1)}`)
  },
)

test('a day is the day in UTC wherever it is read', () => {
  expect(formatsOf('en').date('2024-02-29T23:59:59Z')).toBe('Feb 29, 2024')
})

test('what was made for one language and number of places is not given for another', () => {
  // Made at the first time, kept from then on.
  for (let time = 0; time < 2; time += 1) {
    expect(formatsOf('en', 1)).toMatchObject({ language: 'en', decimals: 1 })
    expect(formatsOf('de', 1)).toMatchObject({ language: 'de', decimals: 1 })
    expect(formatsOf('de', 3)).toMatchObject({ language: 'de', decimals: 3 })
    expect([formatsOf('en', 1).number(0.5, 1), formatsOf('de', 1).number(0.5, 1)]).toEqual([
      '0.5',
      '0,5',
    ])
  }
})

test('figures have the places that are preferred, formulas at least two', () => {
  expect(formatsOf('en')).toMatchObject({ decimals: 2, fineDecimals: 2 })
  expect(formatsOf('en', 0)).toMatchObject({ decimals: 0, fineDecimals: 2 })
  expect(formatsOf('en', 4)).toMatchObject({ decimals: 4, fineDecimals: 4 })
})

test.each([
  [33.4, 0, 0],
  [0.5, 0, 1],
  [0.25, 1, 2],
  [12.345, 2, 2],
  [0.003, 2, 3],
  [0.000_000_1, 2, 6],
  [0, 2, 2],
  [1 / 3, 4, 4],
])('the amount %d, written with %d places, has %d', (value, decimals, places) => {
  expect(writtenDecimals(value, decimals)).toBe(places)
})

test('an ingredient is written with the places it needs', () => {
  const { written } = formatsOf('en')
  expect([written(12), written(0.5), written(12.345), written(0.003)]).toEqual([
    '12',
    '0.5',
    '12.35',
    '0.003',
  ])
})

test('a number in a field has the decimal sign of the language and nothing between thousands', () => {
  expect(formatsOf('de').typed(1234.5)).toBe('1234,5')
  expect(formatsOf('en').typed(1234.5)).toBe('1234.5')
  expect(formatsOf('ru').typed('12.50')).toBe('12,50')
  expect(formatsOf('de').typed(1234)).toBe('1234')
})

test('in every language the number in a field is the number that is read from it', () => {
  expect(LANGUAGE_CODES).toHaveLength(18)
  const numbers = [fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()]
  for (const language of LANGUAGE_CODES) {
    fc.assert(
      fc.property(fc.oneof(...numbers), (value) => {
        const read = parseDecimal(formatsOf(language).typed(value))
        // Nobody types a zero with a sign, and it is the same number.
        expect(read.ok && read.value === value).toBe(true)
      }),
    )
  }
})

test('what is typed with a decimal comma is held so that no other language reads it differently', () => {
  const german = formatsOf('de')
  expect(german.typed(1.125)).toBe('1.125')
  expect(german.entered('1,125')).toBe('1.125')
  expect(german.shown('1.125')).toBe('1,125')
  // A point may stand between thousands there: what may be either is asked about.
  expect(german.entered('1.200')).toBe('1,200')
  expect(german.shown('1,200')).toBe('1.200')
  expect(german.entered('1，125')).toBe('1.125')
  for (const text of ['1,12', '12.5', '1.234,5', '1 200', '0,125', '', 'some']) {
    expect(german.entered(text)).toBe(text)
    expect(german.shown(text)).toBe(text)
  }
  for (const text of ['1,125', '1.125', '1,12', '1 200']) {
    expect(formatsOf('en').entered(text)).toBe(text)
    expect(formatsOf('en').shown(text)).toBe(text)
  }
})

test('in every language a figure of three decimals is shown with its sign and held without a doubt', () => {
  const thousandths = fc.integer({ min: 1, max: 999_999 })
  for (const language of LANGUAGE_CODES) {
    const { typed, entered, shown, fixed } = formatsOf(language)
    fc.assert(
      fc.property(thousandths, (figure) => {
        const text = typed((figure / 1000).toFixed(3))
        expect(shown(text)).toBe(fixed(figure / 1000, 3))
        expect(entered(shown(text))).toBe(text)
        expect(parseDecimal(text)).toEqual(ok(figure / 1000))
      }),
    )
  }
})

test('names stand in the order of the alphabet of the language', () => {
  const names = ['Zinc', 'Ärla', 'Glaze 10', 'Alumina', 'Glaze 9']
  const inOrder = (language: 'sv' | 'de') => names.toSorted(formatsOf(language).compare)
  expect(inOrder('sv')).toEqual(['Alumina', 'Glaze 9', 'Glaze 10', 'Zinc', 'Ärla'])
  expect(inOrder('de')).toEqual(['Alumina', 'Ärla', 'Glaze 9', 'Glaze 10', 'Zinc'])
})
