import { AVATAR_PROBLEMS, UPLOAD_FIELD } from '@glazy/contract/images'
import { AppError } from '#platform/app-error.ts'
import type { ReceivedFile } from '#platform/http/uploads.ts'
import { discardImages, type ImageContext, keepImage } from './keep-image.ts'
import { replaceAvatar } from './images.queries.ts'

/** Sets the picture of an account; the one before is removed. */
export async function setAvatar(
  context: ImageContext,
  accountId: number,
  files: ReadonlyMap<string, ReceivedFile> | undefined,
): Promise<void> {
  const file = files?.get(UPLOAD_FIELD)
  if (file === undefined) {
    const message = AVATAR_PROBLEMS.missing
    throw new AppError('image.missing', { message, fields: [{ field: UPLOAD_FIELD, message }] })
  }
  const upload = { file, field: UPLOAD_FIELD, ownerId: accountId, purpose: 'avatar' } as const
  const { cdnId } = await keepImage(context, upload)
  await useAvatar(context, accountId, cdnId)
}

export async function removeAvatar(context: ImageContext, accountId: number): Promise<void> {
  await useAvatar(context, accountId, null)
}

async function useAvatar(context: ImageContext, accountId: number, cdnId: string | null) {
  const previous = await replaceAvatar(context.db, accountId, cdnId)
  if (previous !== null) await discardImages(context, [previous])
}
