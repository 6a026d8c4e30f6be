import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, integerField, pageField } from './fields.ts'
import { PAGE_SIZE_MAX, QUERY_MAX_LENGTH } from './limits.ts'
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
