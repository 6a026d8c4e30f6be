import * as z from 'zod'
import { author } from './author.ts'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { instant, pageField } from './fields.ts'
import { QUERY_MAX_LENGTH } from './limits.ts'
import { pagination } from './pagination.ts'

const tag = 'operator'
const bytes = z.number().describe('Bytes')

/** How the site is doing, as only operators see it. */
export const siteReport = z
  .object({
    version: z.string(),
    calculationVersion: z.int(),
    startedAt: instant.describe('Of the process that answers'),
    users: z.object({ total: z.int(), newInWeek: z.int(), leaving: z.int() }),
    imports: z.object({
      total: z.int(),
      newest: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          items: z.int(),
          owner: author,
          createdAt: instant,
        }),
      ),
    }),
    storage: z.object({
      database: bytes,
      photographs: z.object({ count: z.int(), bytes, isInBucket: z.boolean() }),
      disk: z.object({ free: bytes, size: bytes }).nullable(),
    }),
    index: z.object({
      items: z.int(),
      change: z.string().nullable().describe('Number of the last change that is in it'),
      readyAfterMs: z.int().nullable(),
      snapshot: z.object({ bytes, writtenAt: instant }).nullable(),
    }),
    mail: z.object({
      server: z.string().nullable().describe('Null where mails are kept as files'),
      lastSentAt: instant.nullable().describe('By the process that answers'),
      waiting: z.int().describe('In this process, and owed by the database'),
      failed: z.int().describe('Given up by the process that answers'),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        failed: z.int(),
        lastDoneAt: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'SiteReport' })
export type SiteReport = z.infer<typeof siteReport>

export const getSiteReport = endpoint({
  id: 'getSiteReport',
  ...CALLS.getSiteReport,
  tag,
  summary: 'How the site is doing; for operators, whom the command line names',
  response: { 200: z.object({ data: siteReport }), 404: problem },
})

const knownAccount = author.extend({
  email: z.string(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  items: z.int(),
  isMuted: z.boolean(),
  isModerator: z.boolean(),
  isOperator: z.boolean(),
  deletionDueAt: instant.nullable(),
})
export type KnownAccount = z.infer<typeof knownAccount>

export const listAccounts = endpoint({
  id: 'listAccounts',
  ...CALLS.listAccounts,
  tag,
  summary: 'Accounts, the newest first, found by name, user name or e-mail address; for operators',
  query: z.object({ q: z.string().max(QUERY_MAX_LENGTH).optional(), p: pageField.optional() }),
  response: {
    200: z.object({ data: z.array(knownAccount), meta: z.object({ pagination }) }),
    404: problem,
  },
})
