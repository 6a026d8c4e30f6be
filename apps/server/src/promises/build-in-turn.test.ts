import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = new URL('../../../../scripts/in-turn.mjs', import.meta.url).href

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'in-turn-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that works as a build does: blind and deaf to everything else. */
function start(work: string, times = 1, before = '') {
  const program = `
    import { appendFileSync, existsSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    ${before}
    const { inTurn } = await import('${script}')
    const say = (word) => appendFileSync('said', word)
    const sleep = (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)
    const turn = () => inTurn('.cache', 'build', 'waiting', async () => { ${work} })
    await Promise.all(Array.from({ length: ${times} }, turn))`
  const options = ['--input-type=module', '--eval', program]
  return promisify(execFile)(process.execPath, options, { cwd: folder })
}
const said = () => readFile(join(folder, 'said'), 'utf8')

it('a process that comes while another one builds says so and waits', async () => {
  const first = start("say('('); while (!existsSync('go')) sleep(20); say(')')")
  await expect.poll(said).toBe('(')
  const second = start("say('()')")
  if (second.child.stderr) await once(second.child.stderr, 'data')
  await writeFile(join(folder, 'go'), '')
  expect((await first).stderr).toBe('')
  expect((await second).stderr).toBe('waiting\n')
  expect(await said()).toBe('()()')
})

it('of those that start at the same moment one builds at a time', async () => {
  const work = "say('('); sleep(200); say(')')"
  await Promise.all([start(work), start(work), start(work)])
  expect(await said()).toBe('()()()')
})

it('one that was killed holds nobody up, and lets one in at a time', async () => {
  await expect(start("process.kill(process.pid, 'SIGKILL'); sleep(5000)")).rejects.toThrow()
  expect((await start("say('()')")).stderr).toBe('')
  await expect(start("process.kill(process.pid, 'SIGKILL'); sleep(5000)")).rejects.toThrow()
  await start("say('('); await pause(50); say(')')", 3)
  expect(await said()).toBe('()()()()')
})

it('one that was killed while it waited holds nobody up', async () => {
  const first = start("say('('); while (!existsSync('go')) sleep(20); say(')')")
  await expect.poll(said).toBe('(')
  const second = start("say('never')")
  if (second.child.stderr) await once(second.child.stderr, 'data')
  second.child.kill('SIGKILL')
  await expect(second).rejects.toThrow()
  const third = start("say('()')")
  await writeFile(join(folder, 'go'), '')
  await Promise.all([first, third])
  expect(await said()).toBe('()()')
})

it('where a file system has no links nobody waits, and the work is done', async () => {
  const withoutLinks = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.linkSync = () => { throw Object.assign(new Error('no links'), { code: 'EPERM' }) }
    syncBuiltinESMExports()`
  expect((await start("say('done')", 1, withoutLinks)).stderr).toBe('')
  expect(await said()).toBe('done')
})
