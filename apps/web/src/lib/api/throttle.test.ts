import { expect, test } from 'vitest'
import { throttleGroup } from './throttle.ts'

test('paths fall into the groups of the specification', () => {
  expect(throttleGroup('/v2/search')).toBe('search')
  expect(throttleGroup('/v2/search/lookup/silica')).toBe('search')
  expect(throttleGroup('/v2/recipes/12')).toBe('materials')
  expect(throttleGroup('/v2/materialtypes')).toBe('general')
})
