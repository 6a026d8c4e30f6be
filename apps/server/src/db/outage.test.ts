import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { childrenOf } from '#testing/processes.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { testConfig } from '#testing/test-app.ts'
import { migrate, type OpenDatabase, openDatabase } from './open.ts'

let folder: string
let postgres: EmbeddedPostgres
let database: OpenDatabase
let app: FastifyInstance

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  postgres = await startEmbeddedPostgres({ dataDir: folder, purpose: 'a test' })
  await migrate(postgres.connection)
  database = openDatabase({ connection: postgres.connection, poolSize: 4 })
  const log = pino({ level: 'silent' })
  const siteDist = await writeSite()
  app = await buildApp({ config: testConfig(), database, log, siteDist })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await postgres.stop()
  await removeFolder(folder)
})

/** The smallest site that asks one call after the other; it shows the answers and their times. */
const SITE = `
export default {
  async fetch(request, { context }) {
    const headers = { cookie: request.headers.get('cookie') ?? '' }
    const calls = []
    for (const path of ['/v2/auth/user', '/v2/search?q=celadon', '/v2/preferences']) {
      const began = performance.now()
      const answer = await context.apiFetch(path, { headers })
      calls.push({ status: answer.status, code: (await answer.json()).error?.code, ms: performance.now() - began })
    }
    return Response.json(calls, { status: calls[0].status })
  },
}
`

async function writeSite(): Promise<string> {
  const dist = join(folder, 'site')
  await mkdir(join(dist, 'server'), { recursive: true })
  await writeFile(join(dist, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server', 'server.js'), SITE)
  return dist
}

const SEARCH = '/v2/search?q=celadon'
/** At rest two seconds; here less than a call to a database that never answers would take. */
const SOON_MS = 10_000

async function timed(url: string) {
  const began = performance.now()
  const answer = await app.inject(url)
  return { answer, ms: performance.now() - began }
}

async function untilSearchWorks(): Promise<number> {
  const began = performance.now()
  while ((await app.inject(SEARCH)).statusCode !== 200) {
    if (performance.now() - began > 20_000) throw new Error('The search does not recover')
    await pause(50)
  }
  return performance.now() - began
}

it(
  'answers 503 while the database is halted, and recovers by itself',
  { timeout: 60_000 },
  async () => {
    expect((await app.inject(SEARCH)).statusCode).toBe(200)
    const processes = [postgres.pid(), ...(await childrenOf(postgres.pid()))]
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    try {
      const searches = await Promise.all(Array.from({ length: 12 }, () => timed(SEARCH)))
      for (const { answer, ms } of searches) {
        expect(answer.statusCode).toBe(503)
        expect(answer.json()).toMatchObject({
          success: false,
          error: { code: 'database.unavailable', status_code: 503 },
        })
        expect(answer.headers['retry-after']).toBe('2')
        expect(ms).toBeLessThan(SOON_MS)
      }
      const cookie = `glazy_session=${'0'.repeat(43)}`
      const page = await app.inject({ url: '/recipes', headers: { cookie } })
      expect(page.statusCode).toBe(503)
      const [first, ...others] = page.json<{ status: number; code: string; ms: number }[]>()
      expect(others).toHaveLength(2)
      for (const { status, code, ms } of others) {
        expect({ status, code }).toEqual({ status: 503, code: 'database.unavailable' })
        // All calls of a page share one wait.
        expect(ms).toBeLessThan((first?.ms ?? 0) / 2)
      }
      expect((await timed('/healthz')).answer.statusCode).toBe(200)
      const ready = await timed('/readyz')
      expect(ready.answer.statusCode).toBe(503)
      expect(ready.ms).toBeLessThan(SOON_MS)
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT')
    }
    expect(await untilSearchWorks()).toBeLessThan(SOON_MS)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  },
)

it('survives the death of the database and uses the one that is started anew', async () => {
  const listened = new Promise<void>((resolve) => {
    const stop = database.watch.onChange(() => {
      stop()
      resolve()
    })
  })
  process.kill(postgres.pid(), 'SIGKILL')
  expect(await untilSearchWorks()).toBeLessThan(SOON_MS)
  // Changes may have been missed meanwhile, so caches are told to start over.
  await listened
})
