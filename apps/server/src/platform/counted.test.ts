import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one of something is told in the singular, none and several are not', () => {
  expect([0, 1, 2].map((count) => counted(count, 'recipe'))).toEqual([
    '0 recipes',
    '1 recipe',
    '2 recipes',
  ])
  expect([1, 2].map((count) => counted(count, 'analysis', 'analyses'))).toEqual([
    '1 analysis',
    '2 analyses',
  ])
})
