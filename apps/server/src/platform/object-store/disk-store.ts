import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#platform/app-error.ts'
import type { Room } from '#platform/room.ts'
import { removeUnfinished, writeWholeFile } from '#platform/whole-file.ts'
import { checkKey, type ObjectStore, toStorageError } from './object-store.ts'

/**
 * Objects as files below a folder, which is made with the first of them.
 *
 * @param room what keeps them from filling the disk; without it they may
 */
export function createDiskStore(folder: string, room?: Room): ObjectStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'))
  return {
    put: async (key, bytes) => {
      if ((await room?.isLeft()) === false) throw new AppError('image.storageFull')
      await writeWholeFile(pathOf(key), bytes).catch((error: unknown) => {
        throw toStorageError(error)
      })
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: async (key) => {
      const path = pathOf(key)
      await removeUnfinished(path)
      await rm(path, { force: true })
    },
  }
}
