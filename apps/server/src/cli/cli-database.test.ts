import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '#platform/postgres/embedded.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'

const CLI = fileURLToPath(new URL('./main.ts', import.meta.url))

let dataDir: string
beforeAll(async () => {
  dataDir = await makeTemporaryFolder()
})
afterAll(() => removeFolder(dataDir))

function start(...args: string[]): ChildProcess {
  const { PATH = '' } = process.env
  return spawn(process.execPath, [CLI, ...args], {
    env: { PATH, GLAZY_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(...args: string[]) {
  const child = start(...args)
  const closed = once(child, 'close') as Promise<[number | null]>
  const read = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [out = '', err = ''] = await Promise.all(read)
  return { code: (await closed)[0], out, err }
}

/** The file that a PostgreSQL of the data directory keeps while it runs. */
function postmasterFile(): Promise<string | undefined> {
  return readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(
    () => undefined,
  )
}

async function postgresIsReadyFor(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !(await postmasterFile())?.includes('ready')) await pause(10)
}

describe('commands without a server', { timeout: 120_000 }, () => {
  it('may come all at once, into a directory that is new, and leave no PostgreSQL running', async () => {
    for (let round = 0; round < 2; round += 1) {
      const ended = await Promise.all([
        run('export', '-'),
        run('user', 'list'),
        run('migrate'),
        run('user', 'list', '--json'),
      ])
      expect(ended.map(({ code, err }) => (code === 0 ? 0 : err))).toEqual([0, 0, 0, 0])
      expect(ended[3]?.out).toBe('[]\n')
      const told = ended.flatMap(({ err }) => err.split('\n').filter((line) => line !== ''))
      for (const line of told) expect(line).toMatch(/^Waiting for another command, process \d+$/)
      expect(await postmasterFile()).toBeUndefined()
    }
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leave no PostgreSQL running when they are ended by %s',
    async (signal) => {
      const child = start('reindex')
      const closed = once(child, 'close')
      await postgresIsReadyFor(child)
      child.kill(signal)
      child.kill(signal)
      // A command that had just done its work ends as if nobody had asked.
      expect([0, 128 + constants.signals[signal]]).toContain(((await closed) as [number | null])[0])
      expect(await postmasterFile()).toBeUndefined()
    },
  )

  it('leave no PostgreSQL running when nobody reads what they write', async () => {
    expect(await run('user', 'create', 'demo@test.invalid', '--name', 'demo')).toMatchObject({
      code: 0,
    })
    const child = start('export', '--format', 'csv', '-')
    child.stdout?.destroy()
    await once(child, 'close')
    expect(await postmasterFile()).toBeUndefined()
  })
})

it('commands join the server that runs, and leave its PostgreSQL to it', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'the server' })
  try {
    const ended = await Promise.all([run('user', 'list'), run('export', '-')])
    expect(ended).toMatchObject([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ])
    expect(await postmasterFile()).toContain('ready')
  } finally {
    await postgres.stop()
  }
})
