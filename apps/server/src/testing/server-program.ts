import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { openDatabase } from '#db/open.ts'
import { testConfig } from './test-app.ts'

/** A program for crash tests: a whole server over a database, which says `ready <port>` when it is. */
const [connectionString = '', dataDir = ''] = process.argv.slice(2)
const database = openDatabase({ connection: { connectionString }, poolSize: 4 })
const config = testConfig({ dataDir })
const log = pino({ level: 'silent' })
const app = await buildApp({ config, database, log, siteDist: '/nonexistent' })
await app.listen({ port: 0, host: '127.0.0.1' })
// Whoever is killed leaves nothing compiled for the next one.
flushCompileCache()
writeSync(1, `ready ${(app.server.address() as AddressInfo).port}\n`)
