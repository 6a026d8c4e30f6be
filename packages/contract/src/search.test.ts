import { describe, expect, it } from 'vitest'
import { CONTAINS_MATERIALS_MAX, PAGE_SIZE_MAX, QUERY_MAX_LENGTH, SELECTED_MAX } from './limits.ts'
import {
  containsMaterials,
  lookupMaterials,
  lookupMaterialsInExcept,
  printSearch,
  quickSearch,
  searchQuery,
} from './search.ts'
import { SEARCH_ORDERS } from './vocabulary.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a search', () => {
  it.each([
    [{}, {}],
    [
      { p: '2', count: '100' },
      { p: 2, count: PAGE_SIZE_MAX },
    ],
    [{ cone: 'high' }, { cone: 'high' }],
    [{ cone: '38' }, { cone: 38 }],
    [
      { photo: '1', production: 'true' },
      { photo: true, production: true },
    ],
    [{ color: '#FFAA00' }, { color: 'ffaa00' }],
    [{ 'id[]': ['3', '4'] }, { 'id[]': [3, 4] }],
    [{ include: 'analysis,components' }, { include: ['analysis', 'components'] }],
    [
      { ox: 'B2O3', od: 'asc', oa: 'percent' },
      { ox: 'B2O3', od: 'asc', oa: 'percent' },
    ],
    [{ q: 'x'.repeat(QUERY_MAX_LENGTH) }, { q: 'x'.repeat(QUERY_MAX_LENGTH) }],
    [{ unknown: 'ignored' }, {}],
  ])('takes %j', (input, expected) => {
    expect(searchQuery.parse(input)).toEqual(expected)
  })

  it('knows six orders', () => {
    expect(SEARCH_ORDERS).toHaveLength(6)
    for (const o of SEARCH_ORDERS) expect(searchQuery.parse({ o })).toEqual({ o })
  })

  it.each([
    [{ q: 'x'.repeat(QUERY_MAX_LENGTH + 1) }, 'q'],
    [{ subsearch: 'x'.repeat(QUERY_MAX_LENGTH + 1) }, 'subsearch'],
    [{ count: PAGE_SIZE_MAX + 1 }, 'count'],
    [{ cone: 0 }, 'cone'],
    [{ cone: 39 }, 'cone'],
    [{ cone: 'tepid' }, 'cone'],
    [{ atmosphere: 8 }, 'atmosphere'],
    [{ surface: 10 }, 'surface'],
    [{ transparency: 5 }, 'transparency'],
    [{ country: 251 }, 'country'],
    [{ state: 4 }, 'state'],
    [{ u: 'x'.repeat(256) }, 'u'],
    [{ id: ids(SELECTED_MAX + 1) }, 'id'],
    [{ o: 'newest' }, 'o'],
    [{ q: ['a', 'b'] }, 'q'],
  ])('refuses %j', (input, field) => {
    expect(searchQuery.safeParse(input).error?.issues[0]?.path[0]).toBe(field)
  })
})

describe('the limits of the other lists', () => {
  it('quick search', () => {
    expect(quickSearch.query?.safeParse({ keywords: 'ka', page: '1', u: '0', c: 20 }).success).toBe(
      true,
    )
    expect(quickSearch.query?.safeParse({ c: 0 }).success).toBe(false)
    expect(quickSearch.query?.safeParse({ page: 0 }).success).toBe(false)
  })

  it('print', () => {
    expect(printSearch.query?.safeParse({ id: ids(SELECTED_MAX) }).success).toBe(true)
    expect(printSearch.query?.safeParse({ id: ids(SELECTED_MAX + 1) }).success).toBe(false)
  })

  it('recipes that contain materials', () => {
    const body = (materials: unknown) => containsMaterials.body?.safeParse({ materials }).success
    expect(body(ids(CONTAINS_MATERIALS_MAX))).toBe(true)
    expect(body([{ id: 1, amount: 2.5 }, 3])).toBe(true)
    expect(body(ids(CONTAINS_MATERIALS_MAX + 1))).toBe(false)
    expect(body([])).toBe(false)
    expect(body([{ id: 1, amount: 0 }])).toBe(false)
    expect(body([{ id: 1, amount: Number.POSITIVE_INFINITY }])).toBe(false)
  })

  it('look-up', () => {
    expect(lookupMaterials.params?.parse({ query: ' spar ' })).toEqual({ query: 'spar' })
    expect(lookupMaterials.params?.safeParse({ query: '  ' }).success).toBe(false)
    const path = (category: string, excludeId: string) =>
      lookupMaterialsInExcept.params?.safeParse({ category, query: 'a', excludeId }).success
    expect(path('materials', '5')).toBe(true)
    expect(path('glazes', '5')).toBe(false)
    expect(path('materials', 'five')).toBe(false)
  })
})
