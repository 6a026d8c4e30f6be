import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import {
  ERROR_MESSAGE_MAX_LENGTH,
  ERROR_STACK_MAX_LENGTH,
  VERSION_MAX_LENGTH,
  VITAL_MAX,
} from './limits.ts'
import { PAGE_ROUTES } from './page-routes.ts'
import { VITAL_NAMES } from './vitals.ts'

const tag = 'system'
const route = z
  .enum(PAGE_ROUTES, { error: 'must be a page of this site, such as /recipes/$id/edit' })
  .meta({ id: 'PageRoute', description: 'Pattern of the page, never its address' })
const response = {
  200: z.object({ success: z.literal(true) }),
  400: problem,
  404: problem,
  429: problem,
}

export const reportVitals = endpoint({
  id: 'reportVitals',
  ...CALLS.reportVitals,
  tag,
  summary: 'How fast a page was, as a browser has measured it; nothing of who looked at it',
  body: z.strictObject({
    route,
    vitals: z
      .array(
        z.strictObject({
          name: z.enum(VITAL_NAMES),
          value: z.number().min(0).max(VITAL_MAX).describe('Milliseconds; of CLS a plain figure'),
        }),
      )
      .min(1)
      .max(VITAL_NAMES.length)
      .refine((vitals) => new Set(vitals.map(({ name }) => name)).size === vitals.length, {
        error: 'must name each measurement once',
      }),
  }),
  response,
})

export const reportError = endpoint({
  id: 'reportError',
  ...CALLS.reportError,
  tag,
  summary: 'An error of a script of the site, for the log of the server',
  body: z.strictObject({
    route,
    message: z.string().min(1).max(ERROR_MESSAGE_MAX_LENGTH),
    stack: z.string().max(ERROR_STACK_MAX_LENGTH).optional(),
    version: z.string().max(VERSION_MAX_LENGTH).optional().describe('Of the site in the browser'),
    requestId: z.uuid().optional().describe('`x-request-id` of the call that went wrong'),
  }),
  response,
})
