import { expect, test } from 'vitest'
import { repeatedNames } from './repeated-names.ts'

test('only names that stand more than once are told', () => {
  const items = ['Celadon', 'Tenmoku', 'Celadon', 'Shino', 'Celadon'].map((name) => ({ name }))
  expect([...repeatedNames(items)]).toEqual(['Celadon'])
  expect(repeatedNames([]).size).toBe(0)
})
