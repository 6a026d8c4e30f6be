import { isCdnId } from './image-keys.ts'
import { findAvatarOwner, replaceAvatar } from './images.queries.ts'
import { discardImages, type ImageContext } from './keep-image.ts'
import { findPhotograph } from './material-image.queries.ts'
import { takePhotographAway } from './material-image.service.ts'

/** Where a picture was, and who had put it there. */
export interface RemovedPicture {
  readonly accountId: number
  /** Undefined for the picture of a person. */
  readonly materialId: number | undefined
}

/**
 * Removes any photograph or avatar for the operator, whosever it is.
 *
 * @param picture number of a photograph, or the name of a picture as it is in its address
 * @returns undefined when there is none
 */
export async function removePicture(
  context: ImageContext,
  picture: string,
): Promise<RemovedPicture | undefined> {
  const { db } = context
  const photograph = await findPhotograph(db, picture)
  if (photograph !== undefined) {
    await takePhotographAway(context, photograph)
    return { accountId: photograph.ownerId, materialId: photograph.materialId }
  }
  const accountId = isCdnId(picture) ? await findAvatarOwner(db, picture) : undefined
  if (accountId === undefined) return undefined
  await replaceAvatar(db, accountId, null)
  await discardImages(context, [picture])
  return { accountId, materialId: undefined }
}
