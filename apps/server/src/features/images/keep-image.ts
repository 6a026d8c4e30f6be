import { type ImagePurpose, UPLOAD_RULES, type UploadFormat } from '@glazy/contract/images'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import type { ReceivedFile } from '#platform/http/uploads.ts'
import { readFileKind } from '#platform/images/file-kind.ts'
import { ImageError } from '#platform/images/image-error.ts'
import type { Images } from '#platform/images/images.ts'
import { readUpload, type StoredImage } from '#platform/images/sharp-pipeline.ts'
import { cacheFolder, makeCdnId, storedKey } from './image-keys.ts'
import {
  deleteImage,
  type ImageRow,
  insertImage,
  listUnusedAmong,
  type NewImage,
  uncountImage,
} from './images.queries.ts'
import { pictureColours } from './picture-colours.ts'

export interface ImageContext {
  readonly db: Kysely<Database>
  readonly images: Images
}

export interface RemovalContext {
  readonly db: Kysely<Database>
  readonly images: Pick<Images, 'store' | 'cache' | 'onLeft'>
}

export interface Upload {
  readonly file: ReceivedFile
  /** Name of the form's field, for messages. */
  readonly field: string
  readonly ownerId: number
  readonly purpose: ImagePurpose
}

/**
 * Keeps the picture of a file that someone has sent: the row first, then the bytes, so that nothing
 * is ever stored that no row knows of. A store that fails may have the bytes all the same, so the row
 * stays, and counts for nobody. An image that nobody uses within a day is removed.
 *
 * @throws AppError with an `image.…` code that names the field
 */
export async function keepImage(context: ImageContext, upload: Upload): Promise<NewImage> {
  const { db, images } = context
  const stored = await readPicture(images, upload)
  const { dominant, secondary } = pictureColours(stored.sample)
  const image: NewImage = {
    cdnId: makeCdnId(),
    ownerId: upload.ownerId,
    purpose: upload.purpose,
    format: stored.format,
    width: stored.width,
    height: stored.height,
    bytes: stored.bytes.length,
    dominantHex: dominant,
    secondaryHex: secondary,
  }
  await insertImage(db, image)
  try {
    await images.store.put(storedKey(image), stored.bytes, `image/${stored.format}`)
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'image.storageFull'
    await (isRefused ? deleteImage(db, image.cdnId) : uncountImage(db, image.cdnId))
    throw error
  }
  return image
}

/**
 * Removes images, except those that are used. Whatever was done with them is done: what fails here is
 * not told to whoever did it, and is left to the sweep.
 *
 * @returns how many are gone
 */
export async function discardImages(
  { db, images }: RemovalContext,
  cdnIds: readonly string[],
): Promise<number> {
  let gone = 0
  try {
    for (const image of await listUnusedAmong(db, cdnIds)) {
      await removeImage({ db, images }, image)
      gone += 1
    }
  } catch (error) {
    images.onLeft(error)
  }
  return gone
}

/** The bytes first: as long as the row is there, the rest can be found. */
export async function removeImage({ db, images }: RemovalContext, image: ImageRow): Promise<void> {
  await images.store.remove(storedKey(image))
  await images.cache.removeFolder(cacheFolder(image.cdnId))
  await deleteImage(db, image.cdnId)
}

async function readPicture(
  images: Images,
  { file, field, purpose, ownerId }: Upload,
): Promise<StoredImage> {
  const { unsupported, ...rule } = UPLOAD_RULES[purpose]
  const formats: readonly UploadFormat[] = rule.formats
  try {
    const kind = await readFileKind(file.path)
    if (kind === undefined || !formats.includes(kind)) throw new ImageError('image.unsupported')
    return await images.read(() => readUpload(file.path, kind), ownerId)
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    const { message } =
      error.code === 'image.unsupported' ? { message: unsupported } : new AppError(error.code)
    throw new AppError(error.code, { message, fields: [{ field, message }], cause: error.cause })
  }
}
