import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { NewItem, WorkbenchItem } from './workbench-item.ts'
import {
  addDrafts,
  addItems,
  beginMode,
  cancelMode,
  changeItem,
  clearTransient,
  EMPTY_WORKBENCH,
  isInAnyMode,
  refreshList,
  removeItem,
  saveItem,
  CARD_MODES,
  type Workbench,
} from './workbench.ts'

const item = (id: number, name = `Recipe ${id}`): WorkbenchItem => ({
  id,
  name,
  kind: 'recipe',
  lines: [{ materialId: 1, name: 'Silica', amount: 100, isAdditional: false }],
})
const draft = (name: string): NewItem => ({ name, kind: 'recipe', lines: [] })
const ids = (list: Workbench) => list.items.map(({ id }) => id)
const nameOf = (list: Workbench, id: number) => list.items.find((one) => one.id === id)?.name

const three = addItems(EMPTY_WORKBENCH, [item(7), item(3), item(5)])

describe('order', () => {
  it('is that of adding; what lies there already stays as it is', () => {
    expect(ids(three)).toEqual([7, 3, 5])
    const again = addItems(three, [item(3, 'Another'), item(9)])
    expect(ids(again)).toEqual([7, 3, 5, 9])
    expect(nameOf(again, 3)).toBe('Recipe 3')
    expect(addItems(three, [item(7)])).toBe(three)
  })

  it('of drafts goes down from -1, and no number is given twice', () => {
    const drafted = addDrafts(three, [draft('A'), draft('B')])
    expect(ids(drafted)).toEqual([7, 3, 5, -1, -2])
    const left = removeItem(removeItem(drafted, -1), -2)
    expect(ids(addDrafts(left, [draft('C')]))).toEqual([7, 3, 5, -3])
  })
})

describe('modes', () => {
  it('several cards are in several modes at once', () => {
    const list = beginMode(beginMode(beginMode(three, 'edit', 7), 'target', 5), 'metadata', 7)
    expect(list.modes).toEqual({ edit: [7], target: [5], metadata: [7] })
    expect(list.originals.map(({ id }) => id)).toEqual([7, 5])
    expect(beginMode(list, 'edit', 7)).toBe(list)
    expect(beginMode(list, 'edit', 99)).toBe(list)
  })

  it('saving replaces the card in its place', () => {
    const list = changeItem(beginMode(three, 'edit', 3), 3, { name: 'Half done' })
    const saved = saveItem(list, 'edit', 3, item(3, 'Done'))
    expect(ids(saved)).toEqual([7, 3, 5])
    expect(nameOf(saved, 3)).toBe('Done')
    expect(isInAnyMode(saved, 3)).toBe(false)
    expect(saved.originals).toEqual([])
  })

  it('cancel restores the original', () => {
    const list = changeItem(beginMode(three, 'edit', 3), 3, { name: 'Half done', lines: [] })
    expect(cancelMode(list, 'edit', 3)).toEqual(three)
  })

  it('cancelling one of two leaves the other one and its original', () => {
    const both = beginMode(beginMode(three, 'edit', 3), 'metadata', 3)
    const one = cancelMode(changeItem(both, 3, { name: 'Half done' }), 'metadata', 3)
    expect(one.modes.edit).toEqual([3])
    expect(nameOf(one, 3)).toBe('Half done')
    expect(cancelMode(one, 'edit', 3)).toEqual(three)
  })

  it('what was saved in one is what cancelling the other goes back to', () => {
    const both = beginMode(beginMode(three, 'edit', 3), 'metadata', 3)
    const saved = saveItem(both, 'metadata', 3, item(3, 'Renamed'))
    expect(saved.modes.edit).toEqual([3])
    expect(nameOf(cancelMode(saved, 'edit', 3), 3)).toBe('Renamed')
  })

  it('cancel removes a draft, save puts the saved item in its place', () => {
    const list = beginMode(addDrafts(three, [draft('A'), draft('B')]), 'edit', -1)
    expect(ids(cancelMode(list, 'edit', -1))).toEqual([7, 3, 5, -2])
    const saved = saveItem(beginMode(list, 'target', -1), 'edit', -1, item(40))
    expect(ids(saved)).toEqual([7, 3, 5, 40, -2])
    expect(saved).toMatchObject({ modes: { edit: [], target: [] }, originals: [] })
  })

  it('an item saved that lies there already is there once', () => {
    const list = addDrafts(three, [draft('A')])
    expect(ids(saveItem(list, 'edit', -1, item(5, 'Again')))).toEqual([7, 3, 5])
  })

  it('clearing ends all of them, and unsaved items are gone', () => {
    const list = beginMode(addDrafts(three, [draft('A')]), 'target', -1)
    const changed = changeItem(beginMode(list, 'edit', 3), 3, { name: 'Half done' })
    expect(clearTransient(changed)).toEqual({ ...three, lastDraftId: -1 })
  })
})

describe('refreshing from a query', () => {
  it('takes what is new, drops what is no longer returned, keeps drafts', () => {
    const list = addDrafts(three, [draft('A')])
    const fresh = refreshList(list, [item(3, 'Renamed'), item(7), item(8)])
    expect(ids(fresh)).toEqual([7, 3, -1, 8])
    expect(nameOf(fresh, 3)).toBe('Renamed')
  })

  it('merges into what is being edited, and cancel then goes back to what is new', () => {
    const edited = changeItem(beginMode(three, 'edit', 3), 3, { lines: [] })
    const fresh = refreshList(edited, [item(7), item(3, 'Renamed'), item(5)])
    expect(fresh.items[1]).toMatchObject({ name: 'Renamed', lines: [] })
    expect(cancelMode(fresh, 'edit', 3).items[1]).toEqual(item(3, 'Renamed'))
  })

  it('keeps what is being edited even when it is no longer returned', () => {
    const edited = beginMode(three, 'metadata', 3)
    expect(ids(refreshList(edited, [item(7)]))).toEqual([7, 3])
  })
})

test('whatever is done, modes and originals belong to items that are there', () => {
  const id = fc.integer({ min: -4, max: 4 }).filter((one) => one !== 0)
  const mode = fc.constantFrom(...CARD_MODES)
  const step = fc.oneof(
    fc.tuple(mode, id).map(
      ([m, i]) =>
        (list: Workbench) =>
          beginMode(list, m, i),
    ),
    fc.tuple(mode, id).map(
      ([m, i]) =>
        (list: Workbench) =>
          cancelMode(list, m, i),
    ),
    fc.tuple(mode, id, fc.integer({ min: 1, max: 4 })).map(
      ([m, i, to]) =>
        (list: Workbench) =>
          saveItem(list, m, i, item(i > 0 ? i : to)),
    ),
    id.map((i) => (list: Workbench) => changeItem(list, i, { name: 'Changed' })),
    id.map((i) => (list: Workbench) => removeItem(list, i)),
    fc.constant((list: Workbench) => addDrafts(list, [draft('New')])),
    fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map(
      (some) => (list: Workbench) =>
        refreshList(
          list,
          some.map((i) => item(i)),
        ),
    ),
    fc.constant(clearTransient),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const list = steps.reduce((before, next) => next(before), three)
      const there = ids(list)
      expect(new Set(there).size).toBe(there.length)
      const changed = new Set(CARD_MODES.flatMap((one) => list.modes[one]))
      expect(there).toEqual(expect.arrayContaining([...changed]))
      expect(new Set(list.originals.map((one) => one.id))).toEqual(changed)
      const cleared = clearTransient(list)
      expect(cleared.items.every((one) => one.id > 0)).toBe(true)
      expect(CARD_MODES.flatMap((one) => cleared.modes[one])).toEqual([])
    }),
  )
})
