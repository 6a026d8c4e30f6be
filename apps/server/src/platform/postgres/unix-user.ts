import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

/** A user that processes can be started as. */
export interface UnixUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const DEDICATED_USER = 'glazy'
const run = promisify(execFile)

/** PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The unprivileged user that runs PostgreSQL when we are root: `glazy`, which is created where the
 * system has `useradd` or `adduser`, else `nobody`.
 */
export async function findUnprivilegedUser(): Promise<UnixUser | undefined> {
  const known = await findUser(DEDICATED_USER)
  if (known !== undefined) return known
  await createDedicatedUser()
  return (await findUser(DEDICATED_USER)) ?? (await findUser('nobody'))
}

/** The user with this number, if the system knows it. */
export async function findUserByUid(uid: number): Promise<UnixUser | undefined> {
  return (await listUsers()).find((user) => user.uid === uid)
}

async function findUser(name: string): Promise<UnixUser | undefined> {
  return (await listUsers()).find((user) => user.name === name)
}

async function listUsers(): Promise<readonly UnixUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/** Slim images lack these programs, or have a read-only /etc: then `nobody` has to do. */
async function createDedicatedUser(): Promise<void> {
  const home = ['--home-dir', '/var/lib/glazy', '--no-create-home']
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    [
      'useradd',
      ['--system', '--user-group', ...home, '--shell', '/usr/sbin/nologin', DEDICATED_USER],
    ],
    ['adduser', ['-S', '-D', '-H', '-h', '/var/lib/glazy', '-s', '/sbin/nologin', DEDICATED_USER]],
  ]
  for (const [program, args] of attempts) {
    const created = await run(program, args, { timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    if (created) return
  }
}

/** Whether `user` may pass every folder on the way to `path`, and read `path` itself. */
export async function canReach(user: UnixUser, path: string): Promise<boolean> {
  if (!(await hasMode(user, path, 4))) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await hasMode(user, folder, 1))) return false
    if (folder === dirname(folder)) return true
  }
}

async function hasMode(user: UnixUser, path: string, bit: 1 | 4): Promise<boolean> {
  const info = await stat(path).catch(() => undefined)
  if (info === undefined) return false
  if (info.uid === user.uid) return (info.mode & (bit << 6)) !== 0
  if (info.gid === user.gid) return (info.mode & (bit << 3)) !== 0
  return (info.mode & bit) !== 0
}
