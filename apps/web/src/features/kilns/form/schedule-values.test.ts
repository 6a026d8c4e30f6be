import { describe, expect, it } from 'vitest'
import {
  emptyRamp,
  newSchedule,
  outlookOf,
  problemsOf,
  scheduleOf,
  type ScheduleValues,
} from './schedule-values.ts'

const typed = (changes: Partial<ScheduleValues>): ScheduleValues => ({
  ...newSchedule(),
  name: 'Glaze',
  ...changes,
})
const ramp = (rate: string, target: string, hold = '') => ({ key: 0, rate, target, hold })

describe('a new schedule', () => {
  it('is cone 6 in oxidation, from 20 °C, with five empty ramps', () => {
    expect(newSchedule()).toMatchObject({ coneId: '30', atmosphereId: '1', start: '20' })
    expect(newSchedule().ramps).toHaveLength(5)
  })

  it('sends only the ramps that have a rate and a temperature', () => {
    const { ramps } = scheduleOf(typed({ ramps: [ramp('100', '600'), emptyRamp(1)] }))
    expect(ramps).toEqual([{ tempRatePerHr: 100, targetTemp: 600, holdMinutes: 0 }])
  })

  it('keeps figures as they were typed, with a comma too', () => {
    const { ramps } = scheduleOf(typed({ isCelsius: false, ramps: [ramp('108,5', '2232', '15')] }))
    expect(ramps).toEqual([{ tempRatePerHr: 108.5, targetTemp: 2232, holdMinutes: 15 }])
  })

  it('that has no cone and no atmosphere says so', () => {
    expect(scheduleOf(typed({ coneId: '0', atmosphereId: '0' }))).toMatchObject({
      ortonConeId: null,
      atmosphereId: null,
    })
  })
})

describe('what is wrong', () => {
  it.each([
    [{ name: ' ' }, 'name', 'nameRequired'],
    [{ name: 'x'.repeat(256) }, 'name', 'nameTooLong'],
    [{ start: 'warm' }, 'start', 'number'],
    [{ start: '100001' }, 'start', 'tooLarge'],
  ] as const)('%o: %s is %s', (changes, field, problem) => {
    expect(problemsOf(typed(changes))[field]).toBe(problem)
  })

  it.each([
    [ramp('100', ''), 'half'],
    [ramp('', '600'), 'half'],
    [ramp('fast', '600'), 'number'],
    [ramp('0', '600'), 'rate'],
    [ramp('100', '600', '-5'), 'number'],
    [ramp('100', '100001'), 'tooLarge'],
  ])('%o is %s', (one, problem) => {
    expect(problemsOf(typed({ ramps: [one] })).ramps).toBe(problem)
  })

  it('is that there are more ramps than a schedule has, empty ones not counted', () => {
    const full = Array.from({ length: 40 }, () => ramp('100', '600'))
    expect(problemsOf(typed({ ramps: [...full, emptyRamp(1)] }))).toEqual({})
    const over = problemsOf(typed({ ramps: [...full, ramp('100', '600')] }))
    expect(over).toEqual({ ramps: 'tooManyRamps' })
  })

  it('is nothing with a name and whole ramps', () => {
    expect(problemsOf(typed({ ramps: [ramp('9999', '600'), emptyRamp(1)] }))).toEqual({})
  })
})

it('what is typed is calculated at once', () => {
  const outlook = outlookOf(typed({ ramps: [ramp('100', '600'), ramp('60', '1222', '10')] }))
  expect(outlook.totalMinutes).toBeCloseTo(348 + 622 + 10, 6)
  expect(outlook.coneId).toBe(30)
  expect(outlook.ramps[1]).toMatchObject({ targetTemp: 1222, holdMinutes: 10 })
})
