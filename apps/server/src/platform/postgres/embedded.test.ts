import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { acquireInstanceLock } from './instance-lock.ts'
import { isAlive, signal } from './process-state.ts'

const CRASH_WRITER = fileURLToPath(new URL('../../testing/crash-writer.ts', import.meta.url))

/** Waits for nothing that is halted for ever. */
const IMPATIENT = { patience: 1_000 }

let folder: string
let running: EmbeddedPostgres[] = []
beforeAll(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  running = []
})
afterAll(() => removeFolder(folder))

async function start(
  dataDir = folder,
  more: Pick<EmbeddedOptions, 'patience'> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'a test', ...more })
  running.push(postgres)
  return postgres
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running = running.filter((other) => other !== postgres)
  await postgres.stop()
}

async function ask(postgres: EmbeddedPostgres, statement: string): Promise<unknown> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its promises: checksums, fixed collation, fsync, no TCP', async () => {
    const postgres = await start()
    expect(await ask(postgres, 'show data_checksums')).toBe('on')
    expect(await ask(postgres, 'show fsync')).toBe('on')
    expect(await ask(postgres, 'show listen_addresses')).toBe('')
    expect(await ask(postgres, 'show server_encoding')).toBe('UTF8')
    const locale = `select concat(datlocprovider, ' ', datlocale) from pg_database
      where datname = current_database()`
    expect(await ask(postgres, locale)).toBe('b C.UTF-8')
  })

  it('lets nobody else in: the socket folder is for the owner alone', async () => {
    const { location } = await start()
    expect((await lstat(location.sockets)).mode & 0o777).toBe(0o700)
    expect((await lstat(location.home)).mode & 0o777).toBe(0o700)
    expect((await lstat(location.cluster)).mode & 0o777).toBe(0o700)
  })

  it('does not run as root', async () => {
    const postgres = await start()
    const owner = (await lstat(postgres.location.cluster)).uid
    expect(owner).not.toBe(0)
    if (process.getuid?.() !== 0) expect(owner).toBe(process.getuid?.())
  })

  it('keeps its rows over a stop and a start', async () => {
    const first = await start()
    await ask(first, 'create table stopped as select 42 as answer')
    await stop(first)
    expect(await isAlive(first.pid())).toBe(false)
    expect(await ask(await start(), 'select answer from stopped')).toBe(42)
  })

  it('refuses a second start on the same data directory, and says who has it', async () => {
    await start()
    const message = `is already in use by a test, process ${process.pid}`
    await expect(startEmbeddedPostgres({ dataDir: folder, purpose: 'x' })).rejects.toThrow(message)
    const link = `${folder}/link`
    await symlink(folder, link)
    await expect(startEmbeddedPostgres({ dataDir: link, purpose: 'x' })).rejects.toThrow(message)
  })

  it('starts again by itself when the postmaster is killed', async () => {
    const postgres = await start()
    await ask(postgres, 'create table kept as select 42 as answer')
    const killed = postgres.pid()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => postgres.pid()).not.toBe(killed)
    expect(await ask(postgres, 'select answer from kept')).toBe(42)
  })

  it('starts at once although it was killed while a table without a log was being made', async () => {
    const notices: string[] = []
    const onNotice = (line: string) => void notices.push(line)
    const postgres = await startEmbeddedPostgres({ dataDir: folder, purpose: 'a test', onNotice })
    running.push(postgres)
    const client = new pg.Client(postgres.connection).on('error', () => undefined)
    await client.connect()
    await client.query('checkpoint; begin; create unlogged table half_made (id integer)')
    // What was written of it is on the disk, and that it was given up will not be.
    await ask(postgres, 'create table if not exists whole as select 1 as one')
    const killed = postgres.pid()
    signal(killed, 'SIGKILL')
    await expect.poll(() => postgres.pid(), { timeout: 30_000 }).not.toBe(killed)
    expect(await ask(postgres, 'select 1')).toBe(1)
    expect(notices).toEqual(['PostgreSQL ended unexpectedly; starting it again'])
  })

  // Elsewhere the system does not tell which processes are left.
  it.runIf(process.platform === 'linux')(
    'starts again although a session of the killed postmaster does not end',
    { timeout: 120_000 },
    async () => {
      const postgres = await start(folder, IMPATIENT)
      const client = new pg.Client(postgres.connection).on('error', () => undefined)
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      const stuck = rows[0]?.pid ?? 0
      signal(stuck, 'SIGSTOP')
      const killed = postgres.pid()
      signal(killed, 'SIGKILL')
      await expect.poll(() => postgres.pid(), { timeout: 60_000 }).not.toBe(killed)
      expect(await isAlive(stuck)).toBe(false)
      expect(await ask(postgres, 'select 1')).toBe(1)
    },
  )

  it('starts although the process number of a dead postmaster belongs to another program', async () => {
    const first = await start()
    const { cluster } = first.location
    await stop(first)
    const other = spawn('sleep', ['60'])
    try {
      await writeFile(
        join(cluster, 'postmaster.pid'),
        [other.pid, cluster, 1, 5432, folder, '', '  1234567 0', 'ready', ''].join('\n'),
      )
      expect(await ask(await start(), 'select 1')).toBe(1)
      expect(await isAlive(other.pid ?? 0)).toBe(true)
    } finally {
      other.kill()
    }
  })

  it('begins anew when making the cluster was interrupted', async () => {
    const dataDir = join(folder, 'interrupted')
    const half = join(dataDir, 'postgres', 'cluster.new')
    await mkdir(half, { recursive: true })
    await writeFile(join(half, 'PG_VERSION'), '18\n')
    expect(await ask(await start(dataDir), 'select 1')).toBe(1)
  })

  it('says so when the cluster was made by another version', async () => {
    const first = await start()
    await stop(first)
    const version = join(first.location.cluster, 'PG_VERSION')
    await writeFile(version, '17\n')
    await expect(startEmbeddedPostgres({ dataDir: folder, purpose: 'x' })).rejects.toThrow(
      /was made by PostgreSQL 17, this is 18/,
    )
    await writeFile(version, '18\n')
  })

  it('finds a place for its socket when the path of the data directory is too long', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
    const postgres = await start(deep)
    expect(postgres.location.sockets.startsWith(deep)).toBe(false)
    expect(await ask(postgres, 'select 1')).toBe(1)
    await stop(postgres)
    await removeFolder(postgres.location.sockets)
  })

  it(
    'stops a postmaster that does not answer, and starts a new one',
    { timeout: 120_000 },
    async () => {
      const writer = spawn(process.execPath, [CRASH_WRITER, folder])
      const [line] = (await once(createInterface({ input: writer.stdout }), 'line')) as [string]
      const stuck = Number(line.split(' ')[1])
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      signal(stuck, 'SIGSTOP')
      const postgres = await start(folder, IMPATIENT)
      expect(postgres.wasAdopted).toBe(false)
      expect(postgres.pid()).not.toBe(stuck)
      expect(await isAlive(stuck)).toBe(false)
    },
  )
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('keeps the cluster where its user can reach it, and says so', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const notices: string[] = []
    const options = { dataDir: join(closed, 'data'), purpose: 'a test' }
    const postgres = await startEmbeddedPostgres({
      ...options,
      onNotice: (line) => notices.push(line),
    })
    const { location } = postgres
    try {
      expect(location.home.startsWith('/var/lib/glazy/')).toBe(true)
      expect(notices).toEqual([expect.stringContaining(`its database is in ${location.home}`)])
      await ask(postgres, 'create table kept as select 42 as answer')
      await postgres.stop()
      const again = await startEmbeddedPostgres(options)
      expect(await ask(again, 'select answer from kept')).toBe(42)
      await again.stop()
    } finally {
      await removeFolder(location.home)
    }
  })
})

describe('the instance lock', () => {
  it('is free again after its holder is gone, whatever it left behind', async () => {
    await writeFile(join(folder, 'glazy.sock'), '')
    const first = await acquireInstanceLock(folder, 'first')
    expect(first.ok).toBe(true)
    const second = await acquireInstanceLock(folder, 'second')
    expect(second).toMatchObject({ ok: false, holder: { pid: process.pid, purpose: 'first' } })
    if (first.ok) await first.lock.release()
    const third = await acquireInstanceLock(folder, 'third')
    expect(third.ok).toBe(true)
    if (third.ok) await third.lock.release()
    await expect(readFile(join(folder, 'glazy.sock'))).rejects.toThrow()
  })
})
