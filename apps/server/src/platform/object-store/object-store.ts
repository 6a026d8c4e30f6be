import { AppError } from '#platform/app-error.ts'

/** Where files are kept that belong to rows of the database: a folder, or a bucket elsewhere. */
export interface ObjectStore {
  /**
   * Keeps `bytes`; when it has returned they survive a power cut.
   *
   * @throws AppError `image.storageFull`, and nothing is left; `image.storageUnavailable`, and a bucket
   *   that answers too late may have them
   */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** The bytes, or undefined where there are none of that key. */
  get(key: string): Promise<Buffer | undefined>
  /** Removes the bytes; that there are none is no fault. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9]+(?:[/_.-][a-z0-9]+)*$/i

/** Keys are made by us alone, never from what someone has sent; anything else is a mistake. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`"${key}" is no key of an object`)
  return key
}

/** No space, no quota, no room for another file, file too large for the file system. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EMLINK', 'EFBIG'])

/** The error itself, or `image.storageFull` where a full disk is the reason. */
export function toStorageError(error: unknown): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  return code !== undefined && FULL.has(code)
    ? new AppError('image.storageFull', { cause: error })
    : error
}
