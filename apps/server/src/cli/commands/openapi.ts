import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/open.ts'

const DOCUMENT = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url))

export const openapiCommand: Command = {
  usage: '[--check]',
  summary: 'Writes docs/openapi.json from the contract, or tells whether it is up to date',
  run: async (args) => {
    const text = `${JSON.stringify(await describeApi(), null, 1)}\n`
    if (!args.includes('--check')) return writeFile(DOCUMENT, text)
    const committed = await readFile(DOCUMENT, 'utf8').catch(() => '')
    if (committed === text) return
    throw new UsageError('docs/openapi.json is not up to date; run "npm run glazy -- openapi"')
  },
}

/** The document as the server would serve it; no database is asked. */
async function describeApi(): Promise<unknown> {
  const config = readConfig({})
  const database = openDatabase({
    connection: { host: '/nonexistent', port: 5432, user: 'glazy', database: 'glazy', ssl: false },
    poolSize: 1,
  })
  const app = await buildApp({
    config,
    database,
    log: pino({ level: 'silent' }),
    siteDist: '/nonexistent',
  })
  try {
    return app.swagger()
  } finally {
    await app.close()
    await database.close()
  }
}
