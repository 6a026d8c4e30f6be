import type { Viewer } from '@glazy/contract/rules/material'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Who is looking; null is an anonymous visitor. */
export type MaybeViewer = (Pick<Viewer, 'id'> & Partial<Pick<Viewer, 'isModerator'>>) | null

/** Who is looking, or the column that says who. */
type Reader = MaybeViewer | { readonly id: Expression<number>; readonly isModerator?: false }

/**
 * The one place that decides which rows a reader may see: public ones and the reader's own, and what
 * a moderator has hidden if the reader is one. It says in SQL what `canView` of the contract says
 * about a single item.
 *
 * @param table alias of a table with the columns `is_private`, `is_withheld` and `owner_id`
 */
export function visibleTo(viewer: Reader, table: string): RawBuilder<SqlBool> {
  const isPrivate = sql.ref(`${table}.is_private`)
  const isPublic =
    viewer?.isModerator === true
      ? sql`not ${isPrivate}`
      : sql`not (${isPrivate} or ${sql.ref(`${table}.is_withheld`)})`
  if (viewer === null) return sql<SqlBool>`${isPublic}`
  return sql<SqlBool>`(${isPublic} or ${sql.ref(`${table}.owner_id`)} = ${viewer.id})`
}

/**
 * Which items a reader may go on with: what they see, and what was hidden after they had put it into a
 * recipe, on their shelf or in their stock. Of the latter they know what {@link joinFace} and
 * {@link joinFaceFor} tell, and nothing else.
 *
 * @param item alias of the item
 */
export function knownTo(viewer: MaybeViewer, item: string): RawBuilder<SqlBool> {
  const isVisible = visibleTo(viewer, item)
  if (viewer === null) return isVisible
  const id = sql.ref(`${item}.id`)
  return sql<SqlBool>`(${isVisible}
    or exists (select from material_component as held
      join material as holder on holder.id = held.recipe_id
      where held.component_id = ${id} and holder.owner_id = ${viewer.id})
    or exists (select from user_material as held
      where held.material_id = ${id} and held.account_id = ${viewer.id})
    or exists (select from stock_lot as held
      where held.material_id = ${id} and held.account_id = ${viewer.id}))`
}

/**
 * The same of what is never private: all but what a moderator has hidden from the reader.
 *
 * @param table alias of a table with the column `is_withheld`
 * @param owner column that says whose a row is
 */
export function shownTo(viewer: Reader, table: string, owner = 'owner_id'): RawBuilder<SqlBool> {
  if (viewer?.isModerator === true) return sql<SqlBool>`true`
  const isShown = sql`not ${sql.ref(`${table}.is_withheld`)}`
  if (viewer === null) return sql<SqlBool>`${isShown}`
  return sql<SqlBool>`(${isShown} or ${sql.ref(`${table}.${owner}`)} = ${viewer.id})`
}

/**
 * Which comments a reader may see of those about something that they see: with the comment that
 * began a thread its replies are hidden.
 *
 * @param comment alias of the comment
 */
export function commentShownTo(viewer: Reader, comment: string): RawBuilder<SqlBool> {
  const parent = sql.ref(`${comment}.parent_id`)
  return sql<SqlBool>`(${shownTo(viewer, comment, 'author_id')} and (${parent} is null or exists (
    select from comment as began
    where began.id = ${parent} and ${shownTo(viewer, 'began', 'author_id')})))`
}

/** Numbers of the few comments that moderators have hidden, and of the replies to them. */
export const WITHHELD_COMMENTS = sql`(select w.id from comment as w where w.is_withheld union all
  select r.id from comment as w join comment as r on r.parent_id = w.id where w.is_withheld)`

/**
 * Which logs a reader may see: public ones and the reader's own, and of those about an item the ones
 * whose item the reader sees.
 *
 * @param log alias of the log
 * @param item alias of its item, in a left join
 */
export function logVisibleTo(viewer: Reader, log: string, item: string): RawBuilder<SqlBool> {
  const hasNoItem = sql<SqlBool>`${sql.ref(`${log}.material_id`)} is null`
  return sql<SqlBool>`(${visibleTo(viewer, log)} and (${hasNoItem} or ${visibleTo(viewer, item)}))`
}

/**
 * Joins, as `l` and `m`, the log or the item that a comment is about; of a log, the item that it is
 * about in turn. Said before {@link subjectVisibleTo}.
 *
 * @param comment alias of the comment
 */
export function joinSubject(comment: string): RawBuilder<unknown> {
  return sql`left join log as l on l.id = ${sql.ref(`${comment}.log_id`)}
    left join material as m on m.id = coalesce(${sql.ref(`${comment}.material_id`)}, l.material_id)`
}

/** A comment that is not hidden is seen by whoever sees what it is about. */
export function subjectVisibleTo(viewer: MaybeViewer, comment: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${commentShownTo(viewer, comment)} and ${subjectSeenBy(viewer, comment)})`
}

/** Whether a reader sees what a comment is about, as {@link joinSubject} has joined it. */
export function subjectSeenBy(viewer: MaybeViewer, comment: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when ${sql.ref(`${comment}.log_id`)} is null
    then ${visibleTo(viewer, 'm')} else ${logVisibleTo(viewer, 'l', 'm')} end`
}

/**
 * Joins, as `face`, what an item may know of an ingredient that its owner has hidden: the ingredient
 * as it was last public. Only private items of the same owner know it as it is. What is joined is
 * null where there is nothing to keep to: `coalesce(face.name, part.name)`.
 *
 * @param holder alias of the item that holds the ingredient
 * @param part alias of the ingredient
 */
export function joinFace(holder: string, part: string): RawBuilder<unknown> {
  return sql`left join public_face as face on face.material_id = ${sql.ref(`${part}.id`)}
    and not (${sql.ref(`${holder}.is_private`)}
      and ${sql.ref(`${holder}.owner_id`)} = ${sql.ref(`${part}.owner_id`)})`
}

/**
 * The same for somebody who has an item on the shelf or in stock.
 *
 * @param item alias of the item
 */
export function joinFaceFor(accountId: number, item: string): RawBuilder<unknown> {
  return sql`left join public_face as face on face.material_id = ${sql.ref(`${item}.id`)}
    and ${sql.ref(`${item}.owner_id`)} <> ${accountId}`
}
