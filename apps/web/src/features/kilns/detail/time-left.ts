import { remainingMinutes } from '@glazy/ceramics/firing/firing'
import type { KilnSchedule } from '@glazy/contract/kilns'

/** Ramps (from 0) whose way leads through a temperature; the unit is the schedule's own. */
export function rampsThrough(
  { defaultStartTemp, ramps }: Pick<KilnSchedule, 'defaultStartTemp' | 'ramps'>,
  degrees: number,
): number[] {
  return ramps.flatMap(({ targetTemp }, at) => {
    const from = ramps[at - 1]?.targetTemp ?? defaultStartTemp
    const isOnWay = Math.min(from, targetTemp) <= degrees && degrees <= Math.max(from, targetTemp)
    return isOnWay ? [at] : []
  })
}

/** Minutes to the end of a firing from a temperature in a ramp (from 0). */
export function minutesLeft(
  { ramps }: Pick<KilnSchedule, 'ramps'>,
  degrees: number,
  ramp: number,
): number | null {
  const left = remainingMinutes(
    degrees,
    ramps.map(({ tempRatePerHr, targetTemp, holdMinutes }) => ({
      ratePerHour: tempRatePerHr,
      target: targetTemp,
      holdMinutes,
    })),
    ramp,
  )
  return left.ok ? left.value : null
}
