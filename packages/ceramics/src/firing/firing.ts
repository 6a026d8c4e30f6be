import { err, ok, type Result } from '../result.ts'

/** A step of a firing: heat or cool at a rate to a temperature and stay there. */
export interface Ramp {
  /** Degrees per hour, up or down, in the unit of the temperatures. */
  readonly ratePerHour: number
  /** Temperature to reach. */
  readonly target: number
  /** Minutes to stay at the target. */
  readonly holdMinutes: number
}

/** How long a firing takes; minutes are the same whether it is given in °C or in °F. */
export interface FiringTime {
  /** Minutes of each ramp: the way to its target alone, and with its hold. */
  readonly ramps: readonly { readonly rampMinutes: number; readonly withHoldMinutes: number }[]
  readonly totalMinutes: number
  /** Highest target; the start temperature when there is no ramp. */
  readonly peak: number
}

/** The ramp (from 0) that never arrives: its rate is not above 0. */
export interface FiringError {
  readonly code: 'rateNotPositive'
  readonly ramp: number
}

/**
 * Time a firing takes: for each ramp the degrees from the last target over the rate, and its hold.
 *
 * @param start temperature of the kiln when the firing begins
 * @example
 * // from 20 °C by 100/h to 600, by 150/h to 1222 with a hold of 10 min: 606.8 min
 * firingTime(20, ramps)
 */
export function firingTime(start: number, ramps: readonly Ramp[]): Result<FiringTime, FiringError> {
  let current = start
  const times: { rampMinutes: number; withHoldMinutes: number }[] = []
  for (const [index, { ratePerHour, target, holdMinutes }] of ramps.entries()) {
    if (!(ratePerHour > 0)) return err({ code: 'rateNotPositive', ramp: index })
    const rampMinutes = (Math.abs(target - current) / ratePerHour) * 60
    times.push({ rampMinutes, withHoldMinutes: rampMinutes + holdMinutes })
    current = target
  }
  return ok({
    ramps: times,
    totalMinutes: times.reduce((total, time) => total + time.withHoldMinutes, 0),
    peak: ramps.length === 0 ? start : Math.max(...ramps.map((ramp) => ramp.target)),
  })
}

/**
 * Minutes left when the kiln is at a temperature on its way to a ramp's target: the rest of that
 * ramp, its hold, and the ramps that follow.
 *
 * @param rampIndex the ramp the kiln is in, from 0
 */
export function remainingMinutes(
  current: number,
  ramps: readonly Ramp[],
  rampIndex: number,
): Result<number, FiringError> {
  const rest = firingTime(current, ramps.slice(rampIndex))
  if (!rest.ok) return err({ code: rest.error.code, ramp: rest.error.ramp + rampIndex })
  return ok(rest.value.totalMinutes)
}

/**
 * Writes minutes as hours and minutes, rounded to the minute.
 *
 * @example
 * formatFiringTime(606.8) // '10:07'
 */
export function formatFiringTime(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
