import { expect, test } from 'vitest'
import { firingText } from './firing-text.ts'

test('a firing is told in a few letters, as far as it is known', () => {
  expect(firingText({ ortonConeId: 32, atmosphereId: 3 })).toBe('△8 · Reduction')
  expect(firingText({ ortonConeId: null, atmosphereId: 5 })).toBe('Wood')
  expect(firingText({ ortonConeId: null, atmosphereId: null })).toBe('')
})
