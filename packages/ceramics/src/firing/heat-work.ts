import { CONES } from './cones.ts'
import { coneTemperatures } from './cone-temperatures.ts'
import type { Ramp } from './firing.ts'
import { fahrenheitRateToCelsius, fahrenheitToCelsius } from './temperature.ts'

/** A firing as it was written down: the temperatures of its start and its ramps are in one unit. */
export interface Firing {
  readonly start: number
  readonly isCelsius: boolean
  readonly ramps: readonly Ramp[]
}

/** The rate by which controllers mean "as fast as the kiln can". */
export const FULL_RATE = 9999

/**
 * °C per hour: no kiln is taken to heat faster, whatever its schedule says. It is the fastest rate
 * for which Orton publishes figures.
 */
const FASTEST_RATE = 300

/**
 * A cone is down at a little less than its whole work. The published rates are those of the last
 * 100 °C: what the kiln did before adds up to a fortieth, which is less than a degree.
 */
const DOWN = 0.975

/** Where a cone goes down: °C, and the logarithm of the rate in °C per hour that leads there. */
type EndPoint = readonly [celsius: number, logRate: number]

/** Figures of self-supporting cones, the one kind that is published for slow firings too. */
const END_POINTS: ReadonlyMap<number, readonly EndPoint[]> = new Map(
  CONES.map(({ id }) => [id, endPointsOf(id)]),
)

function endPointsOf(id: number): EndPoint[] {
  return coneTemperatures(id)
    .filter(({ kind }) => kind === 'selfSupporting')
    .map(({ celsius, fahrenheit, rateCPerHour }): EndPoint => {
      const degrees = celsius ?? fahrenheitToCelsius(fahrenheit ?? NaN)
      return [degrees, Math.log(rateCPerHour)]
    })
    .toSorted(([left], [right]) => left - right)
}

/** The rate that takes a cone down at a temperature, and how steeply its logarithm rises there. */
function rateAt(points: readonly EndPoint[], celsius: number): { rate: number; slope: number } {
  const next = points.findIndex(([degrees]) => degrees >= celsius)
  const above = next < 0 ? points.length - 1 : Math.max(next, 1)
  const [low, lowLog] = points[above - 1] ?? [NaN, NaN]
  const [high, highLog] = points[above] ?? [NaN, NaN]
  const slope = (highLog - lowLog) / (high - low)
  return { rate: Math.exp(lowLog + slope * (celsius - low)), slope }
}

/**
 * How much of the work that takes a cone down a firing does: 1 and more bend it.
 *
 * Heat does its work at a speed that depends on the temperature alone. That speed follows from the
 * published end points: a cone which goes down at T when heated by r an hour has its work done by all
 * temperatures up to T, each for as long as the kiln takes to pass it. Between and beyond the
 * published rates the logarithm of the rate is a straight line over the temperature. What is
 * published comes out as published, slower firings do more work, and every hold adds some.
 *
 * Source: Orton Ceramic Foundation, temperature equivalents of self-supporting cones at 15, 60 and
 * 150 °C per hour.
 *
 * @returns a share of 1; `null` for an unknown cone, or a ramp whose rate is not above 0
 */
export function heatWork(coneId: number, { start, isCelsius, ramps }: Firing): number | null {
  const points = END_POINTS.get(coneId)
  if (!points) return null
  const degrees = isCelsius ? (value: number) => value : fahrenheitToCelsius
  const speed = isCelsius ? (value: number) => value : fahrenheitRateToCelsius
  let work = 0
  let from = rateAt(points, degrees(start)).rate
  for (const { ratePerHour, target, holdMinutes } of ramps) {
    if (!(ratePerHour > 0)) return null
    const { rate, slope } = rateAt(points, degrees(target))
    work += Math.abs(rate - from) / Math.min(speed(ratePerHour), FASTEST_RATE)
    work += slope * rate * (holdMinutes / 60)
    from = rate
  }
  return work
}

/**
 * The hottest cone that a firing takes down, as an estimate: kilns differ, and a witness cone tells
 * what really happened.
 *
 * @returns the id of the cone; `null` where not even the coolest goes down, or a rate is not above 0
 * @example
 * // from 20 °C by 150/h to 1130, by 60/h to 1222: cone 6
 * estimateCone({ start: 20, isCelsius: true, ramps })
 */
export function estimateCone(firing: Firing): number | null {
  return CONES.findLast(({ id }) => (heatWork(id, firing) ?? 0) >= DOWN)?.id ?? null
}
