import { expect, test } from 'vitest'
import { WEIGHT_UNITS } from '../lookups/lookups.ts'
import {
  convertWeight,
  kilogramsPer,
  parseWeightUnit,
  pricePerKilogram,
  SCALE_STEPS,
  scaleDecimals,
  weightDecimals,
} from './weight.ts'

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

test.each([
  ['grams', [0, 1, 2]],
  ['kilograms', [3, 4, 5]],
  ['pounds', [3, 4, 5]],
  ['ounces', [2, 3, 4]],
] as const)('in %s a scale of 1, 0.1 and 0.01 g shows %j decimals', (unit, decimals) => {
  expect(SCALE_STEPS.map((step) => scaleDecimals(step, unit))).toEqual(decimals)
})

test('a pinch is never shown as nothing', () => {
  expect(weightDecimals(430, 0)).toBe(0)
  expect(weightDecimals(0.4, 0)).toBe(1)
  expect(weightDecimals(0.02, 1)).toBe(2)
  expect(weightDecimals(0, 1)).toBe(1)
  expect(weightDecimals(1e-9, 1)).toBe(6)
})
