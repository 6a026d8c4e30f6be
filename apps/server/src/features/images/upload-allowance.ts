import { UPLOADS_MAX, UPLOADS_WINDOW_MINUTES } from '@glazy/contract/limits'
import { mayAddPictures } from '@glazy/contract/rules/photograph'
import type { Viewer } from '@glazy/contract/rules/material'
import { createAllowWriting } from '#features/accounts/public-writing.ts'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { sumImageBytes } from './images.queries.ts'

/**
 * Lets an account send one more file.
 *
 * @throws AppError `account.muted`, or `image.quota` when it has sent too many or has no room left
 */
export type UploadAllowance = (viewer: Viewer) => Promise<void>

/** Every attempt counts, also one that fails: reading a file is what costs. */
export function createUploadAllowance({
  db,
  config,
  createLimit,
}: Pick<AppContext, 'db' | 'config' | 'createLimit'>): UploadAllowance {
  const attempts = createLimit({
    name: 'image-upload',
    attempts: UPLOADS_MAX,
    seconds: UPLOADS_WINDOW_MINUTES * 60,
  })
  const allowWriting = createAllowWriting({ db, createLimit }, 'photograph')
  const quota = config.imageQuotaBytes
  return async (viewer) => {
    if (!mayAddPictures(viewer)) throw new AppError('account.muted')
    if ((await sumImageBytes(db, viewer.id)) >= quota) {
      const megabytes = Math.round(quota / 2 ** 20)
      throw new AppError('image.quota', {
        message: `Your images take up the ${megabytes} MB that there are; please remove some first`,
      })
    }
    await Promise.all([attempts.take(String(viewer.id)), allowWriting(viewer)]).catch(
      (refusal: unknown) => {
        if (!(refusal instanceof AppError) || refusal.retryAfter === undefined) throw refusal
        throw new AppError('image.quota', { retryAfter: refusal.retryAfter })
      },
    )
  }
}
