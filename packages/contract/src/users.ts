import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, instant, integerField, pageField } from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import { PAGE_SIZE_MAX, PROFILE_TEXT_MAX_LENGTH, QUERY_MAX_LENGTH } from './limits.ts'
import { pagination } from './pagination.ts'

/** A member as everybody sees them in a list. */
export const userSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    username: z.string(),
    cdnId: z.string().nullable().describe('Avatar'),
    isPatron: z.boolean(),
    isAlchemist: z.boolean(),
  })
  .meta({ id: 'UserSummary' })
export type UserSummary = z.infer<typeof userSummary>

/** How much somebody has made, as far as the one who asks may see it. */
const userCounts = z
  .object({
    recipes: z.int(),
    materials: z.int(),
    analyses: z.int(),
    images: z.int().describe('Photographs on items that the viewer may see'),
    reviews: z.int(),
    comments: z.int(),
    kilnSchedules: z.int(),
    collections: z.int(),
    inventory: z.int().describe('0 for those who are not logged in: they see no inventory'),
  })
  .meta({ id: 'UserCounts' })
export type UserCounts = z.infer<typeof userCounts>

/** What everybody may know of a person, and what they know of themselves. */
export const personFields = {
  id: z.int(),
  name: z.string(),
  username: z.string().nullable(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  description: z.string().nullable().describe('Sanitised HTML'),
  url: z.string().nullable(),
  pinterest: z.string().nullable(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  artaxis: z.string().nullable(),
  paypal: z.string().nullable(),
  cdnId: z.string().nullable().describe('Avatar'),
}

/** A person as everybody may know them. */
export const userProfile = z
  .object({
    ...personFields,
    isPatron: z.boolean(),
    isAlchemist: z.boolean(),
    createdAt: instant,
    counts: userCounts,
    hiddenReason,
  })
  .meta({ id: 'UserProfile' })
export type UserProfile = z.infer<typeof userProfile>

export const getUser = endpoint({
  id: 'getUser',
  ...CALLS.getUser,
  tag: 'people',
  summary: 'The public profile of a person, by number, user name or a user name of before',
  params: z.object({
    user: z
      .string()
      .max(PROFILE_TEXT_MAX_LENGTH, `must be at most ${PROFILE_TEXT_MAX_LENGTH} characters`),
  }),
  response: { 200: z.object({ data: userProfile }), 404: problem },
})

export const quickSearchUsers = endpoint({
  id: 'quickSearchUsers',
  ...CALLS.quickSearchUsers,
  tag: 'search',
  summary: 'Members by name or user name; each word has to be in one of them',
  query: z.object({
    keywords: z
      .string()
      .max(QUERY_MAX_LENGTH, `must be at most ${QUERY_MAX_LENGTH} characters`)
      .optional()
      .describe('At least two characters; fewer find nobody'),
    page: pageField.optional(),
    u: flagField.optional().describe('Of no meaning here'),
    c: integerField(1, PAGE_SIZE_MAX).optional().describe('Members on a page, 20 unless told'),
  }),
  response: {
    200: z.object({ data: z.array(userSummary), meta: z.object({ pagination }) }),
    400: problem,
  },
})
