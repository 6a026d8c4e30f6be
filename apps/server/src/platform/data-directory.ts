import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#platform/operator-error.ts'

/**
 * Makes the data directory where it is missing, and makes sure that it can be written to.
 *
 * @throws OperatorError naming the setting and the reason
 */
export async function prepareDataDirectory(dataDir: string): Promise<void> {
  await makeFolders(dataDir, 0o755).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EEXIST') throw refusal(`${dataDir} is no folder`, cause)
    throw refusal(`the folder ${dataDir} cannot be made`, cause)
  })
  try {
    await rmdir(await mkdtemp(join(dataDir, '.writable-')))
  } catch (cause) {
    throw refusal(`the folder ${dataDir} cannot be written to`, cause as NodeJS.ErrnoException)
  }
}

function refusal(message: string, cause: NodeJS.ErrnoException): OperatorError {
  return new OperatorError(`GLAZY_DATA_DIR: ${message} (${cause.code ?? cause.message})`, { cause })
}

/**
 * Makes a folder and those above it that are missing. Node's own way tries forever where a file
 * system says of a new folder that it does not exist, as the one of processes does.
 */
export async function makeFolders(path: string, mode: number): Promise<void> {
  try {
    await makeFolder(path, mode)
  } catch (error) {
    const above = dirname(path)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // Another process may have made what was missing: then it is tried once more anyway.
    if (!(await isFolder(above))) await makeFolders(above, mode)
    await makeFolder(path, mode)
  }
}

async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(path, { mode }).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error
  })
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  )
}
