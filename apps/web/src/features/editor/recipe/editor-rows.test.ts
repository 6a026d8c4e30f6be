import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import {
  amountOf,
  changeRow,
  earlyProblemOf,
  type EditorRow,
  insertRows,
  isBlank,
  moveRow,
  normalised,
  problemOf,
  removeRow,
  rowsOf,
  rowsOfLines,
  submittedLines,
  totalsOf,
  withMatches,
  withSpareRow,
} from './editor-rows.ts'

const row = (key: number, changes: Partial<EditorRow> = {}): EditorRow => ({
  key,
  text: `Material ${key}`,
  material: { id: key, name: `Material ${key}` },
  amount: '10',
  isAdditional: false,
  ...changes,
})

const anyRows = fc
  .array(fc.record({ amount: fc.integer({ min: 1, max: 50_000 }), isAdditional: fc.boolean() }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((lines) =>
    lines.map(({ amount, isAdditional }, at) =>
      row(at + 1, { amount: String(amount / 100), isAdditional }),
    ),
  )

describe('rows', () => {
  it('end in exactly one blank row, whatever is done', () => {
    const rows = withSpareRow([])
    const filled = changeRow(rows, 1, { text: 'Silica' })
    expect(filled.map(isBlank)).toEqual([false, true])
    expect(changeRow(filled, 2, { amount: '5' }).map(isBlank)).toEqual([false, false, true])
    expect(removeRow(filled, 1).map(isBlank)).toEqual([true])
    expect(withSpareRow(filled)).toEqual(filled)
  })

  it('are taken from a recipe; what the viewer does not know has to be replaced', () => {
    const material = { kind: 'primitive', isArchived: false, materialTypeId: null } as const
    const rows = rowsOf(
      [
        {
          material: { ...material, id: 7, name: 'Silica' },
          percentageAmount: 30,
          isAdditional: false,
        },
        {
          material: { ...material, id: null, name: 'Secret' },
          percentageAmount: 2,
          isAdditional: true,
        },
        {
          material: { ...material, id: 8, name: 'Flint', isHidden: true },
          percentageAmount: 5,
          isAdditional: false,
        },
      ],
      String,
    )
    expect(rows.map(earlyProblemOf)).toEqual([undefined, 'unknownMaterial', undefined, undefined])
    expect(rows[2]?.material).toEqual({ id: 8, name: 'Flint' })
    expect(submittedLines(rows)).toEqual([
      { componentMaterialId: 7, name: 'Silica', percentageAmount: 30, isAdditional: false },
      { componentMaterialId: 8, name: 'Flint', percentageAmount: 5, isAdditional: false },
    ])
  })

  it('are moved among one another, never behind the blank one', () => {
    const rows = withSpareRow([row(1), row(2), row(3)])
    const keys = (moved: readonly EditorRow[]) => moved.map(({ key }) => key)
    expect(keys(moveRow(rows, 0, 1))).toEqual([2, 1, 3, 4])
    expect(keys(moveRow(rows, 2, 0))).toEqual([3, 1, 2, 4])
    expect(keys(moveRow(rows, 0, 9))).toEqual([2, 3, 1, 4])
    expect(keys(moveRow(rows, 0, -1))).toEqual([1, 2, 3, 4])
  })

  it('that are pasted take the place of a blank one', () => {
    const rows = withSpareRow([row(1)])
    const pasted = insertRows(rows, 2, [row(0, { text: 'A' }), row(0, { text: 'B' })])
    expect(pasted.map(({ text }) => text)).toEqual(['Material 1', 'A', 'B', ''])
    expect(new Set(pasted.map(({ key }) => key)).size).toBe(4)
  })
})

it('pasted names get the materials found for them, and keep what stood there', () => {
  const pasted = [
    row(1, { text: 'silica', material: undefined }),
    row(2, { text: 'Flint', material: undefined }),
    row(3, { text: 'Nothing', material: undefined }),
  ]
  const silica = { id: 9, name: 'Silica' }
  const rows = withMatches(
    pasted,
    new Map([
      ['silica', silica],
      ['Flint', silica],
      ['Nothing', null],
    ]),
  )
  expect(rows.map(({ text, pastedAs }) => [text, pastedAs])).toEqual([
    ['Silica', undefined],
    ['Silica', 'Flint'],
    ['Nothing', 'Nothing'],
  ])
  expect(rows.map(earlyProblemOf)).toEqual([undefined, undefined, 'unknownMaterial'])
})

it('what is no amount is told before saving, what is not written yet is not', () => {
  const unnamed = row(1, { text: 'Sil', material: undefined })
  const rows = [
    unnamed,
    row(2, { amount: '' }),
    row(3, { amount: 'abc' }),
    row(4, { amount: '-1' }),
    { ...unnamed, amount: '1,200' },
  ]
  const wrong = 'wrongAmount'
  expect(rows.map(earlyProblemOf)).toEqual([undefined, undefined, wrong, wrong, wrong])
  expect(rows.map(problemOf)).toEqual([
    'unknownMaterial',
    'noAmount',
    wrong,
    wrong,
    'unknownMaterial',
  ])
})

describe('amounts', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 3 ', 3],
    ['0', undefined],
    ['-1', undefined],
    ['a lot', undefined],
    ['', undefined],
    ['1000001', undefined],
  ])('%j is %j', (amount, expected) => {
    expect(amountOf({ amount })).toBe(expected)
  })

  it('add up, base and additions apart', () => {
    const rows = [
      row(1, { amount: '40' }),
      row(2, { amount: '60,5' }),
      row(3, { isAdditional: true }),
    ]
    expect(totalsOf(rows)).toEqual({ base: 100.5, additions: 10 })
  })

  it('are scaled to a base of exactly 100 that leaves the additions', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const scaled = normalised(rows, String)
        const { base, additions } = totalsOf(scaled)
        expect(additions).toBeCloseTo(totalsOf(rows).additions, 9)
        if (totalsOf(rows).base > 0) expect(base).toBeCloseTo(100, 9)
      }),
    )
  })
})

it('amounts stand in their fields as the language writes them', () => {
  const { typed } = formatsOf('de')
  const lines = [
    { componentMaterialId: 1, name: 'Silica', percentageAmount: 12.5, isAdditional: false },
    { componentMaterialId: 2, name: 'Kaolin', percentageAmount: 1000, isAdditional: false },
  ]
  const rows = rowsOfLines(lines, typed)
  expect(rows.map(({ amount }) => amount)).toEqual(['12,5', '1000', ''])
  expect(submittedLines(rows)).toEqual(lines)
  expect(normalised(rows, typed).map(({ amount }) => amount)).toEqual(['1,23', '98,77', ''])
})
