import { expect, test } from 'vitest'
import { comparedParts } from './compared-parts.ts'

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('a comparison that is drawn whole has no parts', () => {
  expect(comparedParts([], 1)).toEqual([])
  expect(comparedParts(idsTo(16), 1)).toEqual([])
})

test('a wide one falls into parts that are drawn whole, each beside the reference', () => {
  const parts = comparedParts(idsTo(40), 3)
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [1, 15],
    [16, 30],
    [31, 39],
  ])
  for (const { ids } of parts) {
    expect(ids[0]).toBe(3)
    expect(ids.length).toBeLessThanOrEqual(16)
  }
  expect(parts.flatMap(({ ids }) => ids.slice(1))).toEqual(idsTo(40).filter((id) => id !== 3))
})
