import { describe, expect, it } from 'vitest'
import { firingCurve, firingWindow, shownDegrees, shownRate } from './firing-curve.ts'

const CONE_6 = {
  defaultStartTemp: 20,
  isCelsius: true,
  ramps: [
    { targetTemp: 600, holdMinutes: 0, calculatedTimeMinutes: 348 },
    { targetTemp: 1222, holdMinutes: 10, calculatedTimeMinutes: 248.8 },
  ],
}

describe('the curve of a firing', () => {
  it('has a corner where each ramp arrives and where its hold ends', () => {
    const points = firingCurve(CONE_6, true)
    expect(points.map(({ degrees }) => degrees)).toEqual([20, 600, 1222, 1222])
    expect(points.at(-1)?.minutes).toBeCloseTo(606.8, 9)
  })

  it('is the same firing in the other unit', () => {
    expect(firingCurve(CONE_6, false).map(({ degrees }) => degrees)).toEqual([68, 1112, 2232, 2232])
  })

  it('of no ramps is where it starts', () => {
    expect(firingCurve({ ...CONE_6, ramps: [] }, true)).toEqual([{ minutes: 0, degrees: 20 }])
  })
})

describe('what is shown of it', () => {
  it('is a tenth longer than it, with cone 10 above what is hotter than cone 04', () => {
    const window = firingWindow(firingCurve(CONE_6, true), true)
    expect(window.minutes).toBeCloseTo(606.8 * 1.1, 6)
    expect(window.landmarks.map(({ degrees }) => degrees)).toEqual([573, 1060, 1285])
    expect(window.degrees).toBeGreaterThan(1285)
  })

  it('is an hour at least, and cone 04 for what stays below', () => {
    const window = firingWindow([{ minutes: 0, degrees: 70 }], false)
    expect(window.minutes).toBe(60)
    expect(window.landmarks.map(({ degrees }) => degrees)).toEqual([1063, 1940])
  })
})

describe('figures', () => {
  it('stand as they were written in their own unit', () => {
    expect(shownDegrees(1222.5, true, true)).toBe(1222.5)
    expect(shownRate(108.5, false, false)).toBe(108.5)
  })

  it('are whole in the other one', () => {
    expect(shownDegrees(2232, false, true)).toBe(1222)
    expect(shownRate(150, true, false)).toBe(270)
    expect(shownRate(270, false, true)).toBe(150)
  })
})
