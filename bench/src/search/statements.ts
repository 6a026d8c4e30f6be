import pg from 'pg'
import { type HttpClient, openClient } from '#http-client.ts'
import { findDatabase } from '#product/database.ts'
import { startServer } from '#product/processes.ts'
import type { SearchRequest } from './query-mix.ts'
import type { RecordedStatement } from './statement-recorder.ts'

const RECORDER = new URL('./statement-recorder.ts', import.meta.url)
/** Milliseconds for the last statements to be told after the last answer. */
const SETTLE = 500

/** The statements of one request: lists one after the other, those of a list at the same time. */
export type Script = readonly (readonly RecordedStatement[])[]

export interface Recording {
  readonly dataDir: string
  readonly port: number
  /** Sent first and not recorded, so that the server knows what it knows when it is measured. */
  readonly warmUp: readonly SearchRequest[]
  readonly requests: readonly SearchRequest[]
}

/** Sends the requests to a server of its own and tells which SQL each of them came to. */
export async function recordStatements(recording: Recording): Promise<Script[]> {
  const statements: RecordedStatement[] = []
  const server = await startServer({ ...recording, preload: RECORDER })
  server.process.on('message', (statement: RecordedStatement) => statements.push(statement))
  const client = openClient(server.url, 1)
  try {
    for (const { path } of recording.warmUp) await client.get(path)
    const windows = []
    for (const { path } of recording.requests) windows.push(await timeWindow(client, path))
    await new Promise((resolve) => setTimeout(resolve, SETTLE))
    return windows.map(({ start, end }) => {
      return toScript(statements.filter((each) => each.start >= start && each.start <= end))
    })
  } finally {
    client.close()
    await server.stop()
  }
}

async function timeWindow(client: HttpClient, path: string) {
  const start = process.hrtime.bigint()
  await client.get(path)
  return { start, end: process.hrtime.bigint() }
}

/** Statements that were under way together stay together. */
function toScript(statements: readonly RecordedStatement[]): Script {
  const script: RecordedStatement[][] = []
  let busyUntil = 0n
  for (const statement of statements.toSorted((a, b) => Number(a.start - b.start))) {
    if (statement.start < busyUntil) script.at(-1)?.push(statement)
    else script.push([statement])
    if (statement.end > busyUntil) busyUntil = statement.end
  }
  return script
}

/** Runs scripts straight on the database of a running server. */
export interface Replayer {
  /** Tells how many milliseconds the script took. */
  replay(script: Script): Promise<number>
  close(): Promise<void>
}

/** @param connections how many statements may be under way together */
export async function openReplayer(dataDir: string, connections: number): Promise<Replayer> {
  const pool = new pg.Pool({ ...(await findDatabase(dataDir)), max: connections })
  return {
    replay: async (script) => {
      const start = performance.now()
      for (const wave of script) {
        await Promise.all(
          wave.map(({ text, values, name }) => pool.query({ text, values: [...values], name })),
        )
      }
      return performance.now() - start
    },
    close: () => pool.end(),
  }
}
