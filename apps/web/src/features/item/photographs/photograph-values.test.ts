import type { DetailImage } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { newValues, problemsOf, textsOf, valuesOf } from './photograph-values.ts'

const FIRED = { name: 'Celadon', fromOrtonConeId: null, toOrtonConeId: 32, atmospheres: [3, 1] }

test('a new photograph is filled in with the firing of its item', () => {
  expect(newValues(FIRED)).toMatchObject({ title: 'Celadon', coneId: '32', atmosphereId: '3' })
  const unknown = { ...FIRED, toOrtonConeId: null, atmospheres: [] }
  expect(textsOf(newValues(unknown))).toEqual({
    title: 'Celadon',
    description: null,
    ortonConeId: null,
    atmosphereId: null,
    isColorSearchable: true,
  })
})

test('what was said of a photograph comes back as it was', () => {
  const image: DetailImage = {
    id: 1,
    cdnId: 'abc',
    title: 'Cone 10',
    description: '<p>On <strong>stoneware</strong></p>',
    ortonConeId: 32,
    atmosphereId: 3,
    isColorSearchable: false,
    dominantHexColor: null,
    secondaryHexColor: null,
    width: 1,
    height: 1,
    userId: 1,
    materialId: 2,
    user: { id: 1, name: 'demo', username: null },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    updatedAtDiff: '1 day ago',
  }
  const { title, description, ortonConeId, atmosphereId, isColorSearchable } = image
  expect(textsOf(valuesOf(image))).toEqual({
    title,
    description,
    ortonConeId,
    atmosphereId,
    isColorSearchable,
  })
})

test('a title is needed, and a description has its length', () => {
  const values = newValues(FIRED)
  expect(problemsOf(values)).toEqual({})
  expect(problemsOf({ ...values, title: '  ', description: 'x'.repeat(5001) })).toEqual({
    title: 'titleRequired',
    description: 'descriptionTooLong',
  })
  expect(problemsOf({ ...values, title: 'Ash\u202e', description: 'One\nTwo\u0007' })).toEqual({
    title: 'notALine',
    description: 'notAText',
  })
})
