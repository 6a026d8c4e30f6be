import { expect, test } from 'vitest'
import { idsBetween } from './range.ts'

test('a range runs either way and holds both ends', () => {
  expect(idsBetween([4, 7, 9, 2], 4, 9)).toEqual([4, 7, 9])
  expect(idsBetween([4, 7, 9, 2], 2, 7)).toEqual([7, 9, 2])
})

test('without a start on this page the range is the one item', () => {
  expect(idsBetween([4, 7], undefined, 7)).toEqual([7])
  expect(idsBetween([4, 7], 99, 7)).toEqual([7])
})
