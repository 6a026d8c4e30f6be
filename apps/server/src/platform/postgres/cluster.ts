import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { endOf, whyEnded } from './ending.ts'
import type { ClusterLocation } from './location.ts'
import { signal } from './process-state.ts'
import { PostgresStartError } from './start-error.ts'

export const SUPERUSER = 'glazy'
export const DATABASE = 'glazy'
export const PORT = 5432

/**
 * Makes the cluster when there is none; an interrupted attempt leaves none.
 *
 * @throws the reason of `stopping` when it was told
 */
export async function ensureCluster(
  binaries: PostgresBinaries,
  location: ClusterLocation,
  stopping?: AbortSignal,
): Promise<void> {
  const version = await readFile(join(location.cluster, 'PG_VERSION'), 'utf8').catch(
    () => undefined,
  )
  if (version !== undefined) {
    await checkVersion(binaries, location, version.trim())
    return
  }
  const unfinished = `${location.cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  stopping?.throwIfAborted()
  const args = [
    ['-D', unfinished, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
    ['--no-instructions'],
  ].flat()
  // A group of its own, so that what it has started ends with it.
  const child = spawn(binaries.initdb, args, {
    ...spawnOptions(location, ['ignore', 'ignore', 'pipe']),
    detached: true,
  })
  const giveUp = () => child.pid !== undefined && signal(-child.pid, 'SIGKILL')
  stopping?.addEventListener('abort', giveUp)
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const end = await endOf(child)
  stopping?.removeEventListener('abort', giveUp)
  if (stopping?.aborted) {
    await rm(unfinished, { recursive: true, force: true })
    throw stopping.reason
  }
  if (end.status !== 0) {
    throw new PostgresStartError(
      `The database could not be made in ${location.home}: ${whyEnded(end, stderr)}`,
    )
  }
  await rename(unfinished, location.cluster)
}

async function checkVersion(
  binaries: PostgresBinaries,
  location: ClusterLocation,
  found: string,
): Promise<void> {
  const child = spawn(
    binaries.postgres,
    ['--version'],
    spawnOptions(location, ['ignore', 'pipe', 'pipe']),
  )
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const end = await endOf(child)
  const bundled = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (bundled === undefined) {
    throw new PostgresStartError(`The bundled PostgreSQL does not run: ${whyEnded(end, output)}`)
  }
  if (bundled !== found) {
    throw new PostgresStartError(
      `The database in ${location.home} was made by PostgreSQL ${found}, this is ${bundled}; ` +
        'make a backup with the release that made it and restore it here',
    )
  }
}

/** The file that takes what PostgreSQL says before its own log begins. */
const startLog = (location: ClusterLocation) => join(location.home, 'start.log')

/** What a postmaster has said since it was started, before its own log began and in it. */
export async function readLogs(location: ClusterLocation, since: Date): Promise<string> {
  const folder = join(location.home, 'log')
  const read = (path: string) => readFile(path, 'utf8')
  const days = await Promise.all((await readdir(folder)).map((name) => read(join(folder, name))))
  const moment = since.toISOString().replace('T', ' ').replace('Z', '')
  // Every entry begins with its moment; lines without one go on with an entry.
  const lines = days.flatMap((text) => text.split('\n')).filter((line) => line >= moment)
  return [await read(startLog(location)), ...lines].join('\n')
}

/**
 * Starts a postmaster in a session of its own, so that Ctrl-C in the terminal reaches us alone
 * and we stop it in order. It outlives us when we are killed.
 */
export async function spawnPostmaster(
  binaries: PostgresBinaries,
  location: ClusterLocation,
): Promise<ChildProcess> {
  await mkdir(join(location.home, 'log'), { recursive: true })
  await ownedBy(location, join(location.home, 'log'))
  const log = openSync(startLog(location), 'w', 0o600)
  if (location.user !== undefined) fchownSync(log, location.user.uid, location.user.gid)
  try {
    const args = Object.entries(settings(location)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    const child = spawn(binaries.postgres, ['-D', location.cluster, ...args], {
      ...spawnOptions(location, ['ignore', log, log]),
      detached: true,
    })
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

/** Settings come with the start and not from a file, so that a new release can change them. */
function settings(location: ClusterLocation): Readonly<Record<string, string>> {
  const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`
  const sharedBuffersMb = Math.round(Math.min(512, Math.max(64, totalmem() / 2 ** 20 / 8)))
  return {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: quoted(location.sockets),
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${sharedBuffersMb}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: `${sharedBuffersMb * 4}MB`,
    random_page_cost: '1.1',
    max_wal_size: '1GB',
    jit: 'off',
    // Starting a helper process takes longer than most of our statements.
    max_parallel_workers_per_gather: '0',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'on',
    log_directory: join(location.home, 'log'),
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Failing statements may carry what a visitor typed; the server logs what it needs itself.
    log_min_error_statement: 'panic',
  }
}

function spawnOptions<TStdio>(location: ClusterLocation, stdio: TStdio) {
  return {
    stdio,
    cwd: location.home,
    // Nothing of ours is handed on: PGDATA, PGOPTIONS or a locale would change what it does.
    env: { PATH: process.env.PATH ?? '', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' },
    ...(location.user && { uid: location.user.uid, gid: location.user.gid }),
  }
}

async function ownedBy(location: ClusterLocation, path: string): Promise<void> {
  if (location.user === undefined) return
  const folder = await open(path)
  try {
    await folder.chown(location.user.uid, location.user.gid)
  } finally {
    await folder.close()
  }
}
