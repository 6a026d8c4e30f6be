import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, idField, idListField, instant, integerField, pageField } from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import { UPLOAD_FIELD } from './images.ts'
import {
  IMAGE_TITLE_MAX_LENGTH,
  LOG_IMAGE_TEXT_MAX_LENGTH,
  LOG_IMAGES_MAX,
  PAGE_SIZE_MAX,
  QUERY_MAX_LENGTH,
} from './limits.ts'
import { materialImage, materialKind } from './materials.ts'
import { pagination } from './pagination.ts'
import { LOG_PROBLEMS } from './rules/log.ts'
import { logDescriptionField, logTitleField } from './rules/log-fields.ts'
import { lineField, textField } from './rules/text.ts'
import { sending } from './sending.ts'

const tag = 'logs'

const logImage = z
  .object({
    id: z.int(),
    cdnId: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'LogImage' })

export const log = z
  .object({
    id: z.int(),
    title: z.string(),
    logTypeId: z.int().describe('See /logtypes'),
    description: z.string().nullable(),
    isPrivate: z.boolean(),
    isSystem: z.boolean().describe('Written by the site'),
    createdByUserId: z.int(),
    createdByUser: z.object({
      id: z.int(),
      name: z.string(),
      username: z.string().nullable(),
      cdnId: z.string().nullable().describe('Avatar'),
    }),
    likeCount: z.int().describe('Of no meaning here: 0'),
    images: z.array(logImage),
    materialId: z.int().nullable(),
    material: z
      .object({
        id: z.int(),
        name: z.string(),
        kind: materialKind,
        isPrivate: z.boolean(),
        image: materialImage.nullable(),
      })
      .nullable()
      .describe('The item it is about'),
    materialImageId: z.int().nullable(),
    photograph: materialImage.nullable().describe('The photograph it is about'),
    materialReviewId: z.int().nullable(),
    materialCommentId: z.int().nullable(),
    data: z
      .string()
      .nullable()
      .describe('JSON: of a batch what was weighed out, of a review the average rating'),
    isSubscribed: z.boolean().describe('Whether the viewer follows it'),
    createdAt: instant,
    updatedAt: instant,
    hiddenReason,
  })
  .meta({ id: 'Log' })
export type Log = z.infer<typeof log>

/** What was weighed out, as the log of a batch keeps it. */
export const batchData = z.object({
  materialComponents: z
    .array(
      z.object({
        name: lineField().min(1).max(255),
        percentageAmount: z.number(),
        batchAmount: z.number(),
        cost: z.number().nullable(),
      }),
    )
    .min(1)
    .max(100),
  totalAmount: z.number(),
  amountUnits: lineField().max(20).nullish().describe('Of all amounts; grams where it is missing'),
  totalCost: z.number().nullable(),
  priceUnits: lineField().max(20).nullable(),
})
export type BatchData = z.infer<typeof batchData>

const keywords = z.string().max(QUERY_MAX_LENGTH, `must be at most ${QUERY_MAX_LENGTH} characters`)
const page = { data: z.array(log) }

export const listLogs = endpoint({
  id: 'listLogs',
  ...CALLS.listLogs,
  tag,
  summary: 'Logs that the viewer may see, the newest first',
  query: z.object({
    keywords: keywords.optional().describe('All must match, as prefixes'),
    type: z.string().max(40).optional().describe('Slug or id of a type'),
    u: z.string().max(255).optional().describe('Author: id or user name'),
    p: pageField.optional().describe('Page, from 1'),
    count: integerField(1, PAGE_SIZE_MAX).optional().describe('Logs on a page, 20 unless told'),
  }),
  response: {
    200: z.object({
      ...page,
      meta: z.object({
        pagination: pagination.describe('Of 2,000 logs at most'),
        user: z
          .object({
            data: z.object({ id: z.int(), name: z.string(), username: z.string().nullable() }),
          })
          .optional()
          .describe('The author that was asked for'),
      }),
    }),
    400: problem,
    404: problem,
  },
})
export type LogPage = z.infer<(typeof listLogs)['response'][200]>

export const quickSearchLogs = endpoint({
  id: 'quickSearchLogs',
  ...CALLS.quickSearchLogs,
  tag: 'search',
  summary: 'A few logs by keywords',
  query: z.object({
    keywords: keywords.optional(),
    page: pageField.optional(),
    u: flagField.optional().describe('Only logs of the viewer'),
    c: integerField(1, PAGE_SIZE_MAX).optional().describe('Logs on a page, 8 unless told'),
  }),
  response: { 200: z.object({ ...page, meta: z.object({ pagination }) }), 400: problem },
})

export const getLog = endpoint({
  id: 'getLog',
  ...CALLS.getLog,
  tag,
  summary: 'One log',
  params: z.object({ id: idField }),
  response: { 200: z.object({ data: log }), 404: problem },
})

/** Numbers that a form may give to its images. */
const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
type Slot = (typeof SLOTS)[number]

/** Fields for pictures; the one without a number is that of 0. */
export const LOG_PICTURE_FIELDS: readonly string[] = [
  UPLOAD_FIELD,
  ...SLOTS.map((slot) => `${UPLOAD_FIELD}${slot}`),
]

/** The same field for each image, as `name0` to `name10`. */
function numbered<TName extends string, TField extends z.ZodType>(name: TName, field: TField) {
  const fields = SLOTS.map((slot) => [`${name}${slot}`, field] as const)
  return Object.fromEntries(fields) as Record<`${TName}${Slot}`, TField> // one for each slot
}

const materialId = z
  .preprocess((value) => (value === '' ? null : value), idField.nullable())
  .optional()
  .describe('The item it is about')

const fields = {
  title: logTitleField,
  logTypeId: integerField(1, 32_767, LOG_PROBLEMS.typeRequired),
  description: logDescriptionField,
  isPrivate: flagField.optional(),
  materialId,
  ...numbered(
    'imageFileTitle',
    lineField()
      .max(IMAGE_TITLE_MAX_LENGTH, `must be at most ${IMAGE_TITLE_MAX_LENGTH} characters`)
      .optional(),
  ),
  ...numbered(
    'imageFileDescription',
    textField()
      .max(LOG_IMAGE_TEXT_MAX_LENGTH, `must be at most ${LOG_IMAGE_TEXT_MAX_LENGTH} characters`)
      .optional(),
  ),
}

/** JSON text, as a form sends it. */
const batchField = z
  .string()
  .max(50_000, 'must be at most 50000 characters')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'must be valid JSON' })
      return z.NEVER
    }
  })
  .pipe(batchData)
  .optional()
  .describe('Of a batch, as JSON: materialComponents, totalAmount, totalCost, priceUnits')

const answer = z.object({ data: log })
const refusals = { 400: problem, 401: problem, 403: problem, 404: problem, 413: problem }

export const createLog = endpoint({
  id: 'createLog',
  ...CALLS.createLog,
  tag,
  summary: `Posts a log: multipart form data with up to ${LOG_IMAGES_MAX} pictures in imageFile0, imageFile1 …`,
  body: z.object({
    ...fields,
    data: batchField,
    clientKey: z
      .uuid('must be a UUID')
      .optional()
      .describe('Made by the client; what is sent again with it is one log'),
  }),
  response: { 201: answer, ...refusals },
})
export type NewLog = z.output<NonNullable<typeof createLog.body>>

export const updateLog = endpoint({
  id: 'updateLog',
  ...CALLS.updateLog,
  tag,
  summary: 'Changes a log of the viewer; images that are not named stay, before those that are',
  params: z.object({ id: idField }),
  body: z.object({
    ...fields,
    ...numbered('imageId', idField.optional().describe('An image that is there already')),
    removeImages: idListField(LOG_IMAGES_MAX).optional().describe('Ids of images to take away'),
    ...sending,
  }),
  response: { 200: answer, ...refusals, 409: problem },
})
export type LogChange = z.output<NonNullable<typeof updateLog.body>>

export const deleteLog = endpoint({
  id: 'deleteLog',
  ...CALLS.deleteLog,
  tag,
  summary: 'Deletes a log of the viewer with its images',
  params: z.object({ id: idField }),
  response: {
    200: z.object({ success: z.literal(true) }),
    401: problem,
    403: problem,
    404: problem,
  },
})

const following = {
  200: z.object({ data: z.object({ isSubscribed: z.boolean() }) }),
  401: problem,
  404: problem,
}

export const subscribeLog = endpoint({
  id: 'subscribeLog',
  ...CALLS.subscribeLog,
  tag,
  summary: 'Follows a log',
  params: z.object({ id: idField }),
  response: following,
})

export const unsubscribeLog = endpoint({
  id: 'unsubscribeLog',
  ...CALLS.unsubscribeLog,
  tag,
  summary: 'No longer follows a log',
  params: z.object({ id: idField }),
  response: following,
})

export const listLogTypes = endpoint({
  id: 'listLogTypes',
  ...CALLS.listLogTypes,
  tag: 'lookups',
  summary: 'What logs are about',
  response: {
    200: z.object({
      data: z.array(
        z
          .object({
            id: z.int(),
            name: z.string(),
            slug: z.string().describe('In addresses'),
            isSystem: z.boolean().describe('Written by the site alone'),
            isAlwaysPublic: z.boolean(),
          })
          .meta({ id: 'LogType' }),
      ),
    }),
  },
})
