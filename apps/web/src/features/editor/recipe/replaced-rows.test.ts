import { expect, it } from 'vitest'
import type { EditorRow } from './editor-rows.ts'
import { replacedRows } from './replaced-rows.ts'

function row(key: number, id: number, amount: string, isAdditional = false): EditorRow {
  const name = `Material ${id}`
  return { key, text: name, material: { id, name }, amount, isAdditional }
}

const line = (materialId: number, amount: number, isAdditional = false) => ({
  materialId,
  name: `Material ${materialId}`,
  amount,
  isAdditional,
})

it('what stands for a material is where that was, and the others keep their places', () => {
  const unknown: EditorRow = { key: 9, text: 'Grandma’s ash', amount: '5', isAdditional: false }
  const rows = [row(1, 11, '40'), row(2, 12, '30'), unknown, row(3, 13, '2', true)]
  const lines = [line(12, 28), line(21, 41), line(22, 31), line(13, 1.5, true)]
  expect(replacedRows(rows, 11, lines, String).map(({ text, amount }) => [text, amount])).toEqual([
    ['Material 21', '41'],
    ['Material 22', '31'],
    ['Material 12', '28'],
    ['Grandma’s ash', '5'],
    ['Material 13', '1.5'],
    ['', ''],
  ])
})

it('keys are told apart, and what is not needed any more leaves', () => {
  const rows = [row(1, 11, '40'), row(2, 12, '30'), row(3, 12, '3', true), row(4, 13, '27')]
  const next = replacedRows(rows, 11, [line(12, 60), line(21, 40)], String)
  expect(new Set(next.map(({ key }) => key)).size).toBe(next.length)
  expect(next.map(({ material, amount }) => [material?.id, amount])).toEqual([
    [21, '40'],
    [12, '60'],
    [undefined, ''],
  ])
})
