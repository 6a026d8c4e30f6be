import { expect, test } from 'vitest'
import { chartSubject } from './chart-subject.ts'

const NOTHING = { params: {}, search: {} }

test.each(['recipes', 'materials', 'analyses'])('a page of %s is about its item', (category) => {
  const routeId = `/${category}/$id/{-$slug}`
  const match = { ...NOTHING, routeId, params: { id: '12', slug: 'celadon' } }
  expect(chartSubject(match)).toEqual({ kind: 'item', id: 12 })
  expect(chartSubject({ ...match, params: { id: 'celadon' } })).toBeUndefined()
})

test('a comparison is about its items', () => {
  expect(chartSubject({ ...NOTHING, routeId: '/compare', search: { id: '3,5' } })).toEqual({
    kind: 'items',
    ids: [3, 5],
  })
  expect(chartSubject({ ...NOTHING, routeId: '/compare' })).toBeUndefined()
})

test('a list is about what it shows, whatever is open over it', () => {
  const search = { q: 'celadon', m: 7 }
  expect(chartSubject({ ...NOTHING, routeId: '/recipes/', search })).toEqual({
    kind: 'list',
    category: 'recipes',
    search: { q: 'celadon' },
  })
})

test('other pages have nothing to show', () => {
  expect(chartSubject({ ...NOTHING, routeId: '/help' })).toBeUndefined()
  expect(chartSubject(undefined)).toBeUndefined()
})
