import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { CHECKS } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { countTests } from './report.mjs'

/**
 * `npm test`: everything that is checked, on a machine with nothing but Node and npm.
 * With `--fast` (`npm run check`) the build and the browser journeys are left out.
 * The last line is `N passed, N failed`, counted from the runners' own reports.
 */

const fast = process.argv.includes('--fast')
const { root, environment } = prepare()

const reports = '.cache/reports'
rmSync(`${root}/${reports}`, { recursive: true, force: true })
mkdirSync(`${root}/${reports}`, { recursive: true })

function reporterOptions(check) {
  if (check.report !== 'vitest') return []
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${check.reportFile}`]
}

function run(check) {
  const [command, ...options] = check.run
  const started = Date.now()
  const { status } = spawnSync(command, [...options, ...reporterOptions(check)], {
    cwd: root,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}/${reports}/playwright.json` },
    stdio: 'inherit',
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const ok = status === 0
  const counts = check.report
    ? countTests(check.report, `${root}/${check.reportFile}`)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  if (!ok && counts.failed === 0) counts.failed = 1
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
  return { name: check.name, ...counts }
}

if (!fast) environment.CHROMIUM_PATH = findChromium(environment)

const results = CHECKS.filter((check) => check.fast || !fast).map(run)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const failed = results.filter((result) => result.failed > 0)

if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`)
const skipped = sum('skipped')
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exit(failed.length > 0 ? 1 : 0)
