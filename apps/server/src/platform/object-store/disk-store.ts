import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '#platform/whole-file.ts'
import { checkKey, type ObjectStore, toStorageError } from './object-store.ts'

/** Objects as files below a folder, which is made with the first of them. */
export function createDiskStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'))
  return {
    put: (key, bytes) =>
      writeWholeFile(pathOf(key), bytes).catch((error: unknown) => {
        throw toStorageError(error)
      }),
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
