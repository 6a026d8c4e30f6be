import type { MaterialSummary } from '@glazy/contract/materials'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWindow, COLUMNS_DRAWN_WHOLE } from './column-window.ts'
import { figureSections, type PriceOf, SECTIONS, wordRows } from './compare-rows.ts'
import { difference, isDifferent, marks } from './differences.ts'
import { readSections, writeSections } from './shown-sections.ts'

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

const part = (id: number, name: string, percentageAmount: number, isAdditional = false) => ({
  material: { id, name, kind: 'primitive' as const, isArchived: false, materialTypeId: null },
  percentageAmount,
  isAdditional,
})

const rowsOf = (items: readonly MaterialSummary[], wanted: string) =>
  figureSections(items).find(({ section }) => section === wanted)?.rows ?? []

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

test('a row differs when it does not look the same', () => {
  expect(isDifferent([0.344, 0.336])).toBe(false)
  expect(isDifferent([null, ''])).toBe(false)
  expect(isDifferent(['△6', '△10'])).toBe(true)
})

test('an ingredient is one row whatever recipe it stands in; the same one twice is added up', () => {
  const items = [
    item({ components: [part(7, 'Silica', 30), part(9, 'Whiting', 20), part(7, 'Silica', 5)] }),
    item({ components: [part(9, 'Whiting', 18), part(7, 'Silica', 2, true)] }),
  ]
  expect(rowsOf(items, 'components')).toEqual([
    { key: '7', label: 'Silica', values: [35, null] },
    { key: '9', label: 'Whiting', values: [20, 18] },
  ])
  expect(rowsOf(items, 'additions')).toEqual([{ key: '7', label: 'Silica', values: [null, 2] }])
})

test('oxides stand in display order and only where there is something to show', () => {
  const analysis = { percent: { CaO: 10, SiO2: 60, Fe2O3: 0.001 }, loi: 3, total: 73 }
  const rows = rowsOf([item({ analysis }), item({})], 'percent')
  expect(rows.map(({ label }) => label)).toEqual(['SiO2', 'CaO', 'loi', 'total'])
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
    figureSections(items, priceOf).find(({ section }) => section === 'cost')?.rows
  expect(rows(({ id }) => prices[id ?? 0] ?? null)?.map(({ values }) => values)).toEqual([
    [1.5, null, 3],
  ])
  expect(rows(() => null)).toBeUndefined()
})

test('words of the items; what none of them has is left out', () => {
  const rows = wordRows([item({}), item({ fromOrtonConeId: 30, toOrtonConeId: 30 })])
  expect(rows.map(({ property }) => property)).toEqual([
    'type',
    'cone',
    'atmospheres',
    'surface',
    'state',
  ])
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
