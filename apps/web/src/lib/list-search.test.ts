import { searchFilters, searchQuery } from '@glazy/contract/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  comparedIds,
  leftOutOfComparison,
  filtersOf,
  isTogether,
  listParameters,
  type ListSearch,
  namedMaterials,
  parseCompareSearch,
  parseListSearch,
  withMaterial,
  withSearch,
  withTag,
} from './list-search.ts'

test('numbers, flags and colours are read from their texts', () => {
  expect(
    parseListSearch({ q: '3134', cone: '30', photo: '1', color: '#A1B2C3', type: '540' }),
  ).toEqual({ q: '3134', cone: 30, photo: true, color: 'a1b2c3', type: 540 })
  expect(parseListSearch({ photo: 'true' })).toEqual({ photo: true })
  expect(parseListSearch({ photo: '0' })).toEqual({})
})

test('empty parameters count as absent and unknown ones are left out', () => {
  expect(parseListSearch({ q: '', cone: '', utm_source: 'letter' })).toEqual({})
})

test('the order of the parameters stays', () => {
  const search = parseListSearch({ cone: 'high', p: '3', q: 'celadon' })
  expect(Object.keys(listParameters(search))).toEqual(['cone', 'p', 'q'])
  expect(search.p).toBe(3)
})

test('what is dropped stands as undefined, where the router looks before it takes the raw one', () => {
  const search = parseListSearch({ p: 'x', q: '', lang: 'de' })
  expect(search).toStrictEqual({ p: undefined, q: undefined })
})

test('parameters of others are not the list’s', () => {
  const search = { q: 'ash', lang: 'de', p: undefined }
  expect(listParameters(search)).toStrictEqual({ q: 'ash' })
})

test('a wrong page, order, column or view falls back', () => {
  expect(
    parseListSearch({ p: 'x', o: 'zz', ox: 'Xx', od: 'up', oa: 'mole', view: 'wall' }),
  ).toEqual({})
})

test.each([
  { cone: 'hot' },
  { type: 'celadon' },
  { color: 'blue' },
  { atmosphere: '99' },
  { category: 'pots' },
  { cone: ['low', 'high'] },
])('a filter that means nothing is refused: %o', (search) => {
  const [name = ''] = Object.keys(search)
  expect(() => parseListSearch(search)).toThrow(
    `A search parameter has a value that it cannot have: ${name}`,
  )
})

test('views are known by name and by stored letter', () => {
  expect(parseListSearch({ view: 'visual' })).toEqual({ view: 'visual' })
  expect(parseListSearch({ view: 'l' })).toEqual({ view: 'list' })
})

test('a changed filter leads to the first page and closes what is open', () => {
  expect(withSearch({ q: 'ash', p: 4, m: 7, cone: 'high' }, { cone: undefined })).toEqual({
    q: 'ash',
  })
})

test('an order by the shelf goes with what is made from it', () => {
  expect(parseListSearch({ os: 'cost' })).toEqual({ os: undefined })
  expect(parseListSearch({ os: 'cost', makeable: 'all' })).toEqual({ os: 'cost', makeable: 'all' })
  expect(parseListSearch({ os: 'surplus', enough_for: '2,5' })).toEqual({
    os: 'surplus',
    enough_for: 2.5,
  })
  expect(withSearch({ os: 'cost', makeable: 'all' }, { makeable: undefined })).toEqual({})
  expect(withSearch({ makeable: 'all' }, { os: 'cost' })).toEqual({ makeable: 'all', os: 'cost' })
})

test('a material more or less leads to another list', () => {
  const search = withMaterial({ with: [4], p: 3 }, 'with', 7, true)
  expect(search).toEqual({ with: [4, 7] })
  expect(withMaterial(search, 'with', 4, true)).toEqual({ with: [7, 4] })
  expect(withMaterial({ only: [4] }, 'only', 4, false)).toEqual({})
  expect(namedMaterials({ with: [4, 7], without: [9], only: [7] })).toEqual([4, 7, 9])
})

test('a tag more or less leads to another list, however it is written', () => {
  const search = withTag({ tags: ['Liner'], p: 3 }, 'matte', true)
  expect(search).toEqual({ tags: ['Liner', 'matte'] })
  expect(withTag(search, 'LINER', false)).toEqual({ tags: ['matte'] })
  expect(withTag({ tags: ['Liner'] }, 'liner', false)).toEqual({})
})

test('alike recipes stand together where everybody has them, unless the address says otherwise', () => {
  expect([{}, { q: 'leach' }, { ox: 'SiO2' as const, color: 'aabbcc' }].map(isTogether)).toEqual([
    true,
    true,
    true,
  ])
  const apart = [{ alike: 'apart' as const }, { u: '5' }, { collection: 3 }, { alike_to: 8 }]
  expect([...apart, { color: 'aabbcc' }].map(isTogether)).not.toContain(true)
  expect(isTogether({ u: '5', alike: 'together' })).toBe(true)
})

test('only filters count as filters', () => {
  expect(filtersOf({ q: 'ash', p: 2, view: 'list', cone: 30, photo: true })).toEqual({
    cone: 30,
    photo: true,
  })
})

test('a comparison takes ids with commas or repeated, each once', () => {
  expect(parseCompareSearch({ id: '3,1,3' })).toEqual({ id: '3,1' })
  expect(parseCompareSearch({ id: ['5', '6'] })).toEqual({ id: '5,6' })
  expect(parseCompareSearch({ id: '' })).toEqual({})
  expect(
    parseCompareSearch({ id: '3', ref: '3', all: '1', raw: '1', look: 'chart', diff: '1' }),
  ).toEqual({ id: '3', ref: 3, all: true, raw: true, look: 'chart' })
  expect(parseCompareSearch({ look: 'poster' })).toEqual({})
  expect(comparedIds({ id: '3,1' })).toEqual([3, 1])
})

test('what is no id, or one too many, is left out of a comparison and known', () => {
  const search = parseCompareSearch({ id: ['3,pots', '0', 1, { id: 4 }, 'pots'] })
  expect(search).toEqual({ id: '3,pots,0,1' })
  expect(comparedIds(search)).toEqual([3, 1])
  expect(leftOutOfComparison(search)).toEqual({ unread: ['pots', '0'], isOver: false })
  const many = parseCompareSearch({ id: Array.from({ length: 101 }, (_, at) => at + 1).join() })
  expect(comparedIds(many)).toHaveLength(100)
  expect(leftOutOfComparison(many)).toEqual({ unread: [], isOver: true })
})

test('every filter is read as the contract reads it', () => {
  const { shape } = searchQuery
  const isOfLists = (name: string) =>
    !['composite', 'primitive', 'analysis', 'id', 'id[]'].includes(name)
  const filters = Object.keys(searchFilters.shape).filter(isOfLists) as (keyof ListSearch &
    keyof typeof shape)[] // the others a list says by its category, or not at all
  const orders = ['p', 'o', 'ox', 'od', 'oa', 'alike'] as const
  const value = fc.oneof(
    fc.string({ minLength: 1, maxLength: 300 }),
    fc.integer({ min: -1, max: 300 }).map(String),
    fc.constantFrom('low', 'high', 'un', 'rl', 'SiO2', 'KNaO', 'asc', 'umf', '#A1B2C3', 'true'),
    fc.constantFrom('0', '1', '2,5', '1000', 'all', 'all-but-one', 'apart', 'ash, liner'),
    fc.array(fc.constantFrom('1', 'low'), { minLength: 1, maxLength: 2 }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...filters, ...orders), value, (name, given) => {
      const { success, data } = shape[name].safeParse(given)
      const read = () => parseListSearch({ [name]: given })[name]
      if (success || orders.some((order) => order === name))
        expect(read() ?? false).toEqual(data ?? false)
      else expect(read).toThrow(name)
    }),
    { numRuns: 3_000 },
  )
})
