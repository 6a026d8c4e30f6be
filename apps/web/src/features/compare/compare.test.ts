import type { MaterialSummary } from '@glazy/contract/materials'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWindow, COLUMNS_DRAWN_WHOLE } from '#features/compare/columns/column-window.ts'
import {
  type ComparedSection,
  comparedSections,
  type CompareRow,
  isWordRow,
  type PriceOf,
  SECTIONS,
} from '#features/compare/rows/compare-rows.ts'
import { comparisonCells } from '#features/compare/tools/comparison-cells.ts'
import { difference, isDifferent, marks } from '#features/compare/rows/differences.ts'
import { readSections, writeSections } from '#features/compare/rows/shown-sections.ts'
import { namesOf } from '#testing/names.ts'

const NAMES = await namesOf('en')

const item = (changes: Partial<MaterialSummary>): MaterialSummary => ({
  id: 1,
  kind: 'recipe',
  name: 'Leach 4321',
  otherNames: null,
  isPrimitive: false,
  isAnalysis: false,
  isPrivate: false,
  isArchived: false,
  materialStateId: 2,
  baseTypeId: 460,
  materialTypeId: 470,
  fromOrtonConeId: 33,
  toOrtonConeId: 34,
  atmospheres: [1, 3],
  surfaceTypeId: 8,
  transparencyTypeId: null,
  countryId: null,
  hexColor: null,
  ratingAverage: null,
  ratingNumber: 0,
  user: null,
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

const part = (
  id: number | null,
  name: string,
  percentageAmount: number,
  isAdditional = false,
  parent: { id: number; name: string } | null = null,
) => ({
  material: {
    id,
    name,
    kind: 'primitive' as const,
    isArchived: false,
    materialTypeId: null,
    parent,
  },
  percentageAmount,
  isAdditional,
})
const FELDSPAR = { id: 1, name: 'Potash Feldspar' }

const rowsOf = (items: readonly MaterialSummary[], wanted: string, isWritten = false) =>
  comparedSections(items, NAMES, { isWritten }).find(({ section }) => section === wanted)?.rows ??
  []

test('the highest and lowest of a row are marked, equal ones together', () => {
  expect(marks([40, null, 30.5])).toEqual(['highest', undefined, 'lowest'])
  expect(marks([1, 2, 2, 1.5])).toEqual(['lowest', 'highest', 'highest', undefined])
  expect(marks([3.001, 3.002])).toEqual([undefined, undefined])
  expect(marks([3, null])).toEqual([undefined, undefined])
})

test('differences are those of the figures as shown; nothing counts as none', () => {
  expect(difference(0.344, 0.336)).toBe(0)
  expect(difference(40, 38.5)).toBe(1.5)
  expect(difference(null, 10)).toBe(-10)
  expect(difference(null, null)).toBeUndefined()
})

test('a row differs when it does not look the same, or is of something else', () => {
  expect(isDifferent({ values: [0.344, 0.336] })).toBe(false)
  expect(isDifferent({ values: [null, ''] })).toBe(false)
  expect(isDifferent({ values: ['△6', '△10'] })).toBe(true)
  expect(isDifferent({ values: [40, 40], kinds: ['Custer Feldspar', 'G-200'] })).toBe(true)
  expect(isDifferent({ values: [40, null], kinds: ['', ''] })).toBe(true)
})

test('an ingredient is one row whatever recipe it stands in; the same one twice is added up', () => {
  const items = [
    item({ components: [part(7, 'Silica', 30), part(9, 'Whiting', 20), part(7, 'Silica', 5)] }),
    item({ components: [part(9, 'Whiting', 18), part(7, 'Silica', 2, true)] }),
  ]
  expect(rowsOf(items, 'components', true)).toEqual([
    { key: '7', label: 'Silica', values: [35, null] },
    { key: '9', label: 'Whiting', values: [20, 18] },
  ])
  expect(rowsOf(items, 'additions', true)).toEqual([
    { key: '7', label: 'Silica', values: [null, 2] },
  ])
})

test('amounts are percent of the base, additions too, unless they are wanted as written', () => {
  const tenmoku = item({
    components: [
      part(7, 'Silica', 60),
      part(9, 'Whiting', 60),
      part(3, 'Red Iron Oxide', 12, true),
    ],
  })
  const values = (section: string, isWritten?: boolean) =>
    rowsOf([tenmoku], section, isWritten).map((row) => row.values[0])
  expect(values('components')).toEqual([50, 50])
  expect(values('additions')).toEqual([10])
  expect(values('components', true)).toEqual([60, 60])
  expect(values('additions', true)).toEqual([12])
})

test('what has no base stays as it is written', () => {
  const items = [item({ components: [part(3, 'Red Iron Oxide', 12, true)] })]
  expect(rowsOf(items, 'additions').map((row) => row.values)).toEqual([[12]])
})

test('amounts of a base add up to 100, whatever they add up to', () => {
  const amount = fc.double({ min: 0.01, max: 5_000, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
      const components = amounts.map((each, index) => part(index + 1, `Material ${index}`, each))
      const rows = rowsOf([item({ components })], 'components')
      const sum = rows.reduce((total, row) => total + Number(row.values[0]), 0)
      expect(sum).toBeCloseTo(100, 8)
    }),
  )
})

test('kinds of one material share its row, and are named where they differ', () => {
  const items = [
    item({ components: [part(11, 'Custer Feldspar', 40, false, FELDSPAR)] }),
    item({ components: [part(1, 'Potash Feldspar', 30)] }),
    item({
      components: [
        part(11, 'Custer Feldspar', 10, false, FELDSPAR),
        part(12, 'G-200 Feldspar', 15, false, FELDSPAR),
      ],
    }),
    item({ components: [] }),
  ]
  expect(rowsOf(items, 'components', true)).toEqual([
    {
      key: '1',
      label: 'Potash Feldspar',
      values: [40, 30, 25, null],
      kinds: ['Custer Feldspar', '', 'Custer Feldspar + G-200 Feldspar', ''],
    },
  ])
})

test('entries of the same name share a row, whoever added them and whatever they are a kind of', () => {
  const items = [
    item({ components: [part(99, 'custer feldspar', 40), part(7, 'Silica', 30)] }),
    item({
      components: [part(11, 'Custer Feldspar', 40, false, FELDSPAR), part(70, 'Silica', 30)],
    }),
    item({ components: [part(1, 'Potash Feldspar', 40), part(null, 'Silica', 30)] }),
  ]
  const rows = rowsOf(items, 'components', true)
  expect(rows).toEqual([
    {
      key: '99',
      label: 'Potash Feldspar',
      values: [40, 40, 40],
      kinds: ['custer feldspar', 'Custer Feldspar', ''],
    },
    { key: '7', label: 'Silica', values: [30, 30, 30] },
  ])
  expect(rows.map(isDifferent)).toEqual([true, false])
})

test('a row of one kind alone is called after it', () => {
  const items = [40, 30].map((amount) =>
    item({ components: [part(11, 'Custer Feldspar', amount, false, FELDSPAR)] }),
  )
  expect(rowsOf(items, 'components', true)).toEqual([
    { key: '1', label: 'Custer Feldspar', values: [40, 30] },
  ])
})

test('an ingredient that is private to somebody else stands by its name', () => {
  const items = [
    item({ components: [part(null, 'Own Ash', 40)] }),
    item({ components: [part(null, 'Own Ash', 20), part(null, 'Other Ash', 20)] }),
  ]
  expect(rowsOf(items, 'components', true).map(({ values }) => values)).toEqual([
    [40, 20],
    [null, 20],
  ])
})

test('a file holds letters, names, and the rows with what they are of', () => {
  const items = [
    item({ components: [part(11, 'Custer Feldspar', 40, false, FELDSPAR)] }),
    item({ name: 'Ash', components: [part(1, 'Potash Feldspar', 20), part(7, 'Silica', 10)] }),
  ]
  const sections = comparedSections(items, NAMES).filter(({ section }) => section === 'components')
  const words = {
    section: ({ section }: ComparedSection) => section,
    row: (row: CompareRow) => (isWordRow(row) ? row.key : row.label),
    note: ({ leftOut = [] }: MaterialSummary) => leftOut.join(),
  }
  expect(comparisonCells(items, sections, words)).toEqual([
    ['', 'A', 'B'],
    ['', 'Leach 4321', 'Ash'],
    ['components'],
    ['Potash Feldspar', 100, 66.6667],
    ['', 'Custer Feldspar', ''],
    ['Silica', null, 33.3333],
  ])
  const stained = [item({}), item({ name: 'Stained', leftOut: ['Stain 6600'] })]
  expect(comparisonCells(stained, [], words)).toEqual([
    ['', 'A', 'B'],
    ['', 'Leach 4321', 'Stained'],
    ['', '', 'Stain 6600'],
  ])
})

test('oxides stand in display order and only where there is something to show', () => {
  const analysis = { percent: { CaO: 10, SiO2: 60, Fe2O3: 0.001 }, loi: 3, total: 73 }
  const rows = rowsOf([item({ analysis }), item({})], 'percent')
  expect(rows.map(({ key }) => key)).toEqual(['SiO2', 'CaO', 'loi', 'total'])
  expect(rows[0]?.values).toEqual([60, null])
})

test('a recipe costs what its ingredients cost, where all of them have a price', () => {
  const items = [
    item({ components: [part(7, 'Silica', 75), part(9, 'Whiting', 25)] }),
    item({ components: [part(7, 'Silica', 75), part(8, 'Talc', 25)] }),
    item({ id: 9, kind: 'primitive', name: 'Whiting' }),
  ]
  const prices: Readonly<Record<number, number>> = { 7: 1, 9: 3 }
  const rows = (priceOf: PriceOf) =>
    comparedSections(items, NAMES, { priceOf }).find(({ section }) => section === 'cost')?.rows
  expect(rows(({ id }) => prices[id ?? 0] ?? null)?.map(({ values }) => values)).toEqual([
    [1.5, null, 3],
  ])
  expect(rows(() => null)).toBeUndefined()
})

test('words of the items; what none of them has is left out', () => {
  const rows = rowsOf([item({}), item({ fromOrtonConeId: 30, toOrtonConeId: 30 })], 'properties')
  expect(rows.map(({ key }) => key)).toEqual(['type', 'cone', 'atmospheres', 'surface', 'state'])
  expect(rows[1]?.values).toEqual(['△9 – 10', '△6'])
})

test('an address names the groups of rows in any order; all are shown without one', () => {
  expect(readSections(undefined)).toEqual(SECTIONS)
  expect(readSections('percent,umf,nonsense')).toEqual(['umf', 'percent'])
  expect(readSections('nonsense')).toEqual(SECTIONS)
  expect(writeSections(['percent', 'umf'])).toBe('umf,percent')
  expect(writeSections(SECTIONS)).toBeUndefined()
})

test('a few columns are drawn whole, of many all that are in view', () => {
  expect(columnWindow(COLUMNS_DRAWN_WHOLE, 9_000, 100, 500)).toEqual({
    from: 0,
    to: COLUMNS_DRAWN_WHOLE,
  })
  const number = (most: number) => fc.integer({ min: 0, max: most })
  fc.assert(
    fc.property(number(16_000), number(3_000), (scrolled, width) => {
      const { from, to } = columnWindow(100, scrolled, 176, width)
      const last = Math.min(99, Math.ceil((scrolled + width) / 176) - 1)
      expect(from).toBeLessThanOrEqual(Math.min(100, Math.floor(scrolled / 176)))
      expect(to).toBeGreaterThan(last)
      expect(to).toBeLessThanOrEqual(100)
      expect(to - from).toBeLessThanOrEqual(Math.ceil(width / 176) + 25)
    }),
  )
})
