import { DELETED_MARK } from '@glazy/contract/rules/comment'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { boolean, integer, json, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import {
  commentShownTo,
  joinSubject,
  type MaybeViewer,
  shownTo,
  subjectVisibleTo,
} from '#db/visible-to.ts'
import type { Subject } from './subject.queries.ts'

export const COMMENT = {
  id: integer,
  parent_id: orNull(integer),
  material_id: orNull(integer),
  log_id: orNull(integer),
  content: text,
  cdn_id: orNull(text),
  is_deleted: boolean,
  created_at: timestamp,
  updated_at: timestamp,
  author_id: integer,
  author_name: text,
  author_username: orNull(text),
  author_cdn_id: orNull(text),
  hidden_reason: orNull(text),
} as const

/** A comment as it is stored; within JSON its times are texts. */
export type CommentRow = Omit<RowOf<typeof COMMENT>, 'created_at' | 'updated_at'> & {
  readonly created_at: Date | string
  readonly updated_at: Date | string
}

/** Columns of {@link CommentRow} from `comment` as `alias` and its author as `u`. */
export function commentColumns(alias: string): RawBuilder<unknown> {
  const names = ['id', 'parent_id', 'material_id', 'log_id', 'content', 'cdn_id', 'is_deleted']
  const own = [...names, 'created_at', 'updated_at', 'author_id']
  return sql`${sql.join(own.map((name) => sql.ref(`${alias}.${name}`)))}, u.name as author_name,
    u.username as author_username, u.avatar_cdn_id as author_cdn_id,
    ${hiddenReason('comment', alias)} as hidden_reason`
}

/** The column of a comment that names what it is about. */
const subjectColumn = ({ kind }: Pick<Subject, 'kind'>, alias: string) =>
  sql.ref(`${alias}.${kind}_id`)

/** A comment that others reply to, with some of the replies, in order. */
const THREAD = { ...COMMENT, reply_count: integer, replies: json<CommentRow[]>() } as const
export type ThreadRow = Omit<RowOf<typeof THREAD>, 'created_at' | 'updated_at'> & CommentRow

/** The last replies to the comment `c`, at most so many. */
const lastReplies = (viewer: MaybeViewer, limit: number) => sql`
  select ${commentColumns('r')} from comment as r join account as u on u.id = r.author_id
  where r.parent_id = c.id and ${replyShown(viewer)} order by r.id desc limit ${limit}`

/** Whether the reply `r` stands where the viewer reads. */
const replyShown = (viewer: MaybeViewer) =>
  sql`not r.is_hidden and ${shownTo(viewer, 'r', 'author_id')}`

function threads(
  viewer: MaybeViewer,
  condition: RawBuilder<unknown>,
  replies: RawBuilder<unknown>,
) {
  return sql`${KEPT_PLAN}
    select ${commentColumns('c')},
      (select count(*)::int from comment as r where r.parent_id = c.id and ${replyShown(viewer)})
        as reply_count,
      (select coalesce(jsonb_agg(to_jsonb(one) order by one.id), '[]') from (${replies}) as one)
        as replies
    from comment as c join account as u on u.id = c.author_id
    where ${condition}`
}

export interface ThreadPage {
  /** Threads that began before this one. */
  readonly before: number | undefined
  readonly count: number
  /** Replies to each. */
  readonly replies: number
}

/** The last threads about a subject, the newest first; whether it may be seen is asked elsewhere. */
export async function listThreads(
  db: Db,
  viewer: MaybeViewer,
  subject: Pick<Subject, 'kind' | 'id'>,
  { before, count, replies }: ThreadPage,
): Promise<ThreadRow[]> {
  const begin = before === undefined ? sql`` : sql`and c.id < ${before}`
  return rowsOf(
    db,
    THREAD,
    threads(
      viewer,
      sql`${subjectColumn(subject, 'c')} = ${subject.id} and c.parent_id is null ${begin}
        and ${shownTo(viewer, 'c', 'author_id')} order by c.id desc limit ${count}`,
      lastReplies(viewer, replies),
    ),
  )
}

/** The thread that a comment is in, with the replies from that one on, at most so many. */
export async function findThreadOf(
  db: Db,
  viewer: MaybeViewer,
  subject: Pick<Subject, 'kind' | 'id'>,
  commentId: number,
  limit: { readonly replies: number; readonly shown: number },
): Promise<ThreadRow | undefined> {
  const fromLinked = sql`
    select ${commentColumns('r')} from comment as r join account as u on u.id = r.author_id
    where r.parent_id = c.id and r.parent_id <> ${commentId} and ${replyShown(viewer)}
      and r.id >= ${commentId} order by r.id limit ${limit.replies}`
  const last = sql`
    select ${commentColumns('r')} from comment as r join account as u on u.id = r.author_id
    where r.parent_id = c.id and ${replyShown(viewer)} order by r.id desc limit ${limit.shown}`
  const [row] = await rowsOf(
    db,
    THREAD,
    threads(
      viewer,
      sql`${subjectColumn(subject, 'c')} = ${subject.id} and c.id =
        (select coalesce(l.parent_id, l.id) from comment as l where l.id = ${commentId}
          and not l.is_hidden and ${commentShownTo(viewer, 'l')})`,
      sql`(${fromLinked}) union (${last})`,
    ),
  )
  return row
}

/** Replies to a comment before one of them, the newest first. */
export function listRepliesTo(
  db: Db,
  viewer: MaybeViewer,
  parentId: number,
  { before, count }: { readonly before: number | undefined; readonly count: number },
): Promise<CommentRow[]> {
  const begin = before === undefined ? sql`` : sql`and r.id < ${before}`
  return rowsOf(
    db,
    COMMENT,
    sql`
    select ${commentColumns('r')} from comment as r join account as u on u.id = r.author_id
    where r.parent_id = ${parentId} and ${replyShown(viewer)} ${begin}
    order by r.id desc limit ${count}`,
  )
}

/** A comment about something that the viewer may see, or one of their own. */
export async function findComment(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<CommentRow | undefined> {
  const [row] = await rowsOf(
    db,
    COMMENT,
    sql`
    select ${commentColumns('c')} from comment as c join account as u on u.id = c.author_id
    ${joinSubject('c')} where c.id = ${id} and (c.author_id = ${viewer?.id ?? null}
      or (not c.is_hidden and ${subjectVisibleTo(viewer, 'c')}))`,
  )
  return row
}

/** The last words about a subject, or in the thread of a comment, that are not deleted. */
export async function findLastWord(
  db: Db,
  subject: Pick<Subject, 'kind' | 'id'>,
  parentId: number | null,
): Promise<CommentRow | undefined> {
  const place =
    parentId === null
      ? sql`${subjectColumn(subject, 'c')} = ${subject.id} and c.parent_id is null`
      : sql`c.parent_id = ${parentId}`
  const [row] = await rowsOf(
    db,
    COMMENT,
    sql`
    select ${commentColumns('c')} from comment as c join account as u on u.id = c.author_id
    where ${place} and not c.is_deleted and not c.is_withheld order by c.id desc limit 1`,
  )
  return row
}

export interface NewCommentRow {
  readonly subject: Pick<Subject, 'kind' | 'id'>
  readonly parentId: number | null
  readonly authorId: number
  readonly content: string
  readonly cdnId: string | null
  readonly clientKey: string | undefined
}

export async function insertComment(trx: Db, comment: NewCommentRow): Promise<number> {
  const { subject } = comment
  const { id } = await trx
    .insertInto('comment')
    .values({
      material_id: subject.kind === 'material' ? subject.id : null,
      log_id: subject.kind === 'log' ? subject.id : null,
      parent_id: comment.parentId,
      author_id: comment.authorId,
      content: comment.content,
      cdn_id: comment.cdnId,
      client_key: comment.clientKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateContent(trx: Db, id: number, content: string): Promise<void> {
  await trx
    .updateTable('comment')
    .set({ content, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** Wipes the words and the picture of a comment, hides the replies to it, and ends their logs. */
export async function wipeComment(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('comment')
    .set({ content: DELETED_MARK, cdn_id: null, is_deleted: true, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('comment').set({ is_hidden: true }).where('parent_id', '=', id).execute()
  await sql`delete from log where material_comment_id in
    (select id from comment where id = ${id} or parent_id = ${id})`.execute(trx)
}
