import { CONE_TEMPERATURES } from '../data/orton-temperatures.ts'

/** Shapes in which cones are sold; each deforms at temperatures of its own. */
export const CONE_KINDS = [
  'large',
  'largeIronFree',
  'selfSupporting',
  'selfSupportingIronFree',
  'small',
] as const
export type ConeKind = (typeof CONE_KINDS)[number]

/** Columns of the temperature table: rate in °C (°F) per hour over the last 100 °C (180 °F). */
const FIGURE_COLUMNS: readonly (readonly [ConeKind, celsius: number, fahrenheit: number])[] = [
  ['large', 60, 108],
  ['large', 150, 270],
  ['largeIronFree', 60, 108],
  ['largeIronFree', 150, 270],
  ['selfSupporting', 15, 27],
  ['selfSupporting', 60, 108],
  ['selfSupporting', 150, 270],
  ['selfSupportingIronFree', 15, 27],
  ['selfSupportingIronFree', 60, 108],
  ['selfSupportingIronFree', 150, 270],
  ['small', 300, 540],
]

/** When a cone goes down: the temperature depends on its kind and on the rate of heating. */
export interface ConeTemperature {
  readonly kind: ConeKind
  readonly rateCPerHour: number
  readonly rateFPerHour: number
  readonly celsius: number | null
  readonly fahrenheit: number | null
}

/** Every published temperature of a cone, by kind and rate; empty for an unknown id. */
export function coneTemperatures(id: number): ConeTemperature[] {
  const row = CONE_TEMPERATURES[id - 1]
  if (!row) return []
  const [celsius, fahrenheit] = row
  return FIGURE_COLUMNS.map(([kind, rateCPerHour, rateFPerHour], column) => ({
    kind,
    rateCPerHour,
    rateFPerHour,
    celsius: celsius[column] ?? null,
    fahrenheit: fahrenheit[column] ?? null,
  })).filter((figure) => figure.celsius !== null || figure.fahrenheit !== null)
}

/**
 * Degrees Celsius at which a cone goes down.
 *
 * @param rateCPerHour rate over the last 100 °C: 15, 60, 150 or, for small cones, 300
 * @returns `null` where no figure is published
 * @example
 * coneCelsius(34, 'large', 60) // 1282, cone 10
 */
export function coneCelsius(id: number, kind: ConeKind, rateCPerHour: number): number | null {
  const figure = coneTemperatures(id).find(
    (candidate) => candidate.kind === kind && candidate.rateCPerHour === rateCPerHour,
  )
  return figure?.celsius ?? null
}
