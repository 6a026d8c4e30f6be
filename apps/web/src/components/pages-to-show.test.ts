import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test('few pages are all shown', () => {
  expect(pagesToShow(1, 3)).toEqual([1, 2, 3])
  expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages leave gaps, but never a gap of a single page', () => {
  expect(pagesToShow(1, 40)).toEqual([1, 2, null, 40])
  expect(pagesToShow(20, 40)).toEqual([1, null, 19, 20, 21, null, 40])
  expect(pagesToShow(4, 40)).toEqual([1, 2, 3, 4, 5, null, 40])
})

test('a page beyond the end still shows where the list ends', () => {
  expect(pagesToShow(9, 3)).toEqual([1, 2, 3])
})
