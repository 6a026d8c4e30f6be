import type { Viewer } from './material.ts'

/** Sentences about a kiln schedule, for the API and the form. */
export const KILN_PROBLEMS = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most 255 characters',
  number: 'must be a number of 0 or more',
  rate: 'Rate must be above 0',
  rateNeedsTarget: 'A ramp needs a rate and a temperature',
  tooManyRamps: 'A schedule has at most 40 ramps',
} as const

interface Schedule {
  readonly createdByUserId: number
  readonly isPrivate: boolean
}

/** Whoever wrote a schedule down may change and delete it. */
export function mayEditSchedule(
  viewer: Pick<Viewer, 'id'> | null,
  schedule: Pick<Schedule, 'createdByUserId'>,
): boolean {
  return viewer?.id === schedule.createdByUserId
}
