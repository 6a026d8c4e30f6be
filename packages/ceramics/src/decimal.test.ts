import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Comma, meaningsOf, parseDecimal, parseDigits, withDecimalSign } from './decimal.ts'

const EVERY_COMMA: readonly Comma[] = ['decimal', 'thousands', 'unclear']

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 2 ', 2],
  ['.5', 0.5],
  [',5', 0.5],
  [',125', 0.125],
  ['5.', 5],
  ['5,', 5],
  ['-0,5', -0.5],
  ['−3', -3],
  ['+3', 3],
  ['0,125', 0.125],
  ['01,125', 1.125],
  ['1,23', 1.23],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
  ['1.234', 1.234],
  ['1.234,5', 1234.5],
  ['1.234,567', 1234.567],
  ['1,234.5', 1234.5],
  ['1,234.567', 1234.567],
  ['1,234,567.8', 1234567.8],
  ['1 500', 1500],
  ['1\u00a0500', 1500],
  ['1\u202f500', 1500],
  ['1\u2009500', 1500],
  ['-12 500', -12500],
  ['1 234 567', 1234567],
  ['1\u202f234,5', 1234.5],
  ["1'500", 1500],
  ['1’500', 1500],
  ["1'234.5", 1234.5],
  ['1’234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1 234,567', 1234.567],
  ['1,234,567', 1234567],
  ['1.234.567', 1234567],
  ['1e-5', 0.00001],
  ['1,234e-7', 1.234e-7],
  ['１２．５', 12.5],
  ['－０，５', -0.5],
])('%j is %d, whatever the comma is elsewhere', (text, value) => {
  for (const comma of EVERY_COMMA) {
    expect(parseDecimal(text, comma)).toEqual({ ok: true, value })
  }
})

test.each(['', '   ', '\t'])('%j is empty', (text) => {
  expect(parseDecimal(text)).toEqual({ ok: false, error: 'empty' })
})

test.each([
  'some',
  '12g',
  '1,2,3',
  '1.2.3',
  '1,23.4',
  '1,234.567.8',
  '1 50',
  '1 5000',
  '1 500 20',
  '1234 500',
  '0 500',
  '1  500',
  "1'500 000",
  '0,123,456',
  '0x10',
  '1e999',
  'NaN',
  'Infinity',
  '-',
  ',',
])('%j is not a number', (text) => {
  for (const comma of EVERY_COMMA) {
    expect(parseDecimal(text, comma)).toEqual({ ok: false, error: 'notANumber' })
  }
})

test.each([
  ['1,200', 1200, 1.2],
  [' 12,345 ', 12345, 12.345],
  ['999,999', 999999, 999.999],
  ['-1,200', -1200, -1.2],
  ['−1,200', -1200, -1.2],
  ['１，２００', 1200, 1.2],
])('%j is %d or %d, and refused where neither is known', (text, thousands, decimal) => {
  expect(parseDecimal(text)).toEqual({ ok: false, error: 'unclear' })
  expect(parseDecimal(text, 'thousands')).toEqual({ ok: true, value: thousands })
  expect(parseDecimal(text, 'decimal')).toEqual({ ok: true, value: decimal })
  expect(meaningsOf(text)).toEqual({ thousands, decimal })
})

test.each(['1.200', '0,200', '1,20', '1,2000', '1,200.0', '1 200', '1200', '', 'some'])(
  '%j has no two meanings',
  (text) => {
    expect(meaningsOf(text)).toBeUndefined()
  },
)

test('the digits of a number are exact', () => {
  expect(parseDigits('1.250,50')).toEqual({ ok: true, value: '1250.50' })
  expect(parseDigits('1 500')).toEqual({ ok: true, value: '1500' })
})

test('a number written with any sign is read without knowing which it is', () => {
  expect(withDecimalSign('12.5', ',')).toBe('12,5')
  expect(withDecimalSign('1.125', ',')).toBe('1.125')
  expect(withDecimalSign('1.125', '.')).toBe('1.125')
  const numbers = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(numbers, fc.constantFrom('.', ','), (number, sign) => {
      const read = parseDecimal(withDecimalSign(String(number), sign))
      expect(read.ok && read.value === number).toBe(true)
    }),
  )
})

test('a number written with a decimal comma is read back where that is the sign', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const result = parseDecimal(String(number).replace('.', ','), 'decimal')
      expect(result.ok && result.value === number).toBe(true)
    }),
  )
})

test('what is written with a comma is read as it is meant or not at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (thousandths) => {
      const number = thousandths / 1000
      const result = parseDecimal(number.toFixed(3).replace('.', ','))
      expect(result.ok ? result.value : number).toBe(number)
    }),
  )
})

test('whatever stands between thousands, the number is the same or refused', () => {
  const signs = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', "'", '’', ',', '.')
  const decimals = fc.constantFrom('', '5', '25', '125', '1250')
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 999_999_999 }),
      signs,
      decimals,
      (whole, sign, end) => {
        const groups = String(whole).replace(/(?<=\d)(?=(?:\d{3})+$)/g, sign)
        const point = sign === '.' ? ',' : '.'
        const text = end === '' ? groups : `${groups}${point}${end}`
        const value = Number(end === '' ? whole : `${whole}.${end}`)
        const isLone = end === '' && whole < 1_000_000
        const expected =
          isLone && sign === ','
            ? { ok: false, error: 'unclear' }
            : { ok: true, value: isLone && sign === '.' ? whole / 1000 : value }
        expect(parseDecimal(text)).toEqual(expected)
      },
    ),
  )
})
