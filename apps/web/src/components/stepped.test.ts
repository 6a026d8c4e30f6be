import { expect, it } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { stepped } from './stepped.ts'

const { typed } = formatsOf('en')

it.each([
  ['12,5', 1, 0.1, '12,6'],
  ['12.5', -1, 0.1, '12.4'],
  ['12.34', 1, 0.1, '12.44'],
  ['0.3', -10, 0.1, '0.0'],
  ['', 1, 0.001, '0.001'],
  ['6', 1, 0.001, '6.001'],
  ['a lot', 1, 0.1, '0.1'],
  ['1,234.5', 1, 0.1, '1234.6'],
  ['1,234,567', 1, 1, '1234568'],
  ['１２．５５', 1, 0.1, '12.65'],
  ['1 500', 1, 1, '1501'],
  ['1,12', 1, 0.005, '1.125'],
  ['1,200', 1, 1, '1,200'],
])('%j by %d steps of %d is %j, and never below 0', (text, steps, step, expected) => {
  expect(stepped(text, steps, { step, min: 0, typed })).toBe(expected)
})

it('takes the sign that was typed, and that of the language where none was', () => {
  const german = { step: 0.1, typed: formatsOf('de').typed }
  expect(stepped('12', 1, german)).toBe('12,1')
  expect(stepped('', 1, german)).toBe('0,1')
  expect(stepped('12.5', 1, german)).toBe('12.6')
  expect(stepped('12,5', 1, german)).toBe('12,6')
})
