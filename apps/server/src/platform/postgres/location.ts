import { createHash } from 'node:crypto'
import { chown, lstat, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolders, prepareDataDirectory } from '#platform/data-directory.ts'
import { PostgresStartError } from './start-error.ts'
import {
  canReach,
  findUnprivilegedUser,
  findUserByUid,
  isRoot,
  type UnixUser,
} from './unix-user.ts'

/** Where the cluster of one data directory lives and who runs it. */
export interface ClusterLocation {
  /** Real path of the data directory. */
  readonly dataDir: string
  /** Folder with the cluster and what belongs to it. */
  readonly home: string
  /** PostgreSQL's own data directory. */
  readonly cluster: string
  /** Folder of the sockets. */
  readonly sockets: string
  /** Whom PostgreSQL runs as; undefined: as ourselves. */
  readonly user: UnixUser | undefined
  /** For copies of the binaries and for clusters that cannot live in their data directory. */
  readonly shared: string
  /** A line for the operator when something is not where one would look for it. */
  readonly notice: string | undefined
}

const SHARED = '/var/lib/glazy'
/** Written into the data directory when its cluster lives elsewhere. */
const POINTER = 'postgres.location'
/** Bytes of a socket's path, its final zero left out: 108 on Linux, 104 on macOS and BSD. */
const SOCKET_PATH_MAX = process.platform === 'linux' ? 107 : 103
const LONGEST_SOCKET_NAME = '.s.PGSQL.5432.lock'

/** Finds, or makes, the folders of the cluster that belongs to `dataDir`. */
export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  await prepareDataDirectory(dataDir)
  const real = await realpath(dataDir)
  return isRoot() ? locateAsRoot(real) : locateAsOneself(real)
}

async function locateAsOneself(dataDir: string): Promise<ClusterLocation> {
  const elsewhere = await readFile(join(dataDir, POINTER), 'utf8').catch(() => undefined)
  if (elsewhere !== undefined) {
    throw new PostgresStartError(
      `The database of ${dataDir} was made by root and is in ${elsewhere.trim()}; ` +
        'start as root, or move it with the commands backup and restore',
    )
  }
  const home = join(dataDir, 'postgres')
  await makeFolder(home, undefined, 0o700)
  return complete(dataDir, home, undefined)
}

async function locateAsRoot(dataDir: string): Promise<ClusterLocation> {
  const inside = join(dataDir, 'postgres')
  const owner = await lstat(join(inside, 'cluster')).catch(() => undefined)
  // A cluster that exists decides who runs it: a volume may come from another machine.
  const user =
    owner !== undefined && owner.uid !== 0
      ? ((await findUserByUid(owner.uid)) ?? {
          name: `#${owner.uid}`,
          uid: owner.uid,
          gid: owner.gid,
        })
      : await findUnprivilegedUser()
  if (user === undefined) {
    throw new PostgresStartError(
      'PostgreSQL does not run as root and there is no user "nobody"; start as another user',
    )
  }
  if (owner !== undefined || (await canReach(user, dataDir))) {
    if (!(await canReach(user, dataDir))) {
      throw new PostgresStartError(
        `The database in ${inside} cannot be reached by the user ${user.name}; ` +
          `open ${dataDir} and the folders above it for that user`,
      )
    }
    await makeFolder(inside, user, 0o700)
    return complete(dataDir, inside, user)
  }
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const home = join(SHARED, key)
  await makeFolders(SHARED, 0o755)
  await makeFolder(home, user, 0o700)
  await writeFile(join(dataDir, POINTER), `${home}\n`)
  const notice = `The user ${user.name} cannot reach ${dataDir}, so its database is in ${home}`
  return { ...(await complete(dataDir, home, user)), notice }
}

async function complete(
  dataDir: string,
  home: string,
  user: UnixUser | undefined,
): Promise<ClusterLocation> {
  const inside = join(home, 'run')
  const fits = Buffer.byteLength(join(inside, LONGEST_SOCKET_NAME)) <= SOCKET_PATH_MAX
  const key = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const sockets = fits ? inside : join(tmpdir(), `glazy-${key}`)
  await makeFolder(sockets, user, 0o700)
  return {
    dataDir,
    home,
    cluster: join(home, 'cluster'),
    sockets,
    user,
    shared: SHARED,
    notice: undefined,
  }
}

/** Makes the folder for `user`; refuses one in a shared place that someone else has made. */
async function makeFolder(path: string, user: UnixUser | undefined, mode: number): Promise<void> {
  await makeFolders(path, mode).catch((cause: NodeJS.ErrnoException) => {
    throw new PostgresStartError(
      `The folder ${path} of the database cannot be made (${cause.code ?? cause.message})`,
      { cause },
    )
  })
  const info = await lstat(path)
  const uid = user?.uid ?? process.getuid?.()
  const isOurs = info.uid === uid || info.uid === process.getuid?.()
  if (!info.isDirectory() || !isOurs) {
    throw new PostgresStartError(`${path} belongs to somebody else`)
  }
  if (user !== undefined && info.uid !== user.uid) await chown(path, user.uid, user.gid)
}
