import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/open.ts'
import { startPostgres } from '#db/start-postgres.ts'
import { prepareDatabase } from '#features/library/prepare-database.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { createFuzzPeople } from './fuzz-people.ts'
import { makeThings } from './fuzz-things.ts'
import { knownValues } from './known-values.ts'
import { listOperations, type OpenApiDocument, type Operation } from './openapi-document.ts'
import { OTHER_ADDRESSES, pagesOf } from './other-addresses.ts'
import { reportText } from './report-text.ts'
import { runFuzz, type SendRequest } from './run-fuzz.ts'
import { sendByHttp } from './send-request.ts'

const SITE_DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const REQUESTS = 10_000

const { values: given } = parseArgs({
  options: {
    requests: { type: 'string' },
    each: { type: 'string' },
    seed: { type: 'string' },
    operation: { type: 'string' },
    only: { type: 'string' },
    url: { type: 'string' },
  },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Requests against a server that runs somewhere; its accounts are not ours, so nobody logs in. */
async function fuzzRunning(url: string): Promise<number> {
  const response = await fetch(new URL('/openapi.json', url))
  const document = (await response.json()) as OpenApiDocument // its shape is a standard
  return fuzz(
    document,
    sendByHttp(url, async () => ({})),
    {},
  )
}

/** Requests against a server of our own, on an empty data directory with the starter library. */
async function fuzzOwn(): Promise<number> {
  const dataDir = await makeTemporaryFolder()
  const config = readConfig({ GLAZY_DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' })
  const postgres = await startPostgres(config, 'the fuzz run', say)
  try {
    await prepareDatabase(postgres.connection, config)
    const database = openDatabase({ connection: postgres.connection, poolSize: 8 })
    const log = pino({ level: 'fatal' })
    const app = await buildApp({ config, database, log, siteDist: SITE_DIST })
    try {
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      const { identify, member } = await createFuzzPeople(database.db)
      const own = await makeThings({ app, db: database.db }, member)
      const known = await knownValues(database.db, member, own)
      return await fuzz(documentOf(app), sendByHttp(origin, identify), known)
    } finally {
      await app.close()
      await database.close()
    }
  } finally {
    await postgres.stop()
    await removeFolder(dataDir)
  }
}

const documentOf = (app: FastifyInstance) => app.swagger() as unknown as OpenApiDocument // as in `installApiDocs`

async function fuzz(
  document: OpenApiDocument,
  send: SendRequest,
  known: Awaited<ReturnType<typeof knownValues>>,
): Promise<number> {
  const all: readonly Operation[] = [
    ...listOperations(document),
    ...OTHER_ADDRESSES,
    ...pagesOf(document),
  ]
  const operations = all.filter(({ id }) => given.operation === undefined || id === given.operation)
  const seed = Number(given.seed ?? Date.now() % 1_000_000)
  const each = Number(
    given.each ?? Math.ceil(Number(given.requests ?? REQUESTS) / operations.length),
  )
  say(`${operations.length} operations, ${each} requests each, seed ${seed}`)
  const faults: unknown[] = []
  process.on('unhandledRejection', (reason) => faults.push(reason))
  const report = await runFuzz({
    document,
    operations,
    known,
    send,
    seed,
    each,
    ...(given.only !== undefined && { only: Number(given.only) }),
  })
  say(reportText(report, { seed, each }))
  for (const fault of faults) say(`unhandled rejection: ${String(fault)}`)
  return report.findings.length + faults.length
}

const findings = await (given.url === undefined ? fuzzOwn() : fuzzRunning(given.url))
process.exit(findings === 0 ? 0 : 1)
