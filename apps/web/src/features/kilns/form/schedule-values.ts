import { parseDecimal } from '@glazy/ceramics/decimal'
import { type Firing, estimateCone } from '@glazy/ceramics/firing/heat-work'
import { firingTime } from '@glazy/ceramics/firing/firing'
import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import {
  FIRING_FIGURE_MAX,
  KILN_SCHEDULE_NAME_MAX_LENGTH,
  RAMPS_MAX,
  RAMPS_DEFAULT,
  START_CELSIUS,
  START_FAHRENHEIT,
} from '@glazy/contract/limits'
import type { Formats } from '#lib/texts/formats.ts'
import type { Fired } from '../chart/firing-curve.ts'

/** A ramp as it is typed. */
export interface RampValues {
  /** Told apart from other rows while it is moved. */
  readonly key: number
  readonly rate: string
  readonly target: string
  readonly hold: string
}

/** What is in the fields of a schedule. Nothing is converted: the unit says what the figures are. */
export interface ScheduleValues {
  readonly name: string
  readonly description: string
  readonly coneId: string
  readonly atmosphereId: string
  readonly start: string
  readonly isCelsius: boolean
  readonly isPrivate: boolean
  readonly ramps: readonly RampValues[]
}

/** Nothing chosen, as the API knows it. */
export const NONE = '0'
const CONE_6_ID = '30'
const OXIDATION_ID = '1'

export const startOf = (isCelsius: boolean): string =>
  String(isCelsius ? START_CELSIUS : START_FAHRENHEIT)

export const emptyRamp = (key: number): RampValues => ({ key, rate: '', target: '', hold: '' })

export function newSchedule(): ScheduleValues {
  return {
    name: '',
    description: '',
    coneId: CONE_6_ID,
    atmosphereId: OXIDATION_ID,
    start: startOf(true),
    isCelsius: true,
    isPrivate: false,
    ramps: Array.from({ length: RAMPS_DEFAULT }, (_, key) => emptyRamp(key)),
  }
}

export function valuesOf(schedule: EnteredSchedule, typed: Formats['typed']): ScheduleValues {
  return {
    name: schedule.name,
    description: schedule.description ?? '',
    coneId: String(schedule.ortonConeId ?? NONE),
    atmosphereId: String(schedule.atmosphereId ?? NONE),
    start: typed(schedule.defaultStartTemp),
    isCelsius: schedule.isCelsius,
    isPrivate: schedule.isPrivate,
    ramps: schedule.ramps.map((ramp, key) => ({
      key,
      rate: typed(ramp.tempRatePerHr),
      target: typed(ramp.targetTemp),
      hold: ramp.holdMinutes === 0 ? '' : typed(ramp.holdMinutes),
    })),
  }
}

/** The schedule as the API takes it: of the ramps those that have a rate and a temperature. */
export function scheduleOf(values: ScheduleValues): EnteredSchedule {
  return {
    name: values.name.trim(),
    description: values.description || null,
    ortonConeId: Number(values.coneId) || null,
    atmosphereId: Number(values.atmosphereId) || null,
    defaultStartTemp: figureOf(values.start) ?? 0,
    isCelsius: values.isCelsius,
    isPrivate: values.isPrivate,
    ramps: values.ramps.flatMap((ramp) => {
      const [rate, target] = [figureOf(ramp.rate), figureOf(ramp.target)]
      if (rate === undefined || target === undefined) return []
      return [{ tempRatePerHr: rate, targetTemp: target, holdMinutes: figureOf(ramp.hold) ?? 0 }]
    }),
  }
}

/** Key of the text that says what is wrong with a field. */
export type ScheduleProblem =
  'nameRequired' | 'nameTooLong' | 'number' | 'tooLarge' | 'rate' | 'half' | 'tooManyRamps'

export interface ScheduleProblems {
  readonly name?: ScheduleProblem
  readonly start?: ScheduleProblem
  /** Of the first ramp in which something is wrong, or of all together. */
  readonly ramps?: ScheduleProblem
}

/** What is wrong with what was typed. */
export function problemsOf(values: ScheduleValues): ScheduleProblems {
  const trimmed = values.name.trim()
  const start = figureProblem(values.start)
  const ramp = values.ramps.map(rampProblem).find((problem) => problem !== undefined)
  const isFull = scheduleOf(values).ramps.length > RAMPS_MAX
  const ramps = ramp ?? (isFull ? 'tooManyRamps' : undefined)
  return {
    ...(trimmed === '' && { name: 'nameRequired' }),
    ...(trimmed.length > KILN_SCHEDULE_NAME_MAX_LENGTH && { name: 'nameTooLong' }),
    ...(start && { start }),
    ...(ramps && { ramps }),
  }
}

export function rampProblem({ rate, target, hold }: RampValues): ScheduleProblem | undefined {
  const figure = [rate, target, hold].map(figureProblem).find(Boolean)
  if (figure) return figure
  const isHalf = (figureOf(rate) === undefined) !== (figureOf(target) === undefined)
  if (isHalf) return 'half'
  return figureOf(rate) === 0 ? 'rate' : undefined
}

/** Whether a field of a ramp is what is wrong with it. */
export function isWrong(ramp: RampValues, field: 'rate' | 'target' | 'hold'): boolean {
  const problem = rampProblem(ramp)
  if (problem === 'number' || problem === 'tooLarge') return figureProblem(ramp[field]) === problem
  if (problem === 'half') return field !== 'hold' && figureOf(ramp[field]) === undefined
  return problem === 'rate' && field === 'rate'
}

/** An empty field is none that is wrong. */
function figureProblem(text: string): 'number' | 'tooLarge' | undefined {
  if (text.trim() === '') return undefined
  const figure = figureOf(text)
  if (figure === undefined) return 'number'
  return figure > FIRING_FIGURE_MAX ? 'tooLarge' : undefined
}

function figureOf(text: string): number | undefined {
  const parsed = parseDecimal(text)
  return parsed.ok && parsed.value >= 0 ? parsed.value : undefined
}

/** A schedule that is saved nowhere, with the times of its ramps as the API gives them. */
export function timed(
  schedule: EnteredSchedule,
): Pick<KilnSchedule, 'isCelsius' | 'defaultStartTemp' | 'ramps'> {
  const { isCelsius, defaultStartTemp } = schedule
  const filled = schedule.ramps.filter(({ tempRatePerHr }) => tempRatePerHr > 0)
  const times = firingTime(
    defaultStartTemp,
    filled.map(({ tempRatePerHr: ratePerHour, targetTemp: target, holdMinutes }) => ({
      ratePerHour,
      target,
      holdMinutes,
    })),
  )
  const ramps = filled.map((ramp, at) => {
    const time = times.ok ? times.value.ramps[at] : undefined
    return {
      ...ramp,
      id: at,
      order: at + 1,
      calculatedTimeMinutes: time?.rampMinutes ?? 0,
      calculatedTimeWithRampMinutes: time?.withHoldMinutes ?? 0,
    }
  })
  return { isCelsius, defaultStartTemp, ramps }
}

/** What follows from what was typed so far: the curve, the time and the estimated cone. */
export interface Outlook extends Fired {
  readonly totalMinutes: number
  readonly coneId: number | null
}

export function outlookOf(values: ScheduleValues): Outlook {
  const schedule = timed(scheduleOf(values))
  const { defaultStartTemp: start, isCelsius, ramps } = schedule
  const firing: Firing = {
    start,
    isCelsius,
    ramps: ramps.map(({ tempRatePerHr, targetTemp, holdMinutes }) => ({
      ratePerHour: tempRatePerHr,
      target: targetTemp,
      holdMinutes,
    })),
  }
  return {
    ...schedule,
    totalMinutes: ramps.reduce((sum, ramp) => sum + ramp.calculatedTimeWithRampMinutes, 0),
    coneId: estimateCone(firing),
  }
}
