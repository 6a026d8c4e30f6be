import { expect, test } from 'vitest'
import { firingText } from './firing-text.ts'
import { namesOf } from '#testing/names.ts'

const names = await namesOf('en')

test('a firing is told in a few letters, as far as it is known', () => {
  expect(firingText({ ortonConeId: 32, atmosphereId: 3 }, names)).toBe('△8 · Reduction')
  expect(firingText({ ortonConeId: null, atmosphereId: 5 }, names)).toBe('Wood')
  expect(firingText({ ortonConeId: null, atmosphereId: null }, names)).toBe('')
})
