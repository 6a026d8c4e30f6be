import { describe, expect, test } from 'vitest'
import { coneCelsius, coneTemperatures } from './cone-temperatures.ts'
import { CONES } from './cones.ts'
import { celsiusToFahrenheit } from './temperature.ts'

// Orton Ceramic Foundation, temperature equivalents; cone 04 is id 20, 6 is 30, 10 is 34, 12 is 36
test.each([
  [20, 'large', 60, 1060],
  [20, 'selfSupporting', 60, 1063],
  [30, 'selfSupporting', 60, 1222],
  [30, 'selfSupporting', 150, 1243],
  [34, 'large', 60, 1282],
  [34, 'selfSupporting', 60, 1285],
  [34, 'small', 300, 1330],
  [36, 'large', 150, 1324],
] as const)('cone id %d, %s at %d °C an hour: %d °C', (id, kind, rate, celsius) => {
  expect(coneCelsius(id, kind, rate)).toBe(celsius)
})

describe('what is not published', () => {
  test.each([
    [1, 'large', 60],
    [34, 'largeIronFree', 60],
    [34, 'large', 15],
    [99, 'large', 60],
  ] as const)('cone id %d, %s at %d', (id, kind, rate) => {
    expect(coneCelsius(id, kind, rate)).toBeNull()
  })

  test('an unknown cone has no temperatures', () => {
    expect(coneTemperatures(0)).toEqual([])
  })
})

test.each(CONES)('Celsius and Fahrenheit of cone $name agree within rounding', ({ id }) => {
  for (const { celsius, fahrenheit } of coneTemperatures(id)) {
    if (celsius === null || fahrenheit === null) continue
    expect(Math.abs(celsiusToFahrenheit(celsius) - fahrenheit)).toBeLessThan(3)
  }
})

test('a temperature that is published in one scale only is there all the same', () => {
  expect(coneTemperatures(1)).toContainEqual({
    kind: 'selfSupporting',
    rateCPerHour: 15,
    rateFPerHour: 27,
    celsius: null,
    fahrenheit: 1049,
  })
})
