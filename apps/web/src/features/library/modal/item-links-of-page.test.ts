import { expect, test } from 'vitest'
import { besideItem } from './item-links-of-page.ts'

const items = [3, 1, 2].map((id) => ({ id, path: `/recipes/${id}` }))

test('the neighbours follow the order of the page', () => {
  expect(besideItem(items, 1)).toEqual({ previous: items[0], next: items[2] })
})

test('the ends of the list have one neighbour, a stranger has none', () => {
  expect(besideItem(items, 3).previous).toBeUndefined()
  expect(besideItem(items, 2).next).toBeUndefined()
  expect(besideItem(items, 9)).toEqual({ previous: undefined, next: undefined })
})
