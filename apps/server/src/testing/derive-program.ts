import { writeSync } from 'node:fs'
import { openDatabase } from '#db/open.ts'
import { deriveStale } from '#features/materials/derive/derive-items.ts'

/**
 * A program for the crash test: derives what is stale in the database at an address, and says
 * `derived <number>` after each batch that the database has committed.
 */
const [connectionString = ''] = process.argv.slice(2)
const database = openDatabase({ connection: { connectionString }, poolSize: 2 })
await deriveStale(database.db, { onProgress: (done) => writeSync(1, `derived ${done}\n`) })
await database.close()
