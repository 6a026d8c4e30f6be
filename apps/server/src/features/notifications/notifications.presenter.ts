import type { Notification } from '@glazy/contract/notifications'
import { relativeTime } from '#platform/relative-time.ts'
import { newsTitle } from './news-words.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** Whether it is about something that its person may not see (any more). */
export function isOfHidden(row: NotificationRow): boolean {
  return (row.material_id !== null || row.log_id !== null) && row.subject === null
}

/** An item or a log that the viewer may not see is not named, not numbered and not linked. */
export function presentNotification(
  row: NotificationRow,
  { now, language }: { readonly now: Date; readonly language: string },
): Notification {
  const isHidden = isOfHidden(row)
  const material =
    row.material_id === null || row.subject === null
      ? null
      : { id: row.material_id, name: row.subject }
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    title: newsTitle(row, language),
    message: row.type === 'comment' && !isHidden ? row.message : null,
    createdAt: row.created_at.toISOString(),
    createdAtDiff: relativeTime(row.created_at, now, language),
    log_id: isHidden ? null : row.log_id,
    material,
    material_id: material?.id ?? null,
    link: isHidden ? null : row.link,
  }
}
