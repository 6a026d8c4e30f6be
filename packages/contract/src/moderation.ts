import * as z from 'zod'
import { author } from './author.ts'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { idField, instant, integerField, pageField } from './fields.ts'
import { MUTE_DAYS_MAX } from './limits.ts'
import { pagination } from './pagination.ts'
import { ACT_NAMES, CONTENT_KINDS, REPORT_REASONS } from './rules/moderation.ts'
import { moderationReason, reportReason, reportWords } from './rules/moderation-form.ts'

const tag = 'moderation'
const done = z.object({ success: z.literal(true) })
const kind = z.enum(CONTENT_KINDS)

export const reportContent = endpoint({
  id: 'reportContent',
  ...CALLS.reportContent,
  tag,
  summary:
    'Tells the moderators of something public; once per person, a repetition changes nothing',
  body: z.object({
    kind,
    id: idField,
    reason: reportReason,
    words: reportWords.optional(),
  }),
  response: { 200: done, 401: problem, 403: problem, 404: problem, 429: problem },
})

export const findOwnReport = endpoint({
  id: 'findOwnReport',
  ...CALLS.findOwnReport,
  tag,
  summary: 'What the viewer has reported of a content, or null',
  query: z.object({ kind, id: idField }),
  response: {
    200: z.object({
      data: z
        .object({
          reason: z.enum(REPORT_REASONS),
          words: z.string().nullable(),
          createdAt: instant,
        })
        .nullable(),
    }),
    401: problem,
    404: problem,
  },
})

const report = z.object({
  reason: z.enum(REPORT_REASONS),
  words: z.string().nullable(),
  reporter: author,
  createdAt: instant,
})

/** A person as moderators see them beside their content. */
const accused = author.extend({
  isModerator: z.boolean(),
  isMuted: z.boolean(),
  mutedUntil: instant.nullable(),
  muteReason: z.string().nullable().describe('Of a mute by a moderator, while it lasts'),
})

export const moderationCase = z
  .object({
    id: z.int(),
    kind,
    contentId: z.int(),
    owner: accused,
    isOpen: z.boolean(),
    isHidden: z.boolean(),
    hiddenReason: z.string().nullable().describe('As the author is told'),
    isCleared: z.boolean().describe('Hidden with everything else of its author'),
    content: z
      .object({
        title: z.string(),
        text: z.string().nullable(),
        cdnId: z.string().nullable(),
        link: z.string().describe('Path within the site'),
      })
      .nullable()
      .describe('Null once its author has deleted it or made it private'),
    reportCount: z.int(),
    reports: z.array(report).describe('The newest'),
    touchedAt: instant,
  })
  .meta({ id: 'ModerationCase' })
export type ModerationCase = z.infer<typeof moderationCase>

export const listCases = endpoint({
  id: 'listCases',
  ...CALLS.listCases,
  tag,
  summary: 'What was reported or hidden, what was touched last first; for moderators',
  query: z.object({
    state: z.enum(['open', 'closed', 'hidden']).optional().describe("'open' unless told"),
    kind: kind.optional(),
    p: pageField.optional(),
  }),
  response: {
    200: z.object({ data: z.array(moderationCase), meta: z.object({ pagination }) }),
    404: problem,
  },
})
export type CasesPage = z.infer<(typeof listCases)['response'][200]>

const params = z.object({ id: idField })
const acted = { 200: done, 403: problem, 404: problem }
const withReason = z.object({ reason: moderationReason })

export const hideContent = endpoint({
  id: 'hideContent',
  ...CALLS.hideContent,
  tag,
  summary: 'Hides the content of a case from everybody but its author, who is told why',
  params,
  body: withReason,
  response: acted,
})

export const restoreContent = endpoint({
  id: 'restoreContent',
  ...CALLS.restoreContent,
  tag,
  summary: 'Shows the content of a case to everybody again',
  params,
  response: acted,
})

export const dismissCase = endpoint({
  id: 'dismissCase',
  ...CALLS.dismissCase,
  tag,
  summary: 'Closes a case without doing anything',
  params,
  response: acted,
})

export const muteAccount = endpoint({
  id: 'muteAccount',
  ...CALLS.muteAccount,
  tag,
  summary: 'Mutes a person for some days; ends by itself',
  params,
  body: withReason.extend({ days: integerField(1, MUTE_DAYS_MAX) }),
  response: acted,
})

export const unmuteAccount = endpoint({
  id: 'unmuteAccount',
  ...CALLS.unmuteAccount,
  tag,
  summary: 'Ends a mute that a moderator gave',
  params,
  response: acted,
})

export const clearAccount = endpoint({
  id: 'clearAccount',
  ...CALLS.clearAccount,
  tag,
  summary: 'Hides everything that an account has made public, at once',
  params,
  body: withReason,
  response: acted,
})

export const unclearAccount = endpoint({
  id: 'unclearAccount',
  ...CALLS.unclearAccount,
  tag,
  summary: 'Shows again what was hidden with the whole account',
  params,
  response: acted,
})

export const moderationAct = z
  .object({
    id: z.int(),
    act: z.enum(ACT_NAMES),
    moderator: author.nullable().describe('Null for the operator, and for an account that is gone'),
    kind: kind.nullable(),
    contentId: z.int().nullable(),
    account: author.nullable().describe('Whom it concerns; null once their account is gone'),
    reason: z.string().nullable(),
    until: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ModerationAct' })
export type ModerationAct = z.infer<typeof moderationAct>

export const listActs = endpoint({
  id: 'listActs',
  ...CALLS.listActs,
  tag,
  summary: 'All that moderators and the operator did, the newest first; for moderators',
  query: z.object({ p: pageField.optional() }),
  response: {
    200: z.object({ data: z.array(moderationAct), meta: z.object({ pagination }) }),
    404: problem,
  },
})
