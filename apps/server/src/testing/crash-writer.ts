import { writeSync } from 'node:fs'
import { createPool } from '#db/pool.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded.ts'
import { pause } from '#platform/postgres/process-state.ts'

/**
 * A program for the crash test: writes rows for as long as it lives and says `ok <id>` for each
 * one that the database has acknowledged. It says `up <postmaster>` whenever it can begin.
 */
const WRITERS = 4
const [dataDir = '', firstId = '1'] = process.argv.slice(2)

const say = (line: string) => writeSync(1, `${line}\n`)

const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'the crash test' })
const { pool } = createPool({ connection: postgres.connection, size: WRITERS })
await pool.query('create table if not exists crash_row (id integer primary key, filler text)')
say(`up ${postgres.pid()} ${postgres.wasAdopted ? 'adopted' : 'started'}`)

let nextId = Number(firstId)
await Promise.all(Array.from({ length: WRITERS }, write))

async function write(): Promise<never> {
  for (;;) {
    nextId += 1
    const id = nextId
    try {
      await pool.query('insert into crash_row values ($1, repeat($2, 200))', [id, 'x'])
      say(`ok ${id}`)
    } catch {
      // The database was killed under us: this row was not acknowledged, the next one may be.
      await pause(20)
    }
  }
}
