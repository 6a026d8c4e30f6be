import type { KilnSchedule } from '@glazy/contract/kilns'
import {
  celsiusRateToFahrenheit,
  celsiusToFahrenheit,
  fahrenheitRateToCelsius,
  fahrenheitToCelsius,
} from '@glazy/ceramics/firing/temperature'

/** The parts of a schedule that its curve is drawn from. */
export type Fired = Pick<KilnSchedule, 'defaultStartTemp' | 'isCelsius'> & {
  readonly ramps: readonly Pick<
    KilnSchedule['ramps'][number],
    'targetTemp' | 'holdMinutes' | 'calculatedTimeMinutes'
  >[]
}

export interface CurvePoint {
  readonly minutes: number
  /** In the unit that is shown. */
  readonly degrees: number
}

/** A temperature of a schedule, in the unit that is shown: whole degrees where it is converted. */
export function shownDegrees(value: number, isCelsius: boolean, asCelsius: boolean): number {
  if (isCelsius === asCelsius) return value
  return Math.round(asCelsius ? fahrenheitToCelsius(value) : celsiusToFahrenheit(value))
}

/** A rate an hour, in the unit that is shown. */
export function shownRate(value: number, isCelsius: boolean, asCelsius: boolean): number {
  if (isCelsius === asCelsius) return value
  return Math.round(asCelsius ? fahrenheitRateToCelsius(value) : celsiusRateToFahrenheit(value))
}

/** The corners of a firing: where each ramp arrives, and where its hold ends. */
export function firingCurve(schedule: Fired, asCelsius: boolean): CurvePoint[] {
  const { defaultStartTemp, isCelsius, ramps } = schedule
  const points: CurvePoint[] = [
    { minutes: 0, degrees: shownDegrees(defaultStartTemp, isCelsius, asCelsius) },
  ]
  let minutes = 0
  for (const { targetTemp, holdMinutes, calculatedTimeMinutes } of ramps) {
    const degrees = shownDegrees(targetTemp, isCelsius, asCelsius)
    minutes += calculatedTimeMinutes
    points.push({ minutes, degrees })
    if (holdMinutes === 0) continue
    minutes += holdMinutes
    points.push({ minutes, degrees })
  }
  return points
}

/** Temperatures that potters look for, at 60 °C (108 °F) an hour where they are cones. */
const LANDMARKS = [
  { key: 'quartz', celsius: 573, fahrenheit: 1063 },
  { key: 'cone04', celsius: 1060, fahrenheit: 1940 },
  { key: 'cone10', celsius: 1285, fahrenheit: 2345 },
] as const

export interface Landmark {
  readonly key: (typeof LANDMARKS)[number]['key']
  readonly degrees: number
}

/** What a chart of a firing shows: its range, and the lines across it. */
export interface FiringWindow {
  readonly minutes: number
  readonly degrees: number
  readonly landmarks: readonly Landmark[]
}

/** The time axis is a tenth longer than the firing, and an hour at least. */
const TIME_ROOM = 1.1
const LEAST_MINUTES = 60
/** Room above the highest line. */
const HEIGHT_ROOM = 1.06

export function firingWindow(points: readonly CurvePoint[], asCelsius: boolean): FiringWindow {
  const peak = Math.max(...points.map(({ degrees }) => degrees))
  const [quartz, cone04, cone10] = LANDMARKS.map(({ key, celsius, fahrenheit }) => ({
    key,
    degrees: asCelsius ? celsius : fahrenheit,
  }))
  const isHot = peak > (cone04?.degrees ?? 0)
  const landmarks = [quartz, cone04, ...(isHot ? [cone10] : [])].filter((one) => one !== undefined)
  const highest = Math.max(peak, ...landmarks.map(({ degrees }) => degrees))
  return {
    minutes: Math.max(LEAST_MINUTES, (points.at(-1)?.minutes ?? 0) * TIME_ROOM),
    degrees: highest * HEIGHT_ROOM,
    landmarks,
  }
}
