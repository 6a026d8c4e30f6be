import { expect, test } from 'vitest'
import { COMMON_OXIDE_FIELDS, RARE_OXIDES } from './oxide-fields.ts'
import { OXIDES } from './oxides.ts'

test('a data sheet begins with silica and alumina, then the fluxes by their use', () => {
  expect(COMMON_OXIDE_FIELDS).toEqual([
    { group: 'RO2', oxides: ['SiO2', 'TiO2', 'ZrO2', 'SnO2'] },
    { group: 'R2O3', oxides: ['Al2O3', 'B2O3'] },
    {
      group: 'flux',
      oxides: ['CaO', 'K2O', 'Na2O', 'MgO', 'ZnO', 'Li2O', 'BaO', 'SrO', 'MnO'],
    },
    { group: 'other', oxides: ['Fe2O3', 'P2O5', 'CuO', 'CoO', 'Cr2O3', 'MnO2'] },
  ])
})

test('every oxide is in one place, the more frequent of the rare ones first', () => {
  const common = COMMON_OXIDE_FIELDS.flatMap(({ oxides }) => oxides)
  expect([...common, ...RARE_OXIDES].toSorted()).toEqual([...OXIDES].toSorted())
  expect(RARE_OXIDES.slice(0, 5)).toEqual(['FeO', 'NiO', 'PbO', 'F', 'V2O5'])
})
