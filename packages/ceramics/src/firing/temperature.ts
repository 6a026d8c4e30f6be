/** Degrees Fahrenheit in a step of one degree Celsius; rates of heating convert by it alone. */
const FAHRENHEIT_PER_CELSIUS = 1.8

/**
 * Degrees Fahrenheit from degrees Celsius.
 *
 * @example
 * celsiusToFahrenheit(573) // 1063.4, quartz inversion
 */
export function celsiusToFahrenheit(celsius: number): number {
  return celsius * FAHRENHEIT_PER_CELSIUS + 32
}

/** Degrees Celsius from degrees Fahrenheit. */
export function fahrenheitToCelsius(fahrenheit: number): number {
  return (fahrenheit - 32) / FAHRENHEIT_PER_CELSIUS
}

/**
 * A rate in °F per hour from a rate in °C per hour.
 *
 * @example
 * celsiusRateToFahrenheit(150) // 270
 */
export function celsiusRateToFahrenheit(rateCPerHour: number): number {
  return rateCPerHour * FAHRENHEIT_PER_CELSIUS
}

/** A rate in °C per hour from a rate in °F per hour. */
export function fahrenheitRateToCelsius(rateFPerHour: number): number {
  return rateFPerHour / FAHRENHEIT_PER_CELSIUS
}
