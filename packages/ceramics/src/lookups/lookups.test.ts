import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import {
  ATMOSPHERES,
  findById,
  findByName,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from './lookups.ts'

test.each([
  ['atmospheres', ATMOSPHERES, 7],
  ['surfaces', SURFACES, 9],
  ['transparencies', TRANSPARENCIES, 4],
  ['states', MATERIAL_STATES, 3],
  ['countries', COUNTRIES, 250],
] as const)('%s have consecutive ids and names of their own', (_, table, count) => {
  const ids = table.map((entry) => entry.id).sort((a, b) => a - b)
  expect(ids).toEqual(Array.from({ length: count }, (_entry, at) => at + 1))
  expect(new Set(table.map((entry) => entry.name)).size).toBe(count)
})

test('surfaces run from matte to glossy', () => {
  expect(SURFACES.map((surface) => surface.id)).toEqual([1, 2, 3, 4, 5, 7, 6, 9, 8])
})

test('countries run in order of their codes', () => {
  const codes = COUNTRIES.map((country) => country.code)
  expect(codes).toEqual(codes.toSorted())
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
})

test('names are found in any case and by their older spelling', () => {
  expect(findByName(ATMOSPHERES, ' salt & soda ')?.id).toBe(4)
  expect(findByName(SURFACES, 'Glossy-Semi')?.id).toBe(9)
  expect(findByName(COUNTRIES, 'åland')?.code).toBe('AX')
  expect(findByName(TRANSPARENCIES, 'see-through')).toBeUndefined()
})

test('entries are found by id', () => {
  expect(findById(MATERIAL_STATES, 2)?.name).toBe('Production')
  expect(findById(MATERIAL_STATES, 4)).toBeUndefined()
})
