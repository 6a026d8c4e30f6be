import { DEFAULT_PREFERENCES, PREFERENCE_KEYS } from '@glazy/contract/preference-defaults'
import { preferenceFields } from '@glazy/contract/preferences'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PREFERENCE_READERS } from './preference-readers.ts'

const groups = { r2o: ['Na2O'], ro: ['CaO'], r2o3: ['Al2O3'], ro2: ['SiO2'] }
const words = fc.constantFrom(
  ...['t', 'd', 'l', 'umf', 'percent', 'SiO2', 'SiO2_percent', 'R2O', 'en', 'es-419', 'xumf'],
  ...['photos', 'circles', 'true', '0', '', '2', '1,2', '38', '39'],
)
const scalar = fc.oneof(words, fc.integer({ min: -1, max: 40 }), fc.boolean(), fc.constant(null))
const layer = fc.record(
  { visible: scalar, selectedTypeId: scalar, selectedConeId: scalar },
  { requiredKeys: [] },
)
const oxides = fc.constantFrom<unknown>(
  groups,
  { ...groups, ro2: [] },
  { ...groups, ro: ['CaO', 'Na2O'] },
  { ...groups, ro: 'CaO' },
  { ...groups, ro: ['Unobtainium'] },
  {},
)
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ type: fc.constantFrom('default', 'xumf', 'custom', 'none'), oxides }),
  fc.record(
    {
      stull: fc.oneof(layer, scalar),
      ratios: layer,
      points: words,
      heatmap: fc.record({ type: layer, cone: fc.oneof(layer, scalar) }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ),
)

test.each(PREFERENCE_KEYS)('%s is read as the contract reads it', (key) => {
  const read = PREFERENCE_READERS[key]
  expect(read(DEFAULT_PREFERENCES[key])).toEqual(DEFAULT_PREFERENCES[key])
  fc.assert(
    fc.property(value, (given) => {
      expect(read(given)).toEqual(preferenceFields[key].safeParse(given).data)
    }),
    { numRuns: 500 },
  )
})
