import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childrenOf } from '#testing/processes.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { isAlive, pause } from './process-state.ts'

const PROGRAM = fileURLToPath(new URL('../../testing/crash-writer.ts', import.meta.url))
const ROUNDS = 20
const VICTIMS = ['node', 'backend', 'node and postmaster', 'postmaster'] as const
/** Acknowledged rows that show that writing continues. */
const PROGRESS = 50

let dataDir: string
beforeAll(async () => {
  dataDir = await makeTemporaryFolder()
})
afterAll(() => removeFolder(dataDir))

interface Writer {
  readonly process: ChildProcess
  readonly acknowledged: Set<number>
  postmaster: number
  wasAdopted: boolean
}

function startWriter(firstId: number): Writer {
  const child = spawn(process.execPath, [PROGRAM, dataDir, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const writer: Writer = {
    process: child,
    acknowledged: new Set(),
    postmaster: 0,
    wasAdopted: false,
  }
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, number, how] = line.split(' ')
    if (word === 'ok') writer.acknowledged.add(Number(number))
    if (word !== 'up') return
    writer.postmaster = Number(number)
    writer.wasAdopted = how === 'adopted'
  })
  return writer
}

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`)
    await pause(10)
  }
}

/** Kills without warning, and waits until the process is gone. */
async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until(async () => !(await isAlive(pid)), `the end of process ${pid}`)
}

it(
  `loses no acknowledged row in ${ROUNDS} kills of every process`,
  { timeout: 300_000 },
  async () => {
    const acknowledged = new Set<number>()
    let adoptions = 0
    let writer = startWriter(0)
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = writer.acknowledged.size
      await until(() => writer.acknowledged.size >= before + PROGRESS, `rows in round ${round}`)
      const victim = VICTIMS[round % VICTIMS.length] ?? 'node'
      const postmaster = await livingPostmaster(writer)
      if (victim === 'backend') await kill((await backendsOf(postmaster))[0] ?? postmaster)
      else if (victim !== 'node') await kill(postmaster)
      if (!victim.startsWith('node')) continue
      await kill(writer.process.pid ?? 0)
      await until(
        () => writer.process.stdout?.readableEnded === true,
        'the last words of the writer',
      )
      for (const id of writer.acknowledged) acknowledged.add(id)
      writer = startWriter((round + 1) * 1_000_000)
      await until(() => writer.postmaster > 0, `a start in round ${round}`)
      if (writer.wasAdopted) adoptions += 1
    }
    await kill(writer.process.pid ?? 0)
    await until(() => writer.process.stdout?.readableEnded === true, 'the last words of the writer')
    for (const id of writer.acknowledged) acknowledged.add(id)

    const stored = await readStoredIds()
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * PROGRESS * 0.9)
    expect(adoptions).toBe(ROUNDS / VICTIMS.length)
  },
)

/**
 * The postmaster may be a newer one than the writer began with, or not be there yet: what a dead one
 * has left behind goes on acknowledging rows for a moment.
 */
async function livingPostmaster(writer: Writer): Promise<number> {
  let postmaster = writer.postmaster
  await until(async () => {
    if (postmaster > 0 && (await isAlive(postmaster))) return true
    ;[postmaster = 0] = await childrenOf(writer.process.pid ?? 0)
    return false
  }, 'a postmaster')
  return postmaster
}

/** Of the children of a postmaster, those that serve a connection are the newest. */
async function backendsOf(postmaster: number): Promise<readonly number[]> {
  return (await childrenOf(postmaster)).toSorted((a, b) => b - a)
}

async function readStoredIds(): Promise<ReadonlySet<number>> {
  const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'the test' })
  const client = new pg.Client(postgres.connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ id: number }>('select id from crash_row')
    return new Set(rows.map((row) => row.id))
  } finally {
    await client.end()
    await postgres.stop()
  }
}
