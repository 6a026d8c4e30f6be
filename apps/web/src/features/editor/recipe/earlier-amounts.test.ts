import type { Component } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { earlierAmounts, takenOut, wasOf } from './earlier-amounts.ts'

const line = (id: number | null, name: string, percentageAmount: number): Component => ({
  material: {
    id,
    name,
    kind: 'primitive',
    isArchived: false,
    materialTypeId: null,
  },
  percentageAmount,
  isAdditional: false,
})
const row = (id: number, name: string) => ({
  key: id,
  text: name,
  material: { id, name },
  amount: '1',
  isAdditional: false,
})

const earlier = earlierAmounts([
  line(1, 'Silica', 30),
  line(2, 'Whiting', 20),
  line(1, 'Silica', 5),
  line(null, 'Secret', 10),
])

test('a row knows what there was of its material', () => {
  expect(wasOf(earlier, row(1, 'Silica'))).toBe(35)
  expect(wasOf(earlier, row(3, 'Talc'))).toBe(0)
  expect(wasOf(earlier, { key: 1, text: 'Sil', amount: '', isAdditional: false })).toBeUndefined()
})

test('what no row holds was taken out', () => {
  expect(takenOut(earlier, [row(1, 'Silica')])).toEqual([{ name: 'Whiting', amount: 20 }])
  expect(takenOut(earlier, [row(1, 'Silica'), row(2, 'Whiting')])).toEqual([])
})
