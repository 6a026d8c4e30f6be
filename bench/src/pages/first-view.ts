import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { openClient } from '#http-client.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures } from '#report.ts'
import { CHROMIUM_FLAGS } from '#product/chromium.ts'
import type { Settings } from '#settings.ts'
import { findStarterPage } from './recipe-paths.ts'
import { startReferenceSite } from './reference-site.ts'

const RUNS = 3
/** Pages rendered before the first visit. */
const WARM_UP = 100
const SCRIPT_KILOBYTES_MAX = 280
const SCORE_MIN = 95
const SHIFT_MAX = 0.02

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The first view of a recipe on a phone: what Chromium loads, and how Lighthouse judges it. */
export async function benchFirstView(settings: Settings): Promise<void> {
  const dataDir = await prepareLibrary(settings, settings.size)
  const server = await startServer({ dataDir, port: settings.port })
  const reference = await startReferenceSite(settings.port + 1)
  try {
    const { path } = await findStarterPage(dataDir)
    await warmUp(reference.url)
    await warmUp(`${server.url}${path}`)
    const bare = await visit(reference.url)
    const runs: Result[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(`${server.url}${path}`))
    const [first] = runs
    if (first === undefined) return
    const scripts = await gzipKilobytes(first, server.url)
    const bareScripts = await gzipKilobytes(bare, reference.url)
    const shift = median(runs.map((run) => numeric(run, 'cumulative-layout-shift')))
    printFigures(
      `First view of a recipe on a phone (median of ${RUNS}, Lighthouse ${first.lighthouseVersion})`,
      [
        {
          what: 'JavaScript, as sent with gzip',
          ours: `${scripts.toFixed(0)} kB`,
          reference: `${bareScripts.toFixed(0)} kB bare page of the framework`,
          target: `≤ ${SCRIPT_KILOBYTES_MAX} kB`,
          isReached: scripts <= SCRIPT_KILOBYTES_MAX,
        },
        ...CATEGORIES.map((name) => score(name, runs)),
        {
          what: 'cumulative layout shift',
          ours: shift.toFixed(3),
          target: `≤ ${SHIFT_MAX}`,
          isReached: shift <= SHIFT_MAX,
        },
        ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
          (name): Figure => ({
            what: name.replaceAll('-', ' '),
            ours: ms(median(runs.map((run) => numeric(run, name)))),
            reference: ms(numeric(bare, name)),
          }),
        ),
      ],
    )
    printComplaints(first)
  } finally {
    await reference.stop()
    await server.stop()
  }
}

/** A server that has just started compiles its code with its first pages; a visitor rarely meets that. */
async function warmUp(url: string): Promise<void> {
  for (let request = 0; request < WARM_UP; request += 1) {
    await (await fetch(`${url}?warm-up=${request}`)).arrayBuffer()
  }
}

async function visit(url: string): Promise<Result> {
  const chromium = await launch({
    chromeFlags: CHROMIUM_FLAGS,
    ignoreDefaultFlags: false,
    ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
  })
  try {
    const result = await lighthouse(url, {
      port: chromium.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`)
    return result.lhr
  } finally {
    chromium.kill()
    // Chromium removes its profile after its process has gone.
    await wait(300)
  }
}

function score(category: string, runs: readonly Result[]): Figure {
  const points = median(runs.map((run) => 100 * (run.categories[category]?.score ?? 0)))
  return {
    what: `Lighthouse mobile, ${category}`,
    ours: points.toFixed(0),
    target: `≥ ${SCORE_MIN}`,
    isReached: points >= SCORE_MIN,
  }
}

/** Scripts of a visit as they are sent with gzip; Chromium itself takes Brotli where it is there. */
async function gzipKilobytes(run: Result, origin: string): Promise<number> {
  const details = run.audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  const client = openClient(origin, 1)
  let bytes = 0
  for (const { resourceType, url } of items) {
    if (resourceType !== 'Script') continue
    const { pathname } = new URL(String(url))
    bytes += (await client.get(pathname, { 'accept-encoding': 'gzip' })).body.length
  }
  client.close()
  return bytes / 1_000
}

function numeric(run: Result, audit: string): number {
  return run.audits[audit]?.numericValue ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** What Lighthouse does not like and counts. */
function printComplaints(run: Result): void {
  for (const { title, auditRefs } of Object.values(run.categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = run.audits[id]
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9)
        continue
      console.log(`${title}: ${audit.title} (${audit.displayValue ?? audit.score})`)
    }
  }
}
