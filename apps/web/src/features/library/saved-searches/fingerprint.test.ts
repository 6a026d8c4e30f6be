import { expect, test } from 'vitest'
import { fingerprint, searchFromStored, storedFilters } from './fingerprint.ts'

test('case, spaces and the order of filters make no difference', () => {
  expect(fingerprint('recipes', ' Blue  CELADON ', { type: '500', cone: '34' })).toBe(
    fingerprint('recipes', 'blue celadon', { cone: '34', type: '500', surface: '' }),
  )
})

test('other words, filters or lists make another search', () => {
  const one = fingerprint('recipes', 'ash', { cone: '34' })
  expect(fingerprint('recipes', 'ashes', { cone: '34' })).not.toBe(one)
  expect(fingerprint('recipes', 'ash', { cone: '33' })).not.toBe(one)
  expect(fingerprint('materials', 'ash', { cone: '34' })).not.toBe(one)
})

test('page, order and view are no filters', () => {
  expect(storedFilters({ q: 'ash', cone: 34, photo: true, p: 3, o: 'cn', view: 'list' })).toEqual({
    cone: '34',
    photo: 'true',
  })
})

test('a stored search becomes a list again, without filters that mean nothing any more', () => {
  expect(searchFromStored('ash', { cone: '34', photo: 'true', atmosphere: '99' })).toEqual({
    q: 'ash',
    cone: 34,
    photo: true,
  })
})

test('ranges are kept end by end, and come back', () => {
  const search = { q: 'ash', min: { SiO2: 2.5 }, max: { SiO2: 4, CaO: 0.5 } }
  const filters = storedFilters(search)
  expect(filters).toEqual({ 'min[SiO2]': '2.5', 'max[SiO2]': '4', 'max[CaO]': '0.5' })
  expect(searchFromStored('ash', filters)).toEqual(search)
  expect(searchFromStored('', { 'min[SiO2]': 'much' })).toEqual({})
})
