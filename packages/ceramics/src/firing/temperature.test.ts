import { expect, test } from 'vitest'
import {
  celsiusRateToFahrenheit,
  celsiusToFahrenheit,
  fahrenheitRateToCelsius,
  fahrenheitToCelsius,
} from './temperature.ts'

test.each([
  ['freezing water', 0, 32],
  ['a warm studio', 20, 68],
  ['quartz inversion', 573, 1063.4],
  ['as many of either', -40, -40],
])('%s', (_, celsius, fahrenheit) => {
  expect(celsiusToFahrenheit(celsius)).toBeCloseTo(fahrenheit, 10)
  expect(fahrenheitToCelsius(fahrenheit)).toBeCloseTo(celsius, 10)
})

test.each([
  [15, 27],
  [60, 108],
  [150, 270],
])('%d °C an hour are %d °F an hour', (celsius, fahrenheit) => {
  expect(celsiusRateToFahrenheit(celsius)).toBe(fahrenheit)
  expect(fahrenheitRateToCelsius(fahrenheit)).toBe(celsius)
})
