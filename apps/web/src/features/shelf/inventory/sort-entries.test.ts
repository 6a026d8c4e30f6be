import type { UserMaterial } from '@glazy/contract/inventory'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { namesOf } from '#testing/names.ts'
import { findEntries, nextSort, sortEntries } from './sort-entries.ts'

function entry(materialName: string, changes: Partial<UserMaterial> = {}): UserMaterial {
  const user = { id: 1, name: 'test', username: null }
  return {
    id: 1,
    materialId: 1,
    materialName,
    material: {
      id: 1,
      name: materialName,
      kind: 'primitive' as const,
      materialTypeId: null,
      image: null,
      user,
    },
    price: null,
    convertedPrice: null,
    priceUnits: null,
    vendorCode: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}

const ENTRIES = [
  entry('Frit 3134', { convertedPrice: '10.5', vendorCode: 'b2' }),
  entry('Frit 312'),
  entry('Épais', { convertedPrice: '9', vendorCode: 'A1' }),
]
const ENGLISH = {
  compare: formatsOf('en').compare,
  nameOf: (one: UserMaterial) => one.materialName,
}
const names = (entries: readonly UserMaterial[]) => entries.map(({ materialName }) => materialName)

test('a column sorts up, then down, then not', () => {
  const up = nextSort(undefined, 'price')
  const down = nextSort(up, 'price')
  expect([up?.direction, down?.direction]).toEqual(['ascending', 'descending'])
  expect(nextSort(down, 'price')).toBeUndefined()
  expect(nextSort(down, 'sku')).toEqual({ column: 'sku', direction: 'ascending' })
})

test('figures count as figures, and what is not known comes last both ways', () => {
  const sorted = (direction: 'ascending' | 'descending') =>
    names(sortEntries(ENTRIES, { column: 'price', direction }, ENGLISH))
  expect(sorted('ascending')).toEqual(['Épais', 'Frit 3134', 'Frit 312'])
  expect(sorted('descending')).toEqual(['Frit 3134', 'Épais', 'Frit 312'])
  expect(
    names(sortEntries(ENTRIES, { column: 'material', direction: 'ascending' }, ENGLISH)),
  ).toEqual([...['Épais', 'Frit 312', 'Frit 3134']])
  expect(sortEntries(ENTRIES, undefined, ENGLISH)).toBe(ENTRIES)
})

test('names and SKUs are searched, whatever the case and accents', () => {
  expect(names(findEntries(ENTRIES, 'frit 313', ENGLISH))).toEqual(['Frit 3134'])
  expect(names(findEntries(ENTRIES, 'EPAIS a1', ENGLISH))).toEqual(['Épais'])
  expect(findEntries(ENTRIES, ' ', ENGLISH)).toBe(ENTRIES)
  const named = [entry('シリカ'), entry('長石')]
  for (const typed of ['しりか', 'シリカ', 'ｼﾘｶ']) {
    expect(names(findEntries(named, typed, ENGLISH))).toEqual(['シリカ'])
  }
})

test('materials are found and put in order by what the visitor calls them', async () => {
  const swedish = await namesOf('sv')
  const words = {
    compare: formatsOf('sv').compare,
    nameOf: ({ materialName: name }: UserMaterial) => swedish.both({ name }),
  }
  const shelf = [entry('Pine Ash'), entry('Apple Wood Ash'), entry('Zinc Oxide')]
  // Furuaska, Zinkoxid, Äppelträaska: the letters with signs come after z there.
  expect(names(sortEntries(shelf, { column: 'material', direction: 'ascending' }, words))).toEqual([
    'Pine Ash',
    'Zinc Oxide',
    'Apple Wood Ash',
  ])
  expect(names(findEntries(shelf, 'äppelträ', words))).toEqual(['Apple Wood Ash'])
  expect(names(findEntries(shelf, 'zinc ox', words))).toEqual(['Zinc Oxide'])
})
