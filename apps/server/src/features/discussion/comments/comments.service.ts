import type { Comment, NewComment } from '@glazy/contract/comments'
import { UPLOAD_FIELD } from '@glazy/contract/images'
import {
  type CommentBar,
  commentBar,
  mayDeleteComment,
  mayEditComment,
  replyBar,
  threadBar,
} from '@glazy/contract/rules/comment'
import { COMMENT_PROBLEMS, commentField } from '@glazy/contract/rules/comment-text'
import type { Viewer } from '@glazy/contract/rules/material'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { beginChange, demandCurrent, type Sending } from '#db/sent-changes.ts'
import { findMade } from '#db/made-before.ts'
import { inTransaction } from '#db/transaction.ts'
import { discardImages, type ImageContext, keepImage } from '#features/images/keep-image.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { rewordLog } from '#features/logs/record/reword-log.ts'
import { announce, excerptOf } from '#features/notifications/announce.ts'
import { takeBackComment, type ToldWords } from '#features/notifications/take-back.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import type { ReceivedFile } from '#platform/http/uploads.ts'
import { withoutMarkup } from '#platform/rich-text/without-markup.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { factsOf, presentComment } from './comment.presenter.ts'
import {
  type CommentRow,
  findComment,
  findLastWord,
  insertComment,
  updateContent,
  wipeComment,
} from './comments.queries.ts'
import {
  commentLink,
  findSubject,
  lockSubject,
  type Subject,
  type SubjectKind,
} from './subject.queries.ts'

type Files = ReadonlyMap<string, ReceivedFile> | undefined

/**
 * Comments on something the viewer may see, or replies to a comment there. What comes again with the
 * key of one that is there already, because its answer was lost, is that one.
 *
 * @throws AppError `material.notFound`, `log.notFound`, `comment.notFound`, `account.muted`, a
 *   `comment.…` code of the rule that is in the way, or an `image.…` code that names the field
 */
export async function addComment(
  context: ImageContext,
  viewer: Viewer,
  kind: SubjectKind,
  body: NewComment,
  files: Files,
): Promise<Comment> {
  const { db } = context
  const { clientKey } = body
  const subject = await getSubject(db, viewer, { kind, id: body.id })
  if (commentBar(viewer) !== undefined) throw new AppError('account.muted')
  const content = cleanContent(body.content)
  const making = { table: 'comment', accountId: viewer.id, clientKey } as const
  const known = await findMade(db, making)
  if (known !== undefined) return presentComment(await getComment(db, viewer, kind, known))
  const file = files?.get(UPLOAD_FIELD)
  const upload = { field: UPLOAD_FIELD, ownerId: viewer.id, purpose: 'comment' } as const
  const image = file && (await keepImage(context, { ...upload, file }))
  const write = async (trx: Db) => {
    await lockSubject(trx, subject)
    // Sent twice at a time: whoever has the subject first has written it.
    const first = await findMade(trx, making)
    if (first !== undefined) return { id: first, isSecond: true }
    const answered = await demandTurn(trx, viewer, subject, body.parentId ?? null)
    const parentId = answered && (answered.parent_id ?? answered.id)
    const cdnId = image?.cdnId ?? null
    const draft = { subject, parentId, authorId: viewer.id, content, cdnId, clientKey }
    const id = await insertComment(trx, draft)
    await announceComment(trx, { ...draft, id, answered })
    await bumpDataVersion(trx)
    return { id, isSecond: false }
  }
  const { id, isSecond } = await inTransaction(db, write).catch(async (error: unknown) => {
    if (image) await discardImages(context, [image.cdnId])
    throw error
  })
  if (isSecond && image) await discardImages(context, [image.cdnId])
  return presentComment(await getComment(db, viewer, kind, id))
}

interface Written {
  readonly id: number
  readonly subject: Subject
  readonly authorId: number
  readonly content: string
  /** What it replies to. */
  readonly answered: CommentRow | null
}

/** Notes a new comment in the feed, where it is on an item, and for everyone who is to hear of it. */
async function announceComment(
  trx: Db,
  { id, subject, authorId, content, answered }: Written,
): Promise<void> {
  if (subject.kind === 'material') {
    await recordLog(trx, {
      type: 'COMMENT_CREATE',
      authorId,
      title: subject.name,
      description: content,
      materialId: subject.id,
      materialCommentId: id,
    })
  }
  await announce(trx, {
    kind: answered ? 'reply' : 'comment',
    actorId: authorId,
    materialId: undefined,
    logId: undefined,
    [`${subject.kind}Id`]: subject.id,
    commentId: id,
    answeredId: answered?.author_id,
    excerpt: withoutMarkup(content),
    link: commentLink(subject, id),
  })
}

/**
 * Changes the words of a comment of the viewer, once however often it is sent with its key.
 *
 * @throws AppError `comment.notFound`, `comment.deleted`, `auth.forbidden`, `account.muted`,
 * `content.outdated`
 */
export async function changeComment(
  { db }: ImageContext,
  viewer: Viewer,
  kind: SubjectKind,
  change: { readonly id: number; readonly content: string } & Sending,
): Promise<Comment> {
  const { id, content } = change
  const clean = cleanContent(content)
  await getComment(db, viewer, kind, id)
  return inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, change, { kind, change })
    const comment = await lockComment(trx, viewer, kind, id)
    if (!isNew) return presentComment(comment)
    if (!mayEditComment(viewer, factsOf(comment))) throw refusalOf(viewer, comment)
    demandCurrent(new Date(comment.updated_at), change)
    await updateContent(trx, id, clean)
    await rewordLog(trx, { materialCommentId: id }, clean)
    await bumpDataVersion(trx)
    return presentComment(await getComment(trx, viewer, kind, id))
  })
}

/**
 * Deletes a comment of the viewer: its words and its picture are gone, and replies to it are no
 * longer shown.
 *
 * @throws AppError `comment.notFound`, `comment.deleted`, `auth.forbidden`
 */
export async function removeComment(
  context: ImageContext,
  viewer: Viewer,
  kind: SubjectKind,
  id: number,
): Promise<void> {
  const { db } = context
  await getComment(db, viewer, kind, id)
  const cdnId = await inTransaction(db, async (trx) => {
    const comment = await lockComment(trx, viewer, kind, id)
    if (!mayDeleteComment(viewer, factsOf(comment))) {
      throw new AppError(comment.is_deleted ? 'comment.deleted' : 'auth.forbidden')
    }
    await wipeComment(trx, id)
    await takeBackComment(trx, id, (other) => tellOf(trx, viewer, comment, other))
    await bumpDataVersion(trx)
    return comment.cdn_id
  })
  if (cdnId !== null) await discardImages(context, [cdnId])
}

/** What people are told of a comment beside one that is deleted. */
async function tellOf(
  trx: Db,
  viewer: Viewer,
  { material_id, log_id }: CommentRow,
  id: number,
): Promise<ToldWords | undefined> {
  const about = material_id ?? log_id
  if (about === null) return undefined
  const subject = await findSubject(trx, viewer, {
    kind: material_id === null ? 'log' : 'material',
    id: about,
  })
  const row = await findComment(trx, viewer, id)
  return (
    subject &&
    row && { excerpt: excerptOf(withoutMarkup(row.content)), link: commentLink(subject, id) }
  )
}

/** @throws AppError `material.notFound`, `log.notFound` */
export async function getSubject(
  db: Db,
  viewer: Viewer | null,
  asked: Pick<Subject, 'kind' | 'id'>,
) {
  const subject = await findSubject(db, viewer, asked)
  if (subject === undefined) throw new AppError(`${asked.kind}.notFound`)
  return subject
}

async function getComment(
  db: Db,
  viewer: Viewer,
  kind: SubjectKind,
  id: number,
): Promise<CommentRow> {
  const row = await findComment(db, viewer, id)
  if (row === undefined || row[`${kind}_id`] === null) throw new AppError('comment.notFound')
  return row
}

/** A comment, with nothing written beside it until the transaction ends. */
async function lockComment(
  trx: Db,
  viewer: Viewer,
  kind: SubjectKind,
  id: number,
): Promise<CommentRow> {
  const subjectId = (await getComment(trx, viewer, kind, id))[`${kind}_id`]
  if (subjectId !== null) await lockSubject(trx, { kind, id: subjectId })
  return getComment(trx, viewer, kind, id)
}

/**
 * Looks whether it is the viewer's turn to write.
 *
 * @returns the comment that is replied to, null for a new thread
 */
async function demandTurn(
  db: Db,
  viewer: Viewer,
  subject: Subject,
  target: number | null,
): Promise<CommentRow | null> {
  if (target === null) {
    const last = await findLastWord(db, subject, null)
    demand(threadBar(viewer, last ? [factsOf(last)] : []))
    return null
  }
  const comment = await getComment(db, viewer, subject.kind, target)
  if (comment[`${subject.kind}_id`] !== subject.id) throw new AppError('comment.notFound')
  const first =
    comment.parent_id === null
      ? comment
      : await getComment(db, viewer, subject.kind, comment.parent_id)
  const last = await findLastWord(db, subject, first.id)
  const thread = { ...factsOf(first), replies: last ? [factsOf(last)] : [] }
  demand(replyBar(viewer, factsOf(comment), thread))
  return comment
}

const REFUSALS = {
  anonymous: 'auth.required',
  muted: 'account.muted',
  own: 'comment.own',
  deleted: 'comment.deleted',
  lastWord: 'comment.lastWord',
} as const satisfies Record<CommentBar, string>

function demand(bar: CommentBar | undefined): void {
  if (bar !== undefined) throw new AppError(REFUSALS[bar])
}

function refusalOf(viewer: Viewer, comment: CommentRow): AppError {
  if (comment.is_deleted) return new AppError('comment.deleted')
  return new AppError(comment.author_id === viewer.id ? 'account.muted' : 'auth.forbidden')
}

/** The words that are left when the markup has been cleaned; they are counted once more. */
function cleanContent(content: string): string {
  const clean = cleanDescription(content)
  if (clean !== null && commentField.safeParse(clean).success) return clean
  throw wrongField('content', COMMENT_PROBLEMS.tooShort)
}
