import { expect, test } from 'vitest'
import { nextChoice } from './menu-keys.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, undefined],
])('%s at choice %i of three leads to %s', (key, at, next) => {
  expect(nextChoice(key, at, 3)).toBe(next)
})

test('a menu without choices stays where it is', () => {
  expect(nextChoice('ArrowDown', -1, 0)).toBeUndefined()
})
