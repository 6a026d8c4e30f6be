import { describe, expect, it } from 'vitest'
import { minutesLeft, rampsThrough } from './time-left.ts'

const ramp = (tempRatePerHr: number, targetTemp: number, holdMinutes = 0) => ({
  id: 1,
  order: 1,
  tempRatePerHr,
  targetTemp,
  holdMinutes,
  calculatedTimeMinutes: 0,
  calculatedTimeWithRampMinutes: 0,
})
const SCHEDULE = {
  defaultStartTemp: 20,
  ramps: [ramp(100, 600), ramp(150, 1222, 10), ramp(60, 900)],
}

describe('a kiln at a temperature', () => {
  it('is in every ramp that leads through it', () => {
    expect(rampsThrough(SCHEDULE, 300)).toEqual([0])
    expect(rampsThrough(SCHEDULE, 1000)).toEqual([1, 2])
    expect(rampsThrough(SCHEDULE, 1300)).toEqual([])
  })

  it('has the rest of its ramp before it, the hold and what follows', () => {
    expect(minutesLeft(SCHEDULE, 1072, 1)).toBeCloseTo(60 + 10 + 322, 6)
    expect(minutesLeft(SCHEDULE, 1000, 2)).toBeCloseTo(100, 6)
  })
})
