import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coneCelsius } from './cone-temperatures.ts'
import { CONES, findCone } from './cones.ts'
import { estimateCone, type Firing, FULL_RATE, heatWork } from './heat-work.ts'
import { celsiusRateToFahrenheit, celsiusToFahrenheit } from './temperature.ts'

const heated = (target: number, ratePerHour: number, holdMinutes = 0): Firing => ({
  start: 20,
  isCelsius: true,
  ramps: [{ ratePerHour, target, holdMinutes }],
})
const nameOf = (firing: Firing) => findCone(estimateCone(firing) ?? 0)?.name ?? null

describe('the published end points', () => {
  const rates = [15, 60, 150]
  const published = CONES.flatMap(({ id, name }) =>
    rates.map((rate) => ({ id, name, rate, celsius: coneCelsius(id, 'selfSupporting', rate) })),
  ).filter(({ celsius }) => celsius !== null)

  test.each(published)('cone $name goes down at $celsius °C by $rate an hour', (one) => {
    expect(heatWork(one.id, heated(one.celsius ?? NaN, one.rate))).toBeCloseTo(1, 6)
    expect(nameOf(heated(one.celsius ?? NaN, one.rate))).toBe(one.name)
  })

  test('are more than a hundred', () => {
    expect(published.length).toBeGreaterThan(100)
  })
})

describe('a schedule', () => {
  test('counts by its last part: fast at first, then 60 °C an hour to 1222', () => {
    const ramps = [
      { ratePerHour: 150, target: 1122, holdMinutes: 0 },
      { ratePerHour: 60, target: 1222, holdMinutes: 0 },
    ]
    expect(nameOf({ start: 20, isCelsius: true, ramps })).toBe('6')
  })

  test('reads the same in Fahrenheit', () => {
    const ramps = [
      {
        ratePerHour: celsiusRateToFahrenheit(60),
        target: celsiusToFahrenheit(1222),
        holdMinutes: 0,
      },
    ]
    expect(nameOf({ start: 70, isCelsius: false, ramps })).toBe('6')
  })

  // Orton: an hour or two at the end point of a cone take down the next one.
  test('held at the end point of cone 5 for an hour and a half takes down cone 6', () => {
    expect(nameOf(heated(1186, 60))).toBe('5')
    expect(nameOf(heated(1186, 60, 30))).not.toBe('6')
    expect(nameOf(heated(1186, 60, 90))).toBe('6')
  })

  test('at full speed is taken to heat as fast as kilns do', () => {
    expect(estimateCone(heated(1240, FULL_RATE))).toBe(estimateCone(heated(1240, 300)))
  })

  test('that stays cool takes down no cone', () => {
    expect(nameOf(heated(500, 60))).toBeNull()
    expect(nameOf({ start: 20, isCelsius: true, ramps: [] })).toBeNull()
  })

  test.each([0, -60, NaN])('with a rate of %d has no estimate', (rate) => {
    expect(heatWork(30, heated(1222, rate))).toBeNull()
    expect(nameOf(heated(1222, rate))).toBeNull()
  })

  test('an unknown cone has no work', () => {
    expect(heatWork(99, heated(1222, 60))).toBeNull()
  })
})

const ramp = fc.record({
  ratePerHour: fc.double({ min: 5, max: 600, noNaN: true }),
  target: fc.integer({ min: 20, max: 1400 }),
  holdMinutes: fc.integer({ min: 0, max: 600 }),
})
const firing = fc.record({
  start: fc.integer({ min: 0, max: 100 }),
  isCelsius: fc.constant(true),
  ramps: fc.array(ramp, { minLength: 1, maxLength: 20 }),
})
const changed = (one: Firing, at: number, change: (ramp: Firing['ramps'][number]) => object) => ({
  ...one,
  ramps: one.ramps.map((ramp, index) =>
    index === at % one.ramps.length ? { ...ramp, ...change(ramp) } : ramp,
  ),
})
const coneOf = (one: Firing) => estimateCone(one) ?? 0

describe('for every schedule', () => {
  test('slower never lowers the cone', () => {
    fc.assert(
      fc.property(firing, fc.nat(), fc.double({ min: 0.1, max: 1, noNaN: true }), (one, at, by) => {
        const slower = changed(one, at, ({ ratePerHour }) => ({ ratePerHour: ratePerHour * by }))
        expect(coneOf(slower)).toBeGreaterThanOrEqual(coneOf(one))
      }),
    )
  })

  test('a hold never lowers it', () => {
    fc.assert(
      fc.property(firing, fc.nat(), fc.integer({ min: 1, max: 600 }), (one, at, more) => {
        const held = changed(one, at, ({ holdMinutes }) => ({ holdMinutes: holdMinutes + more }))
        expect(coneOf(held)).toBeGreaterThanOrEqual(coneOf(one))
      }),
    )
  })

  test('going on to a higher temperature never lowers it', () => {
    fc.assert(
      fc.property(firing, ramp, (one, next) => {
        expect(coneOf({ ...one, ramps: [...one.ramps, next] })).toBeGreaterThanOrEqual(coneOf(one))
      }),
    )
  })
})
