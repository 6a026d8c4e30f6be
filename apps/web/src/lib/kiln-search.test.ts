import { expect, it } from 'vitest'
import { parseKilnSearch } from './kiln-search.ts'

it('an address without parameters asks for nothing in particular', () => {
  expect(Object.values(parseKilnSearch({})).every((value) => value === undefined)).toBe(true)
})

it.each([
  [
    { q: 'glaze', p: 2, u: 7, cone: 30 },
    { q: 'glaze', p: 2, u: '7', cone: 30 },
  ],
  [
    { cone: 'mid', atmosphere: '3' },
    { cone: 'mid', atmosphere: 3 },
  ],
  [
    { sort_by: 'name', sort_order: 'asc' },
    { sort_by: 'name', sort_order: 'asc' },
  ],
  [
    { cone: 99, atmosphere: 'x', p: 0, sort_by: 'id' },
    { cone: undefined, p: undefined },
  ],
])('%o is read as %o', (raw, search) => {
  expect(parseKilnSearch(raw)).toMatchObject(search)
})
