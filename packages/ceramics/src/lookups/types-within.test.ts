import { expect, it } from 'vitest'
import { descendants, MATERIAL_TYPES } from './material-types.ts'
import { typeIdsWithin } from './types-within.ts'

it('a type is within itself, with all that are below it and no other', () => {
  for (const { id } of MATERIAL_TYPES) {
    const below = new Set(descendants(id).map((type) => type.id))
    const expected = MATERIAL_TYPES.filter((type) => type.id === id || below.has(type.id))
    expect([...typeIdsWithin(id)].sort()).toEqual(expected.map((type) => type.id).sort())
  }
})
