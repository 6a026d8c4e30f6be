import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readFile, writeFile } from 'node:fs/promises'
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAlive, pause } from '#platform/postgres/process-state.ts'
import { childrenOf } from '#testing/processes.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let dataDir: string
beforeAll(async () => {
  dataDir = await makeTemporaryFolder()
})
afterAll(() => removeFolder(dataDir))

interface Server {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  output(): string
  errors(): string
}

function run(changes: Readonly<Record<string, string>> = {}): Server {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const settings = { PORT: '0', GLAZY_DATA_DIR: dataDir, STARTER_LIBRARY: 'off', LOG_LEVEL: 'warn' }
  const env = { PATH, NODE_COMPILE_CACHE, ...settings, ...changes }
  const child = spawn(process.execPath, [MAIN], { env })
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close').then(([status]) => status as number | null)
  return { child, ended, output: () => output, errors: () => errors }
}

async function addressOf(server: Server): Promise<string> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const address = /^Glazy is ready at (http:\/\/localhost:\d+)$/m.exec(server.output())?.[1]
    if (address !== undefined) return address
    await pause(50)
  }
  throw new Error(`The server did not start: ${server.errors()}`)
}

/** Status of an answer; `lost` for a request on a kept connection that was never answered. */
async function outcomeOf(request: ClientRequest): Promise<string> {
  try {
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    await text(answer)
    return String(answer.statusCode)
  } catch (error) {
    return request.reusedSocket ? 'lost' : ((error as NodeJS.ErrnoException).code ?? 'unknown')
  }
}

/** All that the server says to some bytes until it hangs up. */
async function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

async function postmasterPid(): Promise<number> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return Number.parseInt(await readFile(file, 'utf8'), 10)
}

/** Waits until the PostgreSQL of a data directory lets somebody in, and tells its number. */
async function untilPostgresIsReady(folder: string): Promise<number> {
  const file = join(folder, 'postgres', 'cluster', 'postmaster.pid')
  const read = () => readFile(file, 'utf8').catch(() => '')
  await expect.poll(read, { timeout: 40_000, interval: 5 }).toMatch(/^ready/m)
  return Number.parseInt(await read(), 10)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Waits until the PostgreSQL of a data directory has begun to be made. */
async function untilDatabaseIsMade(folder: string): Promise<void> {
  const file = join(folder, 'postgres', 'cluster.new', 'postgresql.conf')
  await expect.poll(() => isThere(file), { timeout: 40_000, interval: 5 }).toBe(true)
}

describe('the server', { timeout: 60_000 }, () => {
  it('serves, refuses a second one, and stops in order', async () => {
    const first = run()
    const address = await addressOf(first)
    // It is reached while it still reads the library.
    const readiness = async () => (await fetch(`${address}/readyz`)).status
    await expect.poll(readiness, { timeout: 40_000 }).toBe(200)

    const second = run()
    expect(await second.ended).toBe(1)
    const who = `the server, process ${first.child.pid}`
    expect(second.errors()).toBe(`The data directory ${dataDir} is already in use by ${who}\n`)

    const elsewhere = await makeTemporaryFolder()
    const { port } = new URL(address)
    const third = run({ PORT: port, GLAZY_DATA_DIR: elsewhere })
    expect(await third.ended).toBe(1)
    expect(third.errors()).toBe(`PORT ${port} is already in use\n`)
    await removeFolder(elsewhere)

    const postmaster = await postmasterPid()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await isAlive(postmaster)).toBe(false)
  })

  it('loses no request of those who keep asking while it stops', async () => {
    const server = run({ RATE_LIMIT: 'off' })
    const { port } = new URL(await addressOf(server))
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const outcomes = new Map<string, number>()
    const askOn = async () => {
      for (let last = ''; last !== 'ECONNREFUSED';) {
        last = await outcomeOf(get({ port, agent, path: '/v2/oxides' }))
        outcomes.set(last, (outcomes.get(last) ?? 0) + 1)
      }
    }
    const asking = Promise.all(Array.from({ length: 8 }, askOn))
    await pause(500)
    server.child.kill('SIGTERM')
    await asking
    expect(await server.ended).toBe(0)
    expect(outcomes.get('200')).toBeGreaterThan(8)
    expect([...outcomes.keys()]).not.toContain('lost')
  })

  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'stops its database on %s before it serves',
    async (signal) => {
      const folder = await makeTemporaryFolder()
      const server = run({ GLAZY_DATA_DIR: folder, STARTER_LIBRARY: 'on' })
      const postmaster = await untilPostgresIsReady(folder)
      server.child.kill(signal)
      expect(await server.ended).toBe(0)
      expect(await isAlive(postmaster)).toBe(false)
      expect(server.errors()).toBe('')
      expect(server.output()).not.toContain('Glazy is ready')
      await removeFolder(folder)
    },
  )

  it('stops at once while its database is made, however long that takes', async () => {
    const folder = await makeTemporaryFolder()
    const server = run({ GLAZY_DATA_DIR: folder })
    await untilDatabaseIsMade(folder)
    const making = await childrenOf(server.child.pid ?? 0)
    for (const child of making) process.kill(child, 'SIGSTOP')
    const told = performance.now()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(4_000)
    expect(server.errors()).toBe('')
    for (const child of making) expect(await isAlive(child)).toBe(false)
    expect(await isThere(join(folder, 'postgres', 'cluster.new'))).toBe(false)
    await removeFolder(folder)
  })

  it('takes over the database that a killed one has left behind', async () => {
    const first = run()
    await addressOf(first)
    const postmaster = await postmasterPid()
    first.child.kill('SIGKILL')
    await first.ended
    expect(await isAlive(postmaster)).toBe(true)

    const second = run()
    expect((await fetch(`${await addressOf(second)}/readyz`)).status).toBe(200)
    expect(await postmasterPid()).toBe(postmaster)
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
    expect(await isAlive(postmaster)).toBe(false)
  })

  it('answers what is no request like every other error, and goes on', async () => {
    const server = run()
    const address = await addressOf(server)
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n', 417],
    ] as const) {
      const answer = await sendBytes(address, bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toContain('x-content-type-options: nosniff')
      expect(answer).toContain(`"code":"request.malformed"`)
    }
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('says how an operator is named, logs a fault that nobody has caught, and goes on', async () => {
    const fault = `const timer = setInterval(() => {
      if (process.title !== 'glazy') return
      clearInterval(timer)
      Promise.reject(new Error('nobody has caught this'))
    }, 20)`
    const server = run({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    })
    const address = await addressOf(server)
    await expect.poll(server.output).toContain('nobody has caught this')
    await expect.poll(server.output).toContain(`Register at ${address}/register, then run`)
    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes('nobody has caught this'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'unhandled rejection', level: 50 })
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('says in one line that its database was killed while it started', async () => {
    const folder = await makeTemporaryFolder()
    const server = run({ GLAZY_DATA_DIR: folder, STARTER_LIBRARY: 'on' })
    process.kill(await untilPostgresIsReady(folder), 'SIGKILL')
    expect(await server.ended).toBe(1)
    // Which of the two depends on whether it had let anybody in.
    expect(server.errors()).toMatch(/^(?:The database .+|PostgreSQL did not start: SIGKILL .+)\n$/)
    // A later start goes on from what was there.
    const next = run({ GLAZY_DATA_DIR: folder, STARTER_LIBRARY: 'on' })
    await addressOf(next)
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    await removeFolder(folder)
  })

  it('says in one line that what makes its database was killed, and makes it next time', async () => {
    const folder = await makeTemporaryFolder()
    const server = run({ GLAZY_DATA_DIR: folder })
    await untilDatabaseIsMade(folder)
    for (const child of await childrenOf(server.child.pid ?? 0)) process.kill(child, 'SIGKILL')
    expect(await server.ended).toBe(1)
    const line = `The database could not be made in ${folder}/postgres: SIGKILL ended it`
    expect(server.errors()).toBe(`${line}, as the system does when memory is short\n`)
    const next = run({ GLAZY_DATA_DIR: folder })
    await addressOf(next)
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    await removeFolder(folder)
  })

  it('says in one line that its folder in the data directory cannot be made', async () => {
    const folder = await makeTemporaryFolder()
    const path = join(folder, 'postgres')
    await writeFile(path, '')
    const server = run({ GLAZY_DATA_DIR: folder })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toBe(`The folder ${path} of the database cannot be made (EEXIST)\n`)
    await removeFolder(folder)
  })

  it.each([
    ['PORT', 'http', /^PORT must be a whole number from 0 to 65535\n$/],
    [
      'DATABASE_URL',
      'postgres://127.0.0.1:1/x',
      /^The database cannot be used: .*ECONNREFUSED.*\n$/,
    ],
    [
      'DATABASE_URL',
      'postgres://test:secret@127.0.0.1:99999/x',
      /^DATABASE_URL is not an address that can be read\n$/,
    ],
    ['HOST', '999.1.1.1', /^HOST 999\.1\.1\.1 is no address of this machine\n$/],
    [
      'GLAZY_DATA_DIR',
      '/dev/null/x',
      /^GLAZY_DATA_DIR: the folder \/dev\/null\/x cannot be made .*\n$/,
    ],
  ])('says in one line that %s=%s does not work', async (name, value, line) => {
    const server = run({ [name]: value })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toMatch(line)
    expect(server.output()).toBe('')
  })
})
