import { expect, it, test } from 'vitest'
import { parseList, storeList } from './stored-workbench.ts'
import type { NewItem, WorkbenchItem } from './workbench-item.ts'
import { addDrafts, addItems, beginMode, changeItem, EMPTY_WORKBENCH } from './workbench.ts'

const line = (materialId: number | null, name: string, amount: number, isAdditional = false) => ({
  materialId,
  name,
  amount,
  isAdditional,
})
const saved: WorkbenchItem = {
  id: 7,
  name: 'Leach 4321',
  kind: 'recipe',
  lines: [line(1, 'Silica', 70), line(null, 'Private', 30), line(2, 'Rutile', 4, true)],
}
const blended: NewItem = {
  name: '50% A / 50% B',
  kind: 'recipe',
  lines: [line(1, 'Silica', 33.334), line(2, 'Rutile', 66.666)],
  code: 'B3',
  target: { name: 'Leach 4321', moles: { SiO2: 3.7, CaO: 0.7 } },
  clientKey: 'b7a7c9e0-0000-4000-8000-000000000000',
}

it('comes back as it was, with what is under way', () => {
  const list = changeItem(
    beginMode(
      beginMode(addDrafts(addItems(EMPTY_WORKBENCH, [saved]), [blended]), 'edit', 7),
      'target',
      -1,
    ),
    7,
    { name: 'Half done' },
  )
  expect(parseList(JSON.parse(JSON.stringify(storeList(list))))).toEqual(list)
})

test.each([null, 'text', [], { items: 7 }, { ...storeList(EMPTY_WORKBENCH), items: [{ id: 1 }] }])(
  'takes %j as an empty list',
  (value) => {
    expect(parseList(value)).toEqual(EMPTY_WORKBENCH)
  },
)

it('mends what does not fit together', () => {
  const whole = storeList(beginMode(addItems(EMPTY_WORKBENCH, [saved]), 'edit', 7))
  const list = parseList({
    ...whole,
    ingredients: whole.ingredients.slice(0, 1),
    items: [...whole.items, ...whole.items],
    modes: { edit: [7, 7, 99], target: [], metadata: [] },
    originals: [],
  })
  expect(list.items).toEqual([{ ...saved, lines: [line(1, 'Silica', 70)] }])
  expect(list.modes.edit).toEqual([7])
  expect(list.originals).toEqual(list.items)
})

test('the largest blend of long recipes stays below a hundred kilobytes', () => {
  const lines = Array.from({ length: 12 }, (_, at) => line(15_000 + at, `Material ${at}`, 8.333))
  const points = Array.from({ length: 400 }, (_, at): NewItem => {
    return { name: `Biaxial blend ${at}`, kind: 'recipe', lines, code: `T${at}` }
  })
  const text = JSON.stringify(storeList(addDrafts(EMPTY_WORKBENCH, points)))
  expect(text.length).toBeLessThan(100 * 1024)
})
