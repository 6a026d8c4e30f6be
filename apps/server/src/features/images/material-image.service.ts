import { UPLOAD_FIELD } from '@glazy/contract/images'
import {
  MATERIAL_IMAGE_PROBLEMS,
  type MaterialImageChange,
  type NewMaterialImage,
} from '@glazy/contract/material-images'
import type { DetailImage } from '@glazy/contract/materials'
import { materialPath } from '@glazy/contract/material-path'
import type { Viewer } from '@glazy/contract/rules/material'
import { mayEditPhotograph, mayRemovePhotograph } from '@glazy/contract/rules/photograph'
import { bumpDataVersion } from '#db/data-version.ts'
import { findMade } from '#db/made-before.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Db } from '#db/database.ts'
import { loadItems, lockItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { presentImage } from '#features/materials/read/detail.presenter.ts'
import { findVisibleItem } from '#features/materials/read/visible-items.queries.ts'
import { announce } from '#features/notifications/announce.ts'
import { AppError } from '#platform/app-error.ts'
import type { ReceivedFile } from '#platform/http/uploads.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { discardImages, type ImageContext, keepImage } from './keep-image.ts'
import {
  deleteMaterialImage,
  findPlacedImage,
  type ImageTexts,
  insertMaterialImage,
  type PlacedImage,
  readMaterialImage,
  setThumbnailImage,
  updateMaterialImage,
} from './material-image.queries.ts'

/**
 * Adds a photograph to an item that the viewer may see. What comes again with the key of one that
 * is there already, because its answer was lost, is that one, with what is said about it now.
 *
 * @throws AppError `material.notFound`, or with an `image.…` code that names the field
 */
export async function addPhotograph(
  context: ImageContext,
  viewer: Viewer,
  body: NewMaterialImage,
  files: ReadonlyMap<string, ReceivedFile> | undefined,
): Promise<DetailImage> {
  const { db } = context
  const { materialId, clientKey } = body
  const item = await findVisibleItem(db, viewer, materialId)
  if (item === undefined) throw new AppError('material.notFound')
  const file = files?.get(UPLOAD_FIELD)
  if (file === undefined) {
    const message = MATERIAL_IMAGE_PROBLEMS.missing
    throw new AppError('image.missing', { message, fields: [{ field: UPLOAD_FIELD, message }] })
  }
  const texts = {
    title: body.title,
    description: cleanDescription(body.description),
    coneId: body.ortonConeId,
    atmosphereId: body.atmosphereId,
    isColorSearchable: body.is_color_searchable,
  }
  const making = { table: 'material_image', accountId: viewer.id, clientKey, materialId } as const
  const known = await findMade(db, making)
  if (known !== undefined) return saveTexts(db, materialId, known, texts)
  const upload = { file, field: UPLOAD_FIELD, ownerId: viewer.id, purpose: 'material' } as const
  const image = await keepImage(context, upload)
  const added = await inTransaction(db, async (trx) => {
    await lockItems(trx, [materialId])
    // Sent twice at a time: whoever has the item first has added it.
    const first = await findMade(trx, making)
    if (first !== undefined) {
      return { isSecond: true, data: presentImage(await readMaterialImage(trx, first)) }
    }
    const id = await insertMaterialImage(trx, materialId, image, texts, clientKey)
    await recordLog(trx, {
      type: 'MATERIAL_IMAGE_CREATE',
      authorId: viewer.id,
      title: texts.title,
      description: texts.description,
      materialId,
      materialImageId: id,
    })
    await indexItem(trx, materialId)
    const link = materialPath({ ...item, id: materialId })
    await announce(trx, { kind: 'photograph', actorId: viewer.id, materialId, link })
    return { isSecond: false, data: presentImage(await readMaterialImage(trx, id)) }
  })
  if (added.isSecond) await discardImages(context, [image.cdnId])
  return added.data
}

/**
 * Saves what is said about a photograph of the viewer.
 *
 * @throws AppError `image.notFound`, `auth.forbidden`, `account.muted`
 */
export async function changePhotograph(
  { db }: ImageContext,
  viewer: Viewer,
  id: number,
  change: MaterialImageChange,
): Promise<DetailImage> {
  const image = await findPlacedImage(db, viewer, id)
  if (image === undefined || !image.isShown) throw new AppError('image.notFound')
  if (!mayEditPhotograph(viewer, image)) {
    throw new AppError(image.ownerId === viewer.id ? 'account.muted' : 'auth.forbidden')
  }
  const { materialId } = image
  return saveTexts(db, materialId, id, {
    title: change.title,
    coneId: change.ortonConeId,
    atmosphereId: change.atmosphereId,
    isColorSearchable: change.isColorSearchable,
    ...(change.description !== undefined && {
      description: cleanDescription(change.description),
    }),
  })
}

/**
 * Removes a photograph, and its file: for whoever added it, also when the item has been hidden since,
 * and for the owner of the item.
 *
 * @throws AppError `image.notFound`, `auth.forbidden`
 */
export async function removePhotograph(
  context: ImageContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const image = await findPlacedImage(context.db, viewer, id)
  if (image === undefined) throw new AppError('image.notFound')
  if (!mayRemovePhotograph(viewer, image)) throw new AppError('auth.forbidden')
  await takePhotographAway(context, image)
}

/** Removes a photograph and its file, whoever asks for it. */
export async function takePhotographAway(
  context: ImageContext,
  image: Pick<PlacedImage, 'id' | 'cdnId' | 'materialId'>,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    await lockItems(trx, [image.materialId])
    await deleteMaterialImage(trx, image)
    await indexItem(trx, image.materialId)
  })
  await discardImages(context, [image.cdnId])
}

/**
 * Makes a photograph the one that stands for an item of the viewer.
 *
 * @throws AppError `image.notFound`, `auth.forbidden`, `material.archived`
 */
export async function chooseThumbnail(
  { db }: ImageContext,
  viewer: Viewer,
  materialId: number,
  imageId: number,
): Promise<DetailImage> {
  const image = await findPlacedImage(db, viewer, imageId)
  if (image?.isShown !== true || image.materialId !== materialId)
    throw new AppError('image.notFound')
  const item = await findVisibleItem(db, viewer, materialId)
  if (item?.ownerId !== viewer.id) throw new AppError('auth.forbidden')
  if (item.isArchived) throw new AppError('material.archived')
  return inTransaction(db, async (trx) => {
    await setThumbnailImage(trx, materialId, imageId)
    await bumpDataVersion(trx)
    return presentImage(await readMaterialImage(trx, imageId))
  })
}

async function saveTexts(
  db: ImageContext['db'],
  materialId: number,
  id: number,
  texts: ImageTexts,
): Promise<DetailImage> {
  return inTransaction(db, async (trx) => {
    await lockItems(trx, [materialId])
    await updateMaterialImage(trx, id, texts)
    await indexItem(trx, materialId)
    return presentImage(await readMaterialImage(trx, id))
  })
}

/** Items are found by having a photograph and by its colour. */
async function indexItem(trx: Db, materialId: number): Promise<void> {
  await deriveItems(trx, await loadItems(trx, [materialId]))
  await bumpDataVersion(trx)
}
