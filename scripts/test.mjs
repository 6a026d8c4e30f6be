import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { CHECKS } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { countTests } from './report.mjs'

/**
 * `npm test`: everything that is checked, on a machine with nothing but Node and npm.
 * With `--fast` (`npm run check`) the build and the browser journeys are left out.
 * The last line is `N passed, N failed`, counted from the runners' own reports.
 */

/** Steps that run at the same time. Each of them needs up to two gigabytes of memory. */
const SIDE_BY_SIDE_MAX = Math.min(availableParallelism(), 4)

const fast = process.argv.includes('--fast')
const { root, environment } = await prepare()

const reports = '.cache/reports'
rmSync(`${root}/${reports}`, { recursive: true, force: true })
mkdirSync(`${root}/${reports}`, { recursive: true })

environment.PLAYWRIGHT_JSON_OUTPUT_NAME = `${root}/${reports}/playwright.json`
// What Node has compiled once, it need not compile for every program that is started.
environment.NODE_COMPILE_CACHE ??= `${root}/.cache/compiled`
if (!fast) environment.CHROMIUM_PATH = findChromium(environment)

function reporterOptions(check) {
  if (check.report !== 'vitest') return []
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${check.reportFile}`]
}

/** Runs a step; what one of several at the same time says is held back until it has ended. */
function start(check) {
  const [command, ...options] = check.run
  const stdio = check.sideBySide ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, [...options, ...reporterOptions(check)], {
    cwd: root,
    env: environment,
    stdio,
  })
  const said = []
  child.stdout?.on('data', (bytes) => said.push(bytes))
  child.stderr?.on('data', (bytes) => said.push(bytes))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, said: `${error.message}\n` }))
    child.on('close', (status) => resolve({ status, said: Buffer.concat(said) }))
  })
}

async function run(check) {
  const started = Date.now()
  const { status, said } = await start(check)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const ok = status === 0
  const counts = check.report
    ? countTests(check.report, `${root}/${check.reportFile}`)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  if (!ok && counts.failed === 0) counts.failed = 1
  process.stdout.write(said)
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
  return { name: check.name, ...counts }
}

/** Several at once, in the order given. */
async function runSideBySide(checks) {
  const waiting = [...checks]
  const results = []
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.push(await run(check))
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE_MAX }, lane))
  return results
}

const checks = CHECKS.filter((check) => check.fast || !fast)
const results = await runSideBySide(checks.filter((check) => check.sideBySide))
for (const check of checks.filter((each) => !each.sideBySide)) results.push(await run(check))

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const failed = results.filter((result) => result.failed > 0)

if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`)
const skipped = sum('skipped')
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exit(failed.length > 0 ? 1 : 0)
