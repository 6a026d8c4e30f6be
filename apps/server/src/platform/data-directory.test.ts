import { readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { OperatorError } from './operator-error.ts'

let folder: string
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await symlink('/nowhere/at/all', join(folder, 'broken-link'))
})
afterAll(() => removeFolder(folder))

describe('the data directory', () => {
  it('is made with the folders above it, and left empty', async () => {
    for (let round = 0; round < 20; round += 1) {
      const path = join(folder, `new-${round}`, 'folders', 'data')
      await Promise.all(Array.from({ length: 4 }, () => prepareDataDirectory(path)))
      expect((await stat(path)).mode & 0o777).toBe(0o755)
      expect(await readdir(path)).toEqual([])
    }
  })

  it.each([
    ['file', 'is no folder (EEXIST)'],
    ['file/data', 'cannot be made (ENOTDIR)'],
    ['broken-link', 'is no folder (EEXIST)'],
    ['a\0b', 'cannot be made (ERR_INVALID_ARG_VALUE)'],
  ])('is refused at %j in one line', async (name, reason) => {
    const path = join(folder, name)
    const refused = prepareDataDirectory(path)
    await expect(refused).rejects.toThrow(`${path} ${reason}`)
    await expect(refused).rejects.toThrow(/^GLAZY_DATA_DIR: /)
    await expect(refused).rejects.toBeInstanceOf(OperatorError)
  })

  it.runIf(process.platform === 'linux')('is refused among processes, at once', async () => {
    await expect(prepareDataDirectory('/proc/glazy/data')).rejects.toThrow(
      'cannot be made (ENOENT)',
    )
    await expect(prepareDataDirectory('/proc')).rejects.toThrow('cannot be written to')
  })
})
