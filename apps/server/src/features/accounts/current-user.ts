import type { CurrentUser } from '@glazy/contract/accounts'
import { PREFERENCE_KEYS } from '@glazy/contract/preference-defaults'
import { isMutedAt } from '@glazy/contract/rules/moderation'
import { completePreferences } from '@glazy/contract/preferences'
import type { Db } from '#db/database.ts'
import { countUnread } from '#features/notifications/notifications.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import { type AccountRow, findAccount } from './accounts.queries.ts'

/**
 * The logged-in person as they see themselves.
 *
 * @throws AppError `auth.required` when the account has just been deleted
 */
export async function getCurrentUser(db: Db, id: number): Promise<CurrentUser> {
  const [row, unread] = await Promise.all([findAccount(db, id), countUnread(db, id)])
  if (row === undefined) throw new AppError('auth.required')
  return toCurrentUser(row, unread)
}

/** Whether somebody is muted now, and of a mute that ends, when and why. */
function muteOf(row: AccountRow, now: Date) {
  const mutedUntil = row.muted_until
  const isMuted = isMutedAt({ isMuted: row.is_muted, mutedUntil }, now)
  const ends = mutedUntil !== null && mutedUntil > now && !row.is_muted
  return {
    isMuted,
    mutedUntil: ends ? mutedUntil.toISOString() : null,
    muteReason: ends ? row.mute_reason : null,
  }
}

/** @param unread number of notifications that were not read */
function toCurrentUser(row: AccountRow, unread: number): CurrentUser {
  const { id, name, username, email, title, location, locale } = row
  const { url, pinterest, facebook, instagram, artaxis, paypal } = row
  return {
    id,
    name,
    username,
    email,
    title,
    location,
    locale,
    description: safeText(row.description),
    url,
    pinterest,
    facebook,
    instagram,
    artaxis,
    paypal,
    cdnId: row.avatar_cdn_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    isPatron: row.is_patron,
    isAlchemist: row.is_alchemist,
    ...muteOf(row, new Date()),
    isModerator: row.is_moderator,
    isOperator: row.is_operator,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    unreadNotificationsCount: unread,
    canEmailNotifications: row.can_email_notifications,
    wantsDailyMail: row.wants_daily_mail,
    canEmailMarketing: row.can_email_marketing,
    preferences: completePreferences(row.preferences),
    savedPreferences: PREFERENCE_KEYS.filter((key) => Object.hasOwn(row.preferences, key)),
  }
}
