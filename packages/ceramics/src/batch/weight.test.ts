import { expect, test } from 'vitest'
import { WEIGHT_UNITS } from '../lookups/lookups.ts'
import { convertWeight, kilogramsPer, parseWeightUnit, pricePerKilogram } from './weight.ts'

test.each([
  [1, 'pounds', 'grams', 453.592],
  [1, 'ounces', 'grams', 28.3495],
  [1, 'kilograms', 'grams', 1000],
  [16, 'ounces', 'pounds', 1],
  [500, 'grams', 'grams', 500],
] as const)('%d %s in %s', (weight, from, to, expected) => {
  expect(convertWeight(weight, from, to)).toBeCloseTo(expected, 9)
})

test('12.50 a pound is 27.5578 a kilogram', () => {
  expect(pricePerKilogram(12.5, 'pounds')).toBeCloseTo(27.5578, 4)
})

test.each(WEIGHT_UNITS)('$id knows its kilograms', ({ id, kilograms }) => {
  expect(kilogramsPer(id)).toBe(kilograms)
})

test.each([
  ['g', 'grams'],
  ['Gram', 'grams'],
  ['KG', 'kilograms'],
  [' lb ', 'pounds'],
  ['lbs', 'pounds'],
  ['pound', 'pounds'],
  ['oz', 'ounces'],
])('%s is read as %s', (text, unit) => {
  expect(parseWeightUnit(text)).toBe(unit)
})

test.each(['', 'stone', 'm'])('%j is no unit of weight', (text) => {
  expect(parseWeightUnit(text)).toBeUndefined()
})
