import type { Viewer } from '@glazy/contract/rules/material'
import {
  CONTENT_KINDS,
  type ContentKind,
  mayJudge,
  mayMute,
  reportBar,
  type ReportReason,
} from '@glazy/contract/rules/moderation'
import type { Kysely } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { AppError } from '#platform/app-error.ts'
import { recordAct } from './acts.queries.ts'
import {
  closeCase,
  fileReport,
  hideAllOf,
  listCaseContents,
  lockCase,
  type LockedCase,
  showAllOf,
} from './cases.queries.ts'
import { findContents } from './contents.queries.ts'
import { tellModerators, tellPerson } from './tell.ts'
import { applyCases } from './withheld.queries.ts'

type Connection = Kysely<Database>

export interface Complaint {
  readonly kind: ContentKind
  readonly id: number
  readonly reason: ReportReason
  readonly words?: string | undefined
}

/**
 * Reports something that the viewer sees; a second time changes nothing.
 *
 * @throws AppError `content.notFound`, `auth.forbidden` for what is their own
 */
export async function report(db: Connection, viewer: Viewer, complaint: Complaint): Promise<void> {
  const { kind, id, reason, words } = complaint
  const [content] = await findContents(db, viewer, kind, [id])
  if (content === undefined) throw new AppError('content.notFound')
  const { ownerId } = content
  if (reportBar(viewer, content) !== undefined) throw new AppError('auth.forbidden')
  await inTransaction(db, async (trx) => {
    const reporterId = viewer.id
    const isNews = await fileReport(trx, {
      kind,
      contentId: id,
      ownerId,
      reporterId,
      reason,
      words,
    })
    if (isNews) await tellModerators(trx)
  })
}

/**
 * Hides the content of a case, or gives the reason for which it is hidden anew.
 *
 * @throws AppError `case.notFound`, `auth.forbidden`
 */
export function hide(db: Connection, viewer: Viewer, id: number, reason: string): Promise<void> {
  return judge(db, viewer, id, async (trx, found) => {
    await closeCase(trx, id, reason)
    await applyCases(trx, found.kind, [found.contentId])
    await recordAct(trx, { ...actOn(viewer, found), act: 'hide', reason })
    const link = await linkOf(trx, found)
    await tellPerson(trx, found.ownerId, `hidden.${found.kind}`, { reason }, link)
  })
}

/** @throws AppError `case.notFound`, `auth.forbidden` */
export function restore(db: Connection, viewer: Viewer, id: number): Promise<void> {
  return judge(db, viewer, id, async (trx, found) => {
    if (found.hiddenReason === null) return
    await closeCase(trx, id, null)
    await applyCases(trx, found.kind, [found.contentId])
    await recordAct(trx, { ...actOn(viewer, found), act: 'restore' })
    const link = await linkOf(trx, found)
    await tellPerson(trx, found.ownerId, `restored.${found.kind}`, {}, link)
  })
}

/** @throws AppError `case.notFound`, `auth.forbidden` */
export function dismiss(db: Connection, viewer: Viewer, id: number): Promise<void> {
  return judge(db, viewer, id, async (trx, found) => {
    await closeCase(trx, id, found.hiddenReason)
    await recordAct(trx, { ...actOn(viewer, found), act: 'dismiss' })
  })
}

async function judge(
  db: Connection,
  viewer: Viewer,
  id: number,
  work: (trx: Db, found: LockedCase) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await lockCase(trx, id)
    if (found === undefined) throw new AppError('case.notFound')
    if (!mayJudge(viewer, found)) throw new AppError('auth.forbidden')
    await work(trx, found)
    await bumpDataVersion(trx)
  })
}

const actOn = (viewer: Viewer, { kind, contentId, ownerId }: LockedCase) => ({
  moderatorId: viewer.id,
  content: { kind, id: contentId },
  accountId: ownerId,
})

/** Where the author finds it; undefined once they have deleted it. */
async function linkOf(trx: Db, { kind, contentId, ownerId }: LockedCase) {
  const [content] = await findContents(trx, { id: ownerId }, kind, [contentId])
  return content?.link
}

export interface Mute {
  readonly reason: string
  readonly until: Date
}

/** @throws AppError `user.notFound`, `auth.forbidden` */
export function mute(
  db: Connection,
  viewer: Viewer,
  id: number,
  { reason, until }: Mute,
): Promise<void> {
  return discipline(db, viewer, id, async (trx) => {
    await setMute(trx, id, { reason, until })
    await recordAct(trx, { act: 'mute', moderatorId: viewer.id, accountId: id, reason, until })
    await tellPerson(trx, id, 'muted', { reason, until })
  })
}

/** @throws AppError `user.notFound`, `auth.forbidden` */
export function unmute(db: Connection, viewer: Viewer, id: number): Promise<void> {
  return discipline(db, viewer, id, async (trx) => {
    await setMute(trx, id, null)
    await recordAct(trx, { act: 'unmute', moderatorId: viewer.id, accountId: id })
    await tellPerson(trx, id, 'unmuted', {})
  })
}

/**
 * Hides everything that an account has made, in one transaction.
 *
 * @throws AppError `user.notFound`, `auth.forbidden`
 */
export function clear(db: Connection, viewer: Viewer, id: number, reason: string): Promise<void> {
  return discipline(db, viewer, id, async (trx) => {
    await hideAllOf(trx, id, reason)
    await applyAll(trx, id)
    await recordAct(trx, { act: 'clear', moderatorId: viewer.id, accountId: id, reason })
    await tellPerson(trx, id, 'cleared', { reason })
  })
}

/** @throws AppError `user.notFound`, `auth.forbidden` */
export function unclear(db: Connection, viewer: Viewer, id: number): Promise<void> {
  return discipline(db, viewer, id, async (trx) => {
    await showAllOf(trx, id)
    await applyAll(trx, id)
    await recordAct(trx, { act: 'unclear', moderatorId: viewer.id, accountId: id })
    await tellPerson(trx, id, 'uncleared', {})
  })
}

async function discipline(
  db: Connection,
  viewer: Viewer,
  id: number,
  work: (trx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('account')
      .select(['id', 'is_moderator as isModerator'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (person === undefined) throw new AppError('user.notFound')
    if (!mayMute(viewer, person)) throw new AppError('auth.forbidden')
    await work(trx)
    await bumpDataVersion(trx)
  })
}

async function setMute(trx: Db, id: number, given: Mute | null): Promise<void> {
  await trx
    .updateTable('account')
    .set({ muted_until: given?.until ?? null, mute_reason: given?.reason ?? null })
    .where('id', '=', id)
    .execute()
}

async function applyAll(trx: Db, ownerId: number): Promise<void> {
  const contents = await listCaseContents(trx, ownerId)
  for (const kind of CONTENT_KINDS) {
    const ids = contents.filter((content) => content.kind === kind).map(({ id }) => id)
    await applyCases(trx, kind, ids)
  }
}
