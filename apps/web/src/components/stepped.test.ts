import { expect, it } from 'vitest'
import { stepped } from './stepped.ts'

it.each([
  ['12,5', 1, 0.1, '12,6'],
  ['12.5', -1, 0.1, '12.4'],
  ['12.34', 1, 0.1, '12.44'],
  ['0.3', -10, 0.1, '0.0'],
  ['', 1, 0.001, '0.001'],
  ['6', 1, 0.001, '6.001'],
  ['a lot', 1, 0.1, '0.1'],
])('%j by %d steps of %d is %j, and never below 0', (text, steps, step, expected) => {
  expect(stepped(text, steps, step, 0)).toBe(expected)
})
