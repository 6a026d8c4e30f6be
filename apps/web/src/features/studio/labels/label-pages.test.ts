import { expect, test } from 'vitest'
import { copiesOf, labelPages, LABELS_MAX } from './label-pages.ts'

const items = [{ id: 1 }, { id: 2 }]

test('every item has its copies, some have a number of their own, also none', () => {
  const ids = (own: Record<string, number>) => copiesOf(items, 2, own).map(({ id }) => id)
  expect(ids({})).toEqual([1, 1, 2, 2])
  expect(ids({ 1: 3 })).toEqual([1, 1, 1, 2, 2])
  expect(ids({ 2: 0 })).toEqual([1, 1])
})

test('so many labels at most are made at once', () => {
  expect(copiesOf(items, LABELS_MAX, {})).toHaveLength(LABELS_MAX)
})

test('labels fill page after page', () => {
  expect(labelPages(['a', 'b', 'c', 'd', 'e'], 2, 0)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(labelPages([], 2, 0)).toEqual([])
})

test('a sheet that was begun is gone on with', () => {
  expect(labelPages(['a', 'b', 'c'], 4, 2)).toEqual([[undefined, undefined, 'a', 'b'], ['c']])
  expect(labelPages(['a'], 4, 3)).toEqual([[undefined, undefined, undefined, 'a']])
})
