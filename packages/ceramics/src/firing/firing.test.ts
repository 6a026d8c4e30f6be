import { describe, expect, test } from 'vitest'
import { firingTime, formatFiringTime, remainingMinutes, type Ramp } from './firing.ts'
import { celsiusRateToFahrenheit, celsiusToFahrenheit } from './temperature.ts'

const CONE_6: readonly Ramp[] = [
  { ratePerHour: 100, target: 600, holdMinutes: 0 },
  { ratePerHour: 150, target: 1222, holdMinutes: 10 },
]

function timeOf(start: number, ramps: readonly Ramp[]) {
  const time = firingTime(start, ramps)
  if (!time.ok) throw new Error(time.error.code)
  return time.value
}

describe('from 20 °C to cone 6 in two ramps', () => {
  const time = timeOf(20, CONE_6)

  test('takes 10:07', () => {
    expect(time.ramps[0]?.withHoldMinutes).toBeCloseTo(348, 10)
    expect(time.ramps[1]?.rampMinutes).toBeCloseTo(248.8, 10)
    expect(time.ramps[1]?.withHoldMinutes).toBeCloseTo(258.8, 10)
    expect(time.totalMinutes).toBeCloseTo(606.8, 10)
    expect(formatFiringTime(time.totalMinutes)).toBe('10:07')
    expect(time.peak).toBe(1222)
  })

  test('takes as long in Fahrenheit', () => {
    const fahrenheit = CONE_6.map(({ ratePerHour, target, holdMinutes }) => ({
      ratePerHour: celsiusRateToFahrenheit(ratePerHour),
      target: celsiusToFahrenheit(target),
      holdMinutes,
    }))
    expect(fahrenheit[1]).toEqual({ ratePerHour: 270, target: 2231.6, holdMinutes: 10 })
    expect(timeOf(68, fahrenheit).totalMinutes).toBeCloseTo(606.8, 9)
  })

  test('leaves the rest of its ramp, the hold and the later ramps from where it is', () => {
    expect(remainingMinutes(20, CONE_6, 0)).toEqual({ ok: true, value: time.totalMinutes })
    const late = remainingMinutes(1072, CONE_6, 1)
    expect(late.ok && late.value).toBeCloseTo(70, 10)
    expect(remainingMinutes(1222, CONE_6, 2)).toEqual({ ok: true, value: 0 })
  })
})

test('cooling counts like heating, and the peak is the highest target', () => {
  const time = timeOf(1222, [
    { ratePerHour: 100, target: 1000, holdMinutes: 30 },
    { ratePerHour: 50, target: 900, holdMinutes: 0 },
  ])
  expect(time.totalMinutes).toBeCloseTo(133.2 + 30 + 120, 10)
  expect(time.peak).toBe(1000)
})

test('no ramps take no time', () => {
  expect(timeOf(20, [])).toEqual({ ramps: [], totalMinutes: 0, peak: 20 })
})

test.each([0, -100, NaN])('a rate of %d never arrives; the ramp is named', (ratePerHour) => {
  const ramps = [...CONE_6, { ratePerHour, target: 1000, holdMinutes: 0 }]
  const error = { code: 'rateNotPositive', ramp: 2 }
  expect(firingTime(20, ramps)).toEqual({ ok: false, error })
  expect(remainingMinutes(900, ramps, 1)).toEqual({ ok: false, error })
})

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [606.8, '10:07'],
  [1500, '25:00'],
])('%d minutes are %s', (minutes, text) => {
  expect(formatFiringTime(minutes)).toBe(text)
})
