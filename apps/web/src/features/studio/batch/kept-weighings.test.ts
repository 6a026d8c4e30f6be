import { expect, test } from 'vitest'
import {
  batchKey,
  type KeptWeighing,
  parseKeptWeighings,
  weighingOf,
  withWeighing,
} from './kept-weighings.ts'

const kept: KeptWeighing = {
  recipeId: 7,
  batch: 'a',
  weighed: [2, 0],
  tare: '85',
  tares: { 1: '40' },
}

test('a weighing is read as it was written', () => {
  expect(parseKeptWeighings(JSON.parse(JSON.stringify([kept])))).toEqual([kept])
})

test.each([null, 'x', {}, [null, 5, { recipeId: '7', batch: 'a' }]])(
  '%o counts as nothing stored',
  (stored) => {
    expect(parseKeptWeighings(stored)).toEqual([])
  },
)

test('what does not fit is left out', () => {
  const stored = {
    recipeId: 7,
    batch: 'a',
    weighed: [1, 1, -1, 0.5, 'x', 100],
    tare: 85,
    tares: { 0: 5, x: '1', 3: '1234567890123' },
  }
  expect(parseKeptWeighings([stored])).toEqual([
    { recipeId: 7, batch: 'a', weighed: [1], tare: '', tares: { 3: '1234567890' } },
  ])
})

test('of another batch nothing is weighed, but the containers are the same', () => {
  expect(weighingOf([kept], 7, 'a')).toEqual(kept)
  expect(weighingOf([kept], 7, 'b')).toEqual({ ...kept, batch: 'b', weighed: [] })
  expect(weighingOf([kept], 8, 'a')).toMatchObject({ recipeId: 8, weighed: [], tare: '' })
})

test('a recipe has one weighing, the last comes first, thirty are kept', () => {
  const others = Array.from({ length: 30 }, (_, index) => ({ ...kept, recipeId: 100 + index }))
  const all = withWeighing(withWeighing(others, kept), { ...kept, weighed: [2, 0, 1] })
  expect(all).toHaveLength(30)
  expect(all[0]).toMatchObject({ recipeId: 7, weighed: [2, 0, 1] })
})

test('a batch is another one with another size, unit or amount', () => {
  const lines = [{ key: '#1', amount: 40 }]
  const keys = [
    batchKey(lines, 500, 'grams'),
    batchKey(lines, 501, 'grams'),
    batchKey(lines, 500, 'ounces'),
    batchKey([{ key: '#1', amount: 41 }], 500, 'grams'),
    batchKey([{ key: '#2', amount: 40 }], 500, 'grams'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(batchKey(lines, 500, 'grams')).toBe(keys[0])
})
