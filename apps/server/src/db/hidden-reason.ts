import type { ContentKind } from '@glazy/contract/rules/moderation'
import { type RawBuilder, sql } from 'kysely'

/**
 * Why moderators have hidden a row; null where they have not. It goes with rows that were asked for
 * by `visibleTo` or `shownTo`: of those that are hidden only their author and moderators get any.
 *
 * @param table alias of a table with the columns `id` and `is_withheld`
 */
export function hiddenReason(
  kind: Exclude<ContentKind, 'log'>,
  table: string,
): RawBuilder<string | null> {
  return whereWithheld(
    table,
    sql`kind = ${sql.lit(kind)} and content_id = ${sql.ref(`${table}.id`)}`,
  )
}

/** The same of a log, which is hidden with what it tells of. @param log alias of the log */
export function hiddenReasonOfLog(log: string): RawBuilder<string | null> {
  return whereWithheld(log, isCaseOfLog('moderation_case', log))
}

/** Whether a case is about a log, or about what the log tells of. */
export function isCaseOfLog(ofCase: string, log: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${log}.${name}`)
  return sql`(${sql.ref(`${ofCase}.kind`)}, ${sql.ref(`${ofCase}.content_id`)}) in (
    ('log', ${column('id')}), ('photograph', ${column('material_image_id')}),
    ('review', ${column('material_review_id')}), ('comment', ${column('material_comment_id')}),
    ('comment', (select parent_id from comment where id = ${column('material_comment_id')})))`
}

function whereWithheld(table: string, isOfIt: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`case when ${sql.ref(`${table}.is_withheld`)} then (select hidden_reason
    from moderation_case where hidden_reason is not null and ${isOfIt} limit 1) end`
}
