import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

test('figures follow the language', () => {
  expect(formatsOf('en').fixed(1234.5, 2)).toBe('1,234.50')
  expect(formatsOf('de').fixed(1234.5, 2)).toBe('1.234,50')
  expect(formatsOf('en').number(40)).toBe('40')
  expect(formatsOf('en').number(2.5, 2)).toBe('2.5')
})

test('a figure that rounds to zero has no sign', () => {
  expect(formatsOf('en').fixed(-0.001, 2)).toBe('0.00')
  expect(formatsOf('en').fixed(-0.01, 2)).toBe('-0.01')
})

test('a day is the day in UTC wherever it is read', () => {
  expect(formatsOf('en').date('2024-02-29T23:59:59Z')).toBe('Feb 29, 2024')
})

test('formatters are shared', () => {
  expect(formatsOf('en')).toBe(formatsOf('en'))
})

test('figures have the places that are preferred, formulas at least two', () => {
  expect(formatsOf('en')).toMatchObject({ decimals: 2, fineDecimals: 2 })
  expect(formatsOf('en', 0)).toMatchObject({ decimals: 0, fineDecimals: 2 })
  expect(formatsOf('en', 4)).toMatchObject({ decimals: 4, fineDecimals: 4 })
})
