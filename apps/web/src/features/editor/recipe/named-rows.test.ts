import { expect, test } from 'vitest'
import { isBlank } from './editor-rows.ts'
import { rowsOfNamed, withAmounts } from './named-rows.ts'

const LINES = [
  { materialId: 1, name: 'Silica', amount: 60.5, isAdditional: false },
  { materialId: null, name: 'Hidden', amount: 39.5, isAdditional: false },
  { materialId: 2, name: 'Rutile', amount: 4, isAdditional: true },
]
const typed = (amount: number | string) => String(amount).replace('.', ',')

test('lines become rows, of which those that nobody knows have no material', () => {
  const rows = rowsOfNamed(LINES, typed)
  expect(rows.slice(0, 3)).toEqual([
    {
      key: 1,
      text: 'Silica',
      amount: '60,5',
      isAdditional: false,
      material: { id: 1, name: 'Silica' },
    },
    { key: 2, text: 'Hidden', amount: '39,5', isAdditional: false },
    {
      key: 3,
      text: 'Rutile',
      amount: '4',
      isAdditional: true,
      material: { id: 2, name: 'Rutile' },
    },
  ])
  expect(rows.slice(3).map(isBlank)).toEqual([true])
})

test('amounts that were found are written in; what came out as nothing leaves', () => {
  const found = [
    { key: 1, amount: 0 },
    { key: 2, amount: 95.5 },
  ]
  const rows = withAmounts(rowsOfNamed(LINES, typed), found, typed)
  expect(rows.map(({ text, amount }) => [text, amount])).toEqual([
    ['Hidden', '95,5'],
    ['Rutile', '4'],
    ['', ''],
  ])
})
