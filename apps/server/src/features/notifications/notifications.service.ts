import type { UnreadNotifications } from '@glazy/contract/notifications'
import { DEFAULT_LANGUAGE, isOfferedLanguage } from '@glazy/locales/languages'
import type { Db } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import { presentNotification } from './notifications.presenter.ts'
import {
  countUnread,
  findLocale,
  listUnread,
  markAllAsRead,
  markAsRead,
} from './notifications.queries.ts'

export interface NotificationsContext {
  readonly db: Db
  readonly viewer: { readonly id: number }
}

/**
 * What the viewer has not read.
 *
 * @param shownLanguage language of the page, for a viewer who never chose one
 */
export async function getUnread(
  { db, viewer, now }: NotificationsContext & { readonly now: Date },
  shownLanguage: string | undefined,
): Promise<UnreadNotifications> {
  const [rows, count, locale] = await Promise.all([
    listUnread(db, viewer.id),
    countUnread(db, viewer.id),
    findLocale(db, viewer.id),
  ])
  const language = [locale ?? undefined, shownLanguage].find(isOfferedLanguage) ?? DEFAULT_LANGUAGE
  return { notifications: rows.map((row) => presentNotification(row, { now, language })), count }
}

/**
 * Marks one notification as read, or all of them.
 *
 * @returns how many are left
 * @throws AppError `notification.notFound`, also for someone else's
 */
export async function markRead(
  { db, viewer }: NotificationsContext,
  id: number | undefined,
): Promise<number> {
  if (id === undefined) await markAllAsRead(db, viewer.id)
  else if (!(await markAsRead(db, viewer.id, id))) throw new AppError('notification.notFound')
  return countUnread(db, viewer.id)
}
