import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Writes a file that is there as a whole or not at all, whatever happens meanwhile: it appears under
 * its name when all of it is on the disk. Folders on the way are made.
 */
export async function writeWholeFile(
  path: string,
  content: Uint8Array | AsyncIterable<string>,
): Promise<void> {
  const folder = dirname(path)
  const unfinished = `${path}.${randomBytes(6).toString('hex')}${UNFINISHED}`
  await mkdir(folder, { recursive: true })
  try {
    const file = await open(unfinished, 'wx', 0o640)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Where a file is, or will be: what is renamed to the name of a link takes its place, and is not where it leads. */
export async function behindLinks(path: string): Promise<string> {
  const real = (name: string) => realpath(name).catch(() => undefined)
  const folder = async () => (await real(dirname(path))) ?? resolve(dirname(path))
  return (await real(path)) ?? join(await folder(), basename(path))
}

/** How names of files end that are being written; after a crash some are left. */
export const UNFINISHED = '.partial'

/** Milliseconds after which a file that nobody has written to is not being written any more. */
export const ABANDONED_AFTER = 3_600_000

/** Removes all that is being written, or was, of a file that is to be gone. */
export async function removeUnfinished(path: string): Promise<void> {
  await Promise.all((await listUnfinished(path)).map((each) => rm(each, { force: true })))
}

/** Removes what killed processes have left of a file; another one may be writing it. */
export async function removeAbandoned(path: string): Promise<void> {
  const removals = (await listUnfinished(path)).map(async (each) => {
    const found = await stat(each).catch(() => undefined)
    const isAbandoned = found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER
    if (isAbandoned) await rm(each, { force: true })
  })
  await Promise.all(removals)
}

const UNFINISHED_NAME = new RegExp(`^\\.[\\da-f]{12}\\${UNFINISHED}$`)

async function listUnfinished(path: string): Promise<string[]> {
  const [folder, own] = [dirname(path), basename(path)]
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Nothing has been written there yet.
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.startsWith(own) && UNFINISHED_NAME.test(name.slice(own.length)))
    .map((name) => join(folder, name))
}

/** The new name lasts when the folder is on the disk as well. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows does not open folders, and needs none of this.
    if (error.code === 'EISDIR' || error.code === 'EPERM') return undefined
    throw error
  })
  await folder?.sync().finally(() => folder.close())
}
