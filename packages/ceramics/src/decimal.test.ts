import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal } from './decimal.ts'

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 2 ', 2],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['5,', 5],
  ['-0,5', -0.5],
  ['−3', -3],
  ['+3', 3],
  ['1,234', 1.234],
  ['1.234', 1.234],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1,234,567.8', 1234567.8],
  ['1\u202f234,5', 1234.5],
  ["1'234.5", 1234.5],
  ['1’234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1,234,567', 1234567],
  ['1.234.567', 1234567],
  ['1e-5', 0.00001],
  ['１２．５', 12.5],
  ['－０，５', -0.5],
])('%j is %d', (text, value) => {
  expect(parseDecimal(text)).toEqual({ ok: true, value })
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
  '1 000',
  '0x10',
  '1e999',
  'NaN',
  'Infinity',
  '-',
  ',',
])('%j is not a number', (text) => {
  expect(parseDecimal(text)).toEqual({ ok: false, error: 'notANumber' })
})

test('a number written with a comma is read back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const result = parseDecimal(String(number).replace('.', ','))
      expect(result.ok && result.value === number).toBe(true)
    }),
  )
})
