import { expect, test } from 'vitest'
import { propertyText } from './property-text.ts'
import { namesOf } from '#testing/names.ts'

const names = await namesOf('en')

const WORDS = { yes: 'yes', no: 'no', names }

test.each([
  ['isPrivate', true, 'yes'],
  ['isArchived', false, 'no'],
  ['atmospheres', [1, 3], 'Oxidation, Reduction'],
  ['materialStateId', 2, 'Production'],
  ['surfaceTypeId', 8, 'Glossy'],
  ['surfaceTypeId', 99, '99'],
  ['specificGravity', 1.45, '1.45'],
  ['source', 'A book', 'A book'],
  ['countryId', undefined, ''],
] as const)('%s %j reads %s', (name, value, text) => {
  expect(propertyText(name, Array.isArray(value) ? [...value] : (value as string), WORDS)).toBe(
    text,
  )
})
