import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from '#platform/postgres/process-state.ts'

/** A program that needs what is installed. */
const PROGRAM = 'start.mjs'
const SCRIPTS = fileURLToPath(new URL('../../../../scripts', import.meta.url))

/** A checkout in which nothing is installed yet, with an npm that takes its time. */
let checkout: string
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'first-start-'))
  await cp(SCRIPTS, join(checkout, 'scripts'), { recursive: true })
  const lock = { packages: { 'node_modules/node': { version: '1.0.0', integrity: 'x' } } }
  await writeFile(join(checkout, 'package-lock.json'), JSON.stringify(lock))
})
afterEach(() => rm(checkout, { recursive: true }))

const said = () => readFile(join(checkout, 'said'), 'utf8').catch(() => '')

async function programs(npmTakesMs: number): Promise<Readonly<Record<string, string>>> {
  await writeFile(
    join(checkout, 'npm.cjs'),
    `const fs = require('node:fs')
    fs.appendFileSync('said', '(' + process.pid)
    setTimeout(() => {
      fs.mkdirSync('node_modules/node/bin', { recursive: true })
      fs.writeFileSync('node_modules/node/bin/node', '')
      fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
      fs.appendFileSync('said', ')')
    }, ${npmTakesMs})`,
  )
  await writeFile(
    join(checkout, PROGRAM),
    "import { prepare } from './scripts/prepare.mjs'\nawait prepare()\nconsole.log('prepared')\n",
  )
  const { PATH = '' } = process.env
  return { PATH, npm_execpath: join(checkout, 'npm.cjs'), npm_lifecycle_event: 'start' }
}

it('of two that start in a fresh checkout one installs and the other waits for it', async () => {
  const env = await programs(500)
  const start = () => promisify(execFile)(process.execPath, [PROGRAM], { cwd: checkout, env })
  const both = await Promise.all([start(), start()])
  expect(both.map(({ stdout }) => stdout)).toEqual(['prepared\n', 'prepared\n'])
  expect(both.map(({ stderr }) => stderr).toSorted()).toEqual([
    'Installing packages ...\n',
    'Packages are being installed by another process; waiting ...\n',
  ])
  expect(await said()).toMatch(/^\(\d+\)$/)
})

it.each([
  ['it is told to stop', 'SIGTERM', process.execPath, [PROGRAM]],
  // The shell before it tells nobody what it is told.
  ['its npm is told to stop', 'SIGKILL', 'sh', ['-c', `"${process.execPath}" ${PROGRAM}; true`]],
] as const)('what is being installed ends when %s', async (_when, signal, command, options) => {
  const env = await programs(60_000)
  const started = spawn(command, options, { cwd: checkout, env, stdio: 'ignore' })
  const ended = once(started, 'exit')
  await expect.poll(said, { timeout: 10_000 }).toMatch(/^\(\d+$/)
  started.kill(signal)
  await ended
  const npm = Number((await said()).slice(1))
  await expect.poll(() => isAlive(npm)).toBe(false)
  expect(await said()).not.toContain(')')
})
