import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { idField, instant } from './fields.ts'

/**
 * Server-sent events below the prefix of the API, one `unread` with `{count}` at once and one whenever
 * that changes. No endpoint: its answer has no end.
 */
export const NEWS_STREAM_PATH = '/notifications/stream'

/** What can happen to an item or a log that somebody owns or follows. */
export const HAPPENING_KINDS = [
  'comment',
  'reply',
  'review',
  'photograph',
  'version',
  'copy',
] as const
export type HappeningKind = (typeof HAPPENING_KINDS)[number]

export const notification = z
  .object({
    id: z.int(),
    type: z.enum(['comment', 'favorite', 'other']),
    kind: z.enum(HAPPENING_KINDS).nullable().describe('What happened; null of other news'),
    title: z.string(),
    message: z.string().nullable().describe('Only of comments'),
    createdAt: instant,
    createdAtDiff: z.string().describe('Age in words, in the language of the viewer'),
    log_id: z.int().nullable(),
    material: z.object({ id: z.int(), name: z.string() }).nullable(),
    material_id: z.int().nullable(),
    link: z.string().nullable().describe('Path within the site'),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

const unread = z.object({
  data: z.object({
    notifications: z.array(notification).describe('The newest, 50 at most'),
    count: z.int().describe('All that are unread'),
  }),
})
export type UnreadNotifications = z.infer<typeof unread>['data']

export const listUnreadNotifications = endpoint({
  id: 'listUnreadNotifications',
  ...CALLS.listUnreadNotifications,
  tag: 'notifications',
  summary: 'Unread notifications of the viewer',
  response: { 200: unread, 401: problem },
})

const marked = { 200: z.object({ success: z.literal(true), count: z.int() }), 401: problem }

export const markNotificationAsRead = endpoint({
  id: 'markNotificationAsRead',
  ...CALLS.markNotificationAsRead,
  tag: 'notifications',
  summary: 'Marks one notification as read; answers how many are left',
  params: z.object({ id: idField }),
  response: { ...marked, 404: problem },
})

export const markAllNotificationsAsRead = endpoint({
  id: 'markAllNotificationsAsRead',
  ...CALLS.markAllNotificationsAsRead,
  tag: 'notifications',
  summary: 'Marks every notification as read, or the one named by `id`',
  query: z.object({ id: idField.optional() }),
  response: { ...marked, 404: problem },
})

const mailChoice = {
  200: z.object({ data: z.object({ canEmailNotifications: z.boolean() }) }),
  404: problem,
}
/** In the query and not in the path, which is logged. */
const byToken = z.object({ token: z.uuid('must be the token of a mail') })

export const unsubscribeMails = endpoint({
  id: 'unsubscribeMails',
  ...CALLS.unsubscribeMails,
  tag: 'notifications',
  summary: 'Stops mails about what happens, by the token of such a mail and without a session',
  query: byToken,
  response: mailChoice,
})

export const openUnsubscribing = endpoint({
  id: 'openUnsubscribing',
  ...CALLS.openUnsubscribing,
  tag: 'notifications',
  summary: 'Leads whoever opens the address in a browser on to the page that stops the mails',
  query: byToken,
  response: { 303: z.null().describe('Nothing is changed by it') },
})

export const resubscribeMails = endpoint({
  id: 'resubscribeMails',
  ...CALLS.resubscribeMails,
  tag: 'notifications',
  summary: 'Takes that back',
  query: byToken,
  response: mailChoice,
})
