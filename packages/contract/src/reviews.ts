import * as z from 'zod'
import { author } from './author.ts'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { age, idField, instant, integerField, pageField } from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import { PAGE_SIZE_MAX, REVIEWS_SHOWN } from './limits.ts'
import { materialRef } from './materials.ts'
import { pagination } from './pagination.ts'
import { ratingField, reviewTextField } from './rules/review-text.ts'

export const review = z
  .object({
    id: z.int(),
    materialId: z.int(),
    userId: z.int(),
    user: author,
    rating: z.int().describe('Stars, 1 to 5'),
    description: z.string(),
    createdAt: instant,
    updatedAt: instant,
    updatedAtDiff: age,
    hiddenReason,
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof review>

const stars = z.int().describe('Reviews with so many stars')

export const reviewStatistics = z
  .object({
    totalReviews: z.int(),
    averageRating: z.number().nullable().describe('Null without reviews'),
    ratingDistribution: z.object({ '1': stars, '2': stars, '3': stars, '4': stars, '5': stars }),
  })
  .meta({ id: 'ReviewStatistics' })
export type ReviewStatistics = z.infer<typeof reviewStatistics>

const tag = 'discussion'
const answer = z.object({ data: review })
const person = z.string().max(255).describe('Whose: id or user name')

export const listMaterialReviews = endpoint({
  id: 'listMaterialReviews',
  ...CALLS.listMaterialReviews,
  tag,
  summary: 'Reviews of an item, the newest first, with what they add up to',
  params: z.object({ id: idField }),
  query: z.object({
    p: pageField.optional(),
    count: integerField(1, PAGE_SIZE_MAX)
      .optional()
      .describe(`Reviews on a page, ${REVIEWS_SHOWN} unless told`),
  }),
  response: {
    200: z.object({
      data: z.array(review),
      meta: z.object({
        statistics: reviewStatistics,
        own: review.nullable().describe('The review of the viewer'),
        pagination,
      }),
    }),
    404: problem,
  },
})
export type MaterialReviews = z.infer<(typeof listMaterialReviews)['response'][200]>

export const listReviews = endpoint({
  id: 'listReviews',
  ...CALLS.listReviews,
  tag,
  summary: 'Reviews that somebody has written, of items that the viewer may see, the newest first',
  query: z.object({
    u: person,
    p: pageField.optional(),
    count: integerField(1, PAGE_SIZE_MAX).optional(),
  }),
  response: {
    200: z.object({
      data: z.array(review.extend({ material: materialRef })),
      meta: z.object({ pagination, user: z.object({ data: author }) }),
    }),
    404: problem,
  },
})

export const createReview = endpoint({
  id: 'createReview',
  ...CALLS.createReview,
  tag,
  summary: 'Reviews an item: one review of each person',
  body: z.object({
    material_id: idField,
    description: reviewTextField,
    rating: ratingField,
    clientKey: z
      .uuid('must be a UUID')
      .optional()
      .describe('Made by the client; what is sent again with it is one review'),
  }),
  response: { 201: answer, 401: problem, 403: problem, 404: problem, 409: problem },
})
export type NewReview = z.output<NonNullable<typeof createReview.body>>

export const updateReview = endpoint({
  id: 'updateReview',
  ...CALLS.updateReview,
  tag,
  summary: 'Changes a review of the viewer',
  params: z.object({ id: idField }),
  body: z.object({ description: reviewTextField.optional(), rating: ratingField.optional() }),
  response: { 200: answer, 401: problem, 403: problem, 404: problem },
})
export type ReviewChange = z.output<NonNullable<typeof updateReview.body>>

export const deleteReview = endpoint({
  id: 'deleteReview',
  ...CALLS.deleteReview,
  tag,
  summary: 'Takes back a review of the viewer',
  params: z.object({ id: idField }),
  response: {
    200: z.object({ success: z.literal(true) }),
    401: problem,
    403: problem,
    404: problem,
  },
})
