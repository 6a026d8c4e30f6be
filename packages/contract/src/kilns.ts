import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import {
  decimalField,
  flagField,
  idField,
  instant,
  integerField,
  orNothing,
  pageField,
} from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import {
  FIRING_FIGURE_MAX,
  KILN_SCHEDULE_NAME_MAX_LENGTH,
  PAGE_SIZE_MAX,
  QUERY_MAX_LENGTH,
  RAMPS_MAX,
} from './limits.ts'
import { materialRef } from './materials.ts'
import { pagination } from './pagination.ts'
import { descriptionField } from './rules/description.ts'
import { KILN_PROBLEMS as problems } from './rules/kiln.ts'
import { lineField } from './rules/text.ts'
import { coneField } from './search.ts'
import { sending } from './sending.ts'

const tag = 'kilns'

/** A number as it is typed, with a comma or a dot. */
const figureField = decimalField(problems.number)
  .pipe(
    z
      .number(problems.number)
      .min(0, problems.number)
      .max(FIRING_FIGURE_MAX, `must be at most ${FIRING_FIGURE_MAX}`),
  )
  .meta({ type: 'number', minimum: 0, maximum: FIRING_FIGURE_MAX })

/** An id of 0 and less, or none at all, says that nothing was chosen. */
const chosenId = (max: number) =>
  z.preprocess((value) => (isNoId(value) ? null : value), integerField(1, max).nullable())

function isNoId(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && Number(value) <= 0
}

const enteredRamp = z.object({
  order: orNothing(integerField(1, FIRING_FIGURE_MAX)).describe('Ramps are sorted by it'),
  tempRatePerHr: orNothing(figureField).describe('Degrees an hour, up or down'),
  targetTemp: orNothing(figureField),
  holdMinutes: orNothing(figureField),
})
type EnteredRamp = z.output<typeof enteredRamp>

/** Ramps without a rate or a temperature are empty rows of a form. */
const isFilled = (ramp: EnteredRamp): boolean =>
  typeof ramp.tempRatePerHr === 'number' && typeof ramp.targetTemp === 'number'

const ramps = z
  .array(enteredRamp, 'must be a list of ramps')
  .max(RAMPS_MAX, problems.tooManyRamps)
  .superRefine((list, context) => {
    for (const [at, ramp] of list.entries()) {
      if (!isFilled(ramp) || ramp.tempRatePerHr !== 0) continue
      const path = [at, 'tempRatePerHr']
      context.addIssue({ code: 'custom', path, message: problems.rate })
    }
  })
  .transform((list) =>
    list
      .filter(isFilled)
      .toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0))
      .map((ramp) => ({
        tempRatePerHr: ramp.tempRatePerHr ?? 0,
        targetTemp: ramp.targetTemp ?? 0,
        holdMinutes: ramp.holdMinutes ?? 0,
      })),
  )

const RAMP_FIELD = /^ramp([1-9]\d{0,2})_(order|tempRatePerHr|targetTemp|holdMinutes)$/

/** What is meant for a ramp, and lost when nobody says that it is none. */
const LIKE_RAMP_FIELD = /^ramp\d+_/

/** A form has no lists: its ramps are `ramp1_order`, `ramp1_tempRatePerHr`… */
function gatherRamps(body: unknown, context: z.RefinementCtx): unknown {
  if (typeof body !== 'object' || body === null || 'ramps' in body) return body
  const rest: Record<string, unknown> = {}
  const found = new Map<number, Record<string, unknown>>()
  for (const [name, value] of Object.entries(body)) {
    const [, number, field] = RAMP_FIELD.exec(name) ?? []
    if (number === undefined || field === undefined) {
      rest[name] = value
      continue
    }
    const at = Number(number)
    found.set(at, { order: at, ...found.get(at), [field]: value })
  }
  const unknown = Object.keys(rest).filter((name) => LIKE_RAMP_FIELD.test(name))
  if (unknown.length > 0) {
    context.addIssue({ code: 'unrecognized_keys', keys: unknown, input: rest })
  }
  const byNumber = [...found].toSorted(([left], [right]) => left - right)
  return { ...rest, ...(found.size > 0 && { ramps: byNumber.map(([, ramp]) => ramp) }) }
}

/** What {@link gatherRamps} has put at a path of the ramps, as the form calls it. */
function rampField([list, at, field]: readonly string[], body: unknown): string | undefined {
  if (list !== 'ramps' || field === undefined) return undefined
  if (typeof body !== 'object' || body === null || 'ramps' in body) return undefined
  const numbers = Object.keys(body).flatMap((name) => RAMP_FIELD.exec(name)?.[1] ?? [])
  const inOrder = [...new Set(numbers.map(Number))].toSorted((left, right) => left - right)
  return `ramp${inOrder[Number(at)]}_${field}`
}

const schedule = {
  name: lineField(problems.nameRequired)
    .min(1, problems.nameRequired)
    .max(KILN_SCHEDULE_NAME_MAX_LENGTH, problems.nameTooLong),
  description: descriptionField.nullish(),
  ortonConeId: chosenId(38).optional(),
  atmosphereId: chosenId(7).optional(),
  defaultStartTemp: orNothing(figureField).transform((degrees) => degrees ?? 0),
  isCelsius: flagField.default(true).describe('Unit of every figure; nothing is converted'),
  isPrivate: flagField.default(false),
  ramps: ramps.default([]),
}

export const enteredSchedule = z.object(schedule)
export type EnteredSchedule = z.output<typeof enteredSchedule>

const ramp = z
  .object({
    id: z.int(),
    order: z.int().describe('Counted from 1'),
    tempRatePerHr: z.number(),
    targetTemp: z.number(),
    holdMinutes: z.number(),
    calculatedTimeMinutes: z.number().describe('The way to the temperature alone'),
    calculatedTimeWithRampMinutes: z.number().describe('With the hold'),
  })
  .meta({ id: 'KilnRamp' })

const person = z.object({ id: z.int(), name: z.string(), username: z.string().nullable() })

export const kilnSchedule = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    ortonConeId: z.int().nullable(),
    atmosphereId: z.int().nullable(),
    defaultStartTemp: z.number(),
    isCelsius: z.boolean(),
    isPrivate: z.boolean(),
    createdByUserId: z.int(),
    createdByUser: person,
    createdAt: instant,
    updatedAt: instant,
    calculatedTimeMinutes: z.number(),
    calculatedOrtonConeId: z
      .int()
      .nullable()
      .describe('The cone that the schedule takes down, estimated from Orton’s end points'),
    ramps: z.array(ramp),
    materials: z.array(materialRef).describe('Items that are fired with it, the newest first'),
    hiddenReason,
  })
  .meta({ id: 'KilnSchedule' })
export type KilnSchedule = z.output<typeof kilnSchedule>

export const KILN_SORTS = ['name', 'created_at', 'updated_at'] as const
export const SORT_ORDERS = ['asc', 'desc'] as const

const keywords = z.string().max(QUERY_MAX_LENGTH, `must be at most ${QUERY_MAX_LENGTH} characters`)

export const listKilnSchedules = endpoint({
  id: 'listKilnSchedules',
  ...CALLS.listKilnSchedules,
  tag,
  summary: 'Kiln schedules, ten on a page',
  query: z.object({
    u: z.string().max(255).optional().describe('Id or name of the user who wrote them'),
    p: pageField.optional(),
    c: integerField(1, PAGE_SIZE_MAX).optional().describe('Schedules on a page, 10 unless told'),
    keywords: keywords.optional(),
    q: keywords.optional().describe('The same as keywords'),
    cone: coneField.optional(),
    atmosphere: integerField(1, 7).optional(),
    sort_by: z
      .enum(KILN_SORTS, { error: `must be one of ${KILN_SORTS.join(', ')}` })
      .optional()
      .describe('updated_at unless told'),
    sort_order: z.enum(SORT_ORDERS, { error: 'must be asc or desc' }).optional(),
  }),
  response: {
    200: z.object({
      data: z.array(kilnSchedule),
      meta: z.object({
        pagination,
        user: z.object({ data: person }).optional().describe('With u'),
        searchParams: z
          .object({ cone: coneField.optional(), atmosphere: z.int().optional() })
          .describe('What the list was narrowed to'),
      }),
    }),
    404: problem,
  },
})

const answer = z.object({ data: kilnSchedule })
const ofOne = { params: z.object({ id: idField }) }

export const getKilnSchedule = endpoint({
  id: 'getKilnSchedule',
  ...CALLS.getKilnSchedule,
  tag,
  summary: 'One kiln schedule',
  ...ofOne,
  response: { 200: answer, 404: problem },
})

export const createKilnSchedule = endpoint({
  id: 'createKilnSchedule',
  ...CALLS.createKilnSchedule,
  tag,
  summary: 'Writes a kiln schedule down',
  body: z.preprocess(
    gatherRamps,
    enteredSchedule.extend({
      clientKey: z
        .uuid('must be a UUID')
        .optional()
        .describe('Made by the client; a repeated create with it makes one schedule'),
    }),
  ),
  sentName: rampField,
  response: { 201: answer, 401: problem, 409: problem },
})

export const updateKilnSchedule = endpoint({
  id: 'updateKilnSchedule',
  ...CALLS.updateKilnSchedule,
  tag,
  summary: 'Writes a kiln schedule anew',
  ...ofOne,
  body: z.preprocess(gatherRamps, enteredSchedule.extend(sending)),
  sentName: rampField,
  response: { 200: answer, 401: problem, 403: problem, 404: problem, 409: problem },
})

export const deleteKilnSchedule = endpoint({
  id: 'deleteKilnSchedule',
  ...CALLS.deleteKilnSchedule,
  tag,
  summary: 'Deletes a kiln schedule; items that name it lose it',
  ...ofOne,
  response: {
    200: z.object({ success: z.literal(true) }),
    401: problem,
    403: problem,
    404: problem,
  },
})

export const copyKilnSchedule = endpoint({
  id: 'copyKilnSchedule',
  ...CALLS.copyKilnSchedule,
  tag,
  summary: 'Makes a private copy that belongs to the viewer',
  ...ofOne,
  response: { 200: answer, 401: problem, 404: problem },
})
