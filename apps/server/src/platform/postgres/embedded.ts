import pg from 'pg'
import { isDatabaseUnavailable } from '#platform/database-errors.ts'
import { type PostgresBinaries, preparePostgresBinaries } from './binaries.ts'
import { DATABASE, ensureCluster, PORT, readLogs, spawnPostmaster, SUPERUSER } from './cluster.ts'
import { endOf, whyEnded } from './ending.ts'
import { acquireInstanceLock, type InstanceLock, type LockHolder } from './instance-lock.ts'
import { type ClusterLocation, locateCluster } from './location.ts'
import { processesOn } from './orphans.ts'
import { defuseStalePostmasterFile, findPostmaster } from './postmaster-file.ts'
import { probePostgres } from './probe.ts'
import { hasEnded, isAlive, pause, signal } from './process-state.ts'
import { PostgresStartError } from './start-error.ts'

export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection
  readonly location: ClusterLocation
  /** True when a postmaster was found running and taken over. */
  readonly wasAdopted: boolean
  /** Process number of the postmaster; another one after a crash. */
  pid(): number
  /** Stops PostgreSQL in order and gives the data directory free. */
  stop(): Promise<void>
}

export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly ssl: false
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** What this process is, for the refusal that a second one gets. */
  readonly purpose: string
  /** One line for the operator. */
  readonly onNotice?: (line: string) => void
  /** Called when the postmaster has been started, and is not ready yet. */
  readonly onStarting?: () => void
  /** Tells that it is not wanted any more: a cluster that is being made is given up then. */
  readonly stopping?: AbortSignal
  /** Milliseconds that what others have left may take to answer, or to end by itself. */
  readonly patience?: number
}

/** The data directory belongs to another running process. */
export class DataDirectoryInUseError extends PostgresStartError {
  readonly holder: LockHolder | undefined

  constructor(dataDir: string, holder: LockHolder | undefined) {
    const who =
      holder === undefined ? 'another process' : `${holder.purpose}, process ${holder.pid}`
    super(`The data directory ${dataDir} is already in use by ${who}`)
    this.holder = holder
  }
}

/** How long a postmaster that accepts connections may say nothing before it counts as stuck. */
const SILENCE_MS = 10_000
/** How long orphans of a killed postmaster may take to end by themselves, and at all. */
const ORPHANS_PATIENCE_MS = 10_000
const ORPHANS_MS = 60_000
/**
 * What PostgreSQL says where the next start goes well: another one is just ending, or a table without a log was being
 * made when it was killed, of which this start has removed what is left.
 */
const PASSING = /lock file .* already exists|could not create file "base\/.*": File exists/
/** Key of the advisory lock: "glazy" as bytes. */
const ADVISORY_LOCK = 0x67_6c_61_7a

/**
 * Runs the PostgreSQL of a data directory: takes the directory, makes the cluster when there is
 * none, adopts a postmaster that still lives, and starts one again when it dies.
 *
 * @throws DataDirectoryInUseError when another process has the directory
 * @throws PostgresStartError when PostgreSQL cannot run here
 * @throws the reason of `stopping` when it was told before a postmaster was started
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const location = await locateCluster(options.dataDir)
  if (location.notice !== undefined) options.onNotice?.(location.notice)
  const attempt = await acquireInstanceLock(location.sockets, options.purpose)
  if (!attempt.ok) throw new DataDirectoryInUseError(location.dataDir, attempt.holder)
  try {
    return await runCluster(location, attempt.lock, options)
  } catch (error) {
    await attempt.lock.release()
    throw error
  }
}

/** How to reach the PostgreSQL of a data directory that another process runs. */
export async function findEmbeddedConnection(dataDir: string): Promise<EmbeddedConnection> {
  return connectionTo(await locateCluster(dataDir))
}

function connectionTo(location: ClusterLocation): EmbeddedConnection {
  return { host: location.sockets, port: PORT, user: SUPERUSER, database: DATABASE, ssl: false }
}

async function runCluster(
  location: ClusterLocation,
  lock: InstanceLock,
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const notice = options.onNotice ?? (() => undefined)
  const binaries = await preparePostgresBinaries(location.user, location.shared)
  await ensureCluster(binaries, location, options.stopping)
  options.stopping?.throwIfAborted()
  const connection = connectionTo(location)
  const means: Means = { binaries, location, notice, patience: options.patience }
  let running = await adoptOrStart(means, options.onStarting)
  const holder = await takeAdvisoryLock(connection, location).catch((cause: unknown) => {
    if (!running.wasAdopted || !isDatabaseUnavailable(cause)) throw cause
    // Who had it is stopping it at this moment.
    throw new DataDirectoryInUseError(location.dataDir, undefined)
  })
  await ensureDatabase(connection)

  let isStopping = false
  let isRestarting = false
  const watch = setInterval(() => void restartWhenDead(), 250)
  watch.unref()
  async function restartWhenDead(): Promise<void> {
    if (isStopping || isRestarting || (await isAlive(running.pid))) return
    isRestarting = true
    notice('PostgreSQL ended unexpectedly; starting it again')
    try {
      running = await adoptOrStart(means)
    } catch (error) {
      notice(`PostgreSQL could not be started: ${(error as Error).message}`)
      await pause(1_000)
    } finally {
      isRestarting = false
    }
  }

  return {
    connection,
    location,
    wasAdopted: running.wasAdopted,
    pid: () => running.pid,
    stop: async () => {
      isStopping = true
      clearInterval(watch)
      while (isRestarting) await pause(25)
      // A database that has stalled lets nobody leave; stopping it ends the session too.
      void holder.end().catch(() => undefined)
      await stopPostmaster(running.pid)
      await lock.release()
    },
  }
}

interface Running {
  readonly pid: number
  readonly wasAdopted: boolean
}

/** What a postmaster is started with, and who is told of it. */
interface Means {
  readonly binaries: PostgresBinaries
  readonly location: ClusterLocation
  readonly notice: (line: string) => void
  readonly patience: number | undefined
}

async function adoptOrStart(means: Means, onStarting?: () => void): Promise<Running> {
  const { location, notice, patience } = means
  const living = await findPostmaster(location.cluster)
  if (living !== undefined) {
    if (await answers(living, location, patience)) return { pid: living, wasAdopted: true }
    notice(`PostgreSQL (process ${living}) does not answer; stopping it`)
    await stopPostmaster(living)
  }
  await defuseStalePostmasterFile(location.cluster)
  return { pid: await startPostmaster(means, onStarting), wasAdopted: false }
}

/** Waits for a postmaster that recovers or stops; false when it has ended or is stuck. */
async function answers(
  pid: number,
  location: ClusterLocation,
  patience = SILENCE_MS,
): Promise<boolean> {
  let silentSince = performance.now()
  while (await isAlive(pid)) {
    const result = await probePostgres({ ...connectionTo(location), database: 'postgres' }, 2_000)
    if (result === 'ready') return true
    if (result === 'busy') silentSince = performance.now()
    else if (performance.now() - silentSince > patience) return false
    await pause(50)
  }
  return false
}

async function startPostmaster(
  { binaries, location, notice, patience = ORPHANS_PATIENCE_MS }: Means,
  onStarting?: () => void,
): Promise<number> {
  const began = performance.now()
  for (;;) {
    const since = new Date()
    const child = await spawnPostmaster(binaries, location)
    if (child.pid === undefined) {
      throw new PostgresStartError(`${binaries.postgres} cannot be run`)
    }
    onStarting?.()
    if (await answers(child.pid, location)) return child.pid
    if (await isAlive(child.pid)) {
      await stopPostmaster(child.pid)
      throw new PostgresStartError(`PostgreSQL does not answer; see ${location.home}/log`)
    }
    const said = await readLogs(location, since)
    // Backends of a killed postmaster end by themselves, but not within the same moment.
    const hasOrphans = said.includes('pre-existing shared memory block')
    const isPassing = hasOrphans || PASSING.test(said)
    const waited = performance.now() - began
    if (!isPassing || waited > ORPHANS_MS) {
      const reason = whyEnded(await endOf(child), said)
      throw new PostgresStartError(
        `PostgreSQL did not start: ${reason}; its log is in ${location.home}/log`,
      )
    }
    // One that waits for another that is gone would never end. What it was at is recovered as after a crash.
    if (hasOrphans && waited > patience) await endOrphans(location, notice)
    await pause(100)
  }
}

async function endOrphans(
  { cluster }: ClusterLocation,
  notice: (line: string) => void,
): Promise<void> {
  const orphans = await processesOn(cluster)
  if (orphans.length === 0) return
  notice('Sessions of a PostgreSQL that was killed do not end; ending them')
  for (const orphan of orphans) signal(orphan, 'SIGKILL')
}

/** Ends all sessions in order; a postmaster that cannot do that is made to stop at once. */
async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  // One that was halted hears nothing until it is woken.
  signal(pid, 'SIGCONT')
  if (await hasEnded(pid, 4_000)) return
  // After this, it recovers from its log at the next start; nothing that was committed is lost.
  signal(pid, 'SIGQUIT')
  if (await hasEnded(pid, 3_000)) return
  signal(pid, 'SIGKILL')
  await hasEnded(pid, 1_000)
}

/** The second half of the instance lock: a session that ends with us, held by PostgreSQL. */
async function takeAdvisoryLock(
  connection: EmbeddedConnection,
  location: ClusterLocation,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: 'glazy instance lock',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  // The session of a holder that was killed a moment ago may still be ending.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [ADVISORY_LOCK],
    )
    if (rows[0]?.held === true) return client
    await pause(100)
  }
  await client.end()
  throw new DataDirectoryInUseError(location.dataDir, undefined)
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
