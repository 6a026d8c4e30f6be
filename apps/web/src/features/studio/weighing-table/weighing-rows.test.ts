import { expect, test } from 'vitest'
import { weighingTable } from './weighing-rows.ts'

const line = (materialId: number | null, name: string, amount: number, isAdditional = false) => ({
  materialId,
  name,
  amount,
  isAdditional,
})

test('each recipe has its row, each ingredient its column, for a base of the same weight', () => {
  const table = weighingTable(
    [
      { id: -1, name: 'A', code: 'A1', lines: [line(1, 'Silica', 30), line(2, 'Whiting', 20)] },
      {
        id: -2,
        name: 'B',
        lines: [line(2, 'Whiting', 98), line(1, 'Silica', 2), line(2, 'Whiting', 4, true)],
      },
    ],
    200,
  )
  expect(table.ingredients.map(({ name }) => name)).toEqual(['Silica', 'Whiting'])
  expect(table.rows.map(({ weights, total }) => [...weights, total])).toEqual([
    [120, 80, 200],
    [4, 204, 208],
  ])
  expect(table.totals).toEqual([124, 284])
})

test('what a recipe does not hold is blank, not 0; a recipe without a base weighs nothing', () => {
  const table = weighingTable(
    [
      { id: 1, name: 'A', lines: [line(1, 'Silica', 100)] },
      { id: 2, name: 'B', lines: [line(null, 'Private', 3, true)] },
      { id: 3, name: 'C', lines: [] },
    ],
    100,
  )
  expect(table.rows.map(({ weights }) => weights)).toEqual([
    [100, null],
    [null, 0],
    [null, null],
  ])
})
