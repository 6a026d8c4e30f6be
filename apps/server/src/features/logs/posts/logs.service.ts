import type { Log, LogChange, NewLog } from '@glazy/contract/logs'
import {
  isAlwaysPublic,
  LOG_PROBLEMS,
  type LogType,
  logType,
  mayDeleteLog,
  mayEditLog,
} from '@glazy/contract/rules/log'
import type { Viewer } from '@glazy/contract/rules/material'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { beginChange, demandCurrent, wasMade } from '#db/sent-changes.ts'
import { findMade } from '#db/made-before.ts'
import { inTransaction } from '#db/transaction.ts'
import { discardImages } from '#features/images/keep-image.ts'
import { findVisibleItem } from '#features/materials/read/visible-items.queries.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { readLog } from './feed.service.ts'
import {
  arrangeImages,
  discardPictures,
  keepPictures,
  type SentImages,
  type UploadingContext,
} from './log-images.ts'
import {
  deleteLogRow,
  listLogImages,
  lockLog,
  placeLogImages,
  updateLogRow,
} from './log-store.queries.ts'

type Files = SentImages['files']

/**
 * Posts a log. What comes again with the key of one that is there already is that one.
 *
 * @throws AppError `request.invalid`, `material.notFound`, `log.tooManyImages` or about an image
 */
export async function postLog(
  context: UploadingContext,
  viewer: Viewer,
  body: NewLog,
  files: Files,
): Promise<Log> {
  const { db } = context
  const { clientKey } = body
  const making = { table: 'log', accountId: viewer.id, clientKey } as const
  const known = await findMade(db, making)
  if (known !== undefined) return readLog(db, viewer, known)
  const type = demandPostable(body.logTypeId)
  await demandItem(db, viewer, body.materialId)
  const sent = { fields: body, files }
  const pictures = await keepPictures(context, viewer, sent, 0)
  const id = await inTransaction(db, async (trx) => {
    const written = await recordLog(trx, {
      type: type.name,
      authorId: viewer.id,
      title: body.title,
      description: cleanDescription(body.description),
      materialId: body.materialId,
      isPrivate: body.isPrivate,
      clientKey,
      isPosted: true,
      ...(type.name === 'BATCH' && { data: body.data }),
    })
    await placeLogImages(trx, written, arrangeImages([], sent, pictures))
    await bumpDataVersion(trx)
    return written
  }).catch(async (error: unknown) => {
    await discardPictures(context, pictures)
    // Sent twice at a time: whoever came first has posted it.
    const first = await findMade(db, making)
    if (first !== undefined) return first
    throw error
  })
  return readLog(db, viewer, id)
}

/**
 * Changes a log of the viewer, once however often it is sent with its key.
 *
 * @throws AppError `log.notFound`, `auth.forbidden`, `account.muted`, `content.outdated`, and as
 * {@link postLog}
 */
export async function changeLog(
  context: UploadingContext,
  viewer: Viewer,
  id: number,
  body: LogChange,
  files: Files,
): Promise<Log> {
  const { db } = context
  const log = await readLog(db, viewer, id)
  if (await wasMade(db, viewer.id, body, { id, body })) return log
  if (!mayEditLog(viewer, log)) throw refusal(viewer, log)
  if (body.logTypeId !== log.logTypeId || !log.isSystem) {
    if (log.isSystem) throw wrongType()
    demandPostable(body.logTypeId)
  }
  if (body.materialId !== log.materialId) await demandItem(db, viewer, body.materialId)
  const removed = body.removeImages ?? []
  const sent = { fields: body, files }
  const staying = log.images.filter((image) => !removed.includes(image.id))
  const pictures = await keepPictures(context, viewer, sent, staying.length)
  const gone = await inTransaction(db, async (trx) => {
    // Sent twice at a time: whoever came first has changed it.
    if (!(await beginChange(trx, viewer.id, body, { id, body }))) return [...pictures.values()]
    const stored = await lockLog(trx, id)
    if (stored === undefined) throw new AppError('log.notFound')
    demandCurrent(stored.updatedAt, body)
    const { materialId = stored.materialId, isPrivate = stored.isPrivate } = body
    await updateLogRow(trx, id, {
      title: body.title,
      description: cleanDescription(body.description),
      typeId: body.logTypeId,
      isPrivate: isPrivate && !isAlwaysPublic(body.logTypeId),
      materialId,
    })
    const current = await listLogImages(trx, id)
    const images = arrangeImages(current, sent, pictures, removed)
    await placeLogImages(trx, id, images)
    await bumpDataVersion(trx)
    return current.filter((image) => images.every((kept) => kept.id !== image.id))
  }).catch(async (error: unknown) => {
    await discardPictures(context, pictures)
    throw error
  })
  await discardImages(
    context,
    gone.map((image) => image.cdn_id),
  )
  return readLog(db, viewer, id)
}

/**
 * Deletes a log of the viewer, with the files of its images.
 *
 * @throws AppError `log.notFound`, `auth.forbidden`
 */
export async function removeLog(
  context: Pick<UploadingContext, 'db' | 'images'>,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const log = await readLog(context.db, viewer, id)
  if (!mayDeleteLog(viewer, log)) throw refusal(viewer, log)
  await inTransaction(context.db, async (trx) => {
    await deleteLogRow(trx, id)
    await bumpDataVersion(trx)
  })
  await discardImages(
    context,
    log.images.map((image) => image.cdnId),
  )
}

function refusal(viewer: Viewer, log: Log): AppError {
  if (log.createdByUserId === viewer.id) return new AppError('account.muted')
  return new AppError('auth.forbidden', { message: LOG_PROBLEMS.notOwner })
}

/** A type that people may choose. */
function demandPostable(typeId: number): LogType {
  const type = logType(typeId)
  if (type === undefined || type.isSystem) throw wrongType()
  return type
}

function wrongType(): AppError {
  return wrongField('logTypeId', LOG_PROBLEMS.typeRequired)
}

async function demandItem(db: Db, viewer: Viewer, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  if ((await findVisibleItem(db, viewer, id)) === undefined) throw new AppError('material.notFound')
}
