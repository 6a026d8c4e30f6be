import type { Result } from 'lighthouse'
import { openClient } from '#http-client.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures } from '#report.ts'
import type { Settings } from '#settings.ts'
import { CATEGORIES, medianOf, SCORE_MIN, scoreOf, SPEED, visitOften } from './lighthouse-visits.ts'
import { findStarterPage, listStarterPages } from './recipe-paths.ts'
import { startReferenceSite } from './reference-site.ts'

const SCRIPT_KILOBYTES_MAX = 210
/** Blocking time in times of that of the bare page. */
const BLOCKING_TIMES_MAX = 1.5
const SHIFT_MAX = 0.02
const LARGEST_PAINT_MAX = 2_500

/** The first view of every kind of page on a phone, each beside the bare page in the same run. */
export async function benchFirstView(settings: Settings): Promise<void> {
  const dataDir = await prepareLibrary(settings, settings.size)
  const server = await startServer({ dataDir, port: settings.port })
  const reference = await startReferenceSite(settings.port + 1)
  try {
    const paths = await pathsOf(dataDir)
    const wanted = Object.entries(paths).filter(([name]) => settings.pages.includes(name))
    const bare = await visitOften(reference.url, SPEED, settings.runs)
    for (const [name, path] of wanted.length > 0 ? wanted : Object.entries(paths)) {
      // All for the page of a recipe; of the others only what scripts, styles and pictures decide.
      const categories = name === 'recipe' ? CATEGORIES : SPEED
      const runs = await visitOften(`${server.url}${path}`, categories, settings.runs)
      printFigures(
        `First view of ${path} on a phone (median of ${settings.runs}, Lighthouse ${runs[0]?.lighthouseVersion})`,
        [
          await scripts(runs, server.url, bare, reference.url),
          ...Object.keys(runs[0]?.categories ?? {}).map((category) => score(category, runs, bare)),
          blocking(runs, bare),
          ...paints(runs, bare),
        ],
      )
      printComplaints(runs)
    }
  } finally {
    await reference.stop()
    await server.stop()
  }
}

/** A page of each kind, by its name. */
async function pathsOf(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const recipe = await findStarterPage(dataDir)
  const compared = await listStarterPages(dataDir, 3)
  return {
    recipe: recipe.path,
    home: '/',
    recipes: '/recipes',
    materials: '/materials',
    compare: `/compare?id=${compared.map(({ id }) => id).join()}`,
    explorer: '/explore',
    login: '/login',
    help: '/help',
  }
}

async function scripts(
  runs: readonly Result[],
  origin: string,
  bare: readonly Result[],
  bareOrigin: string,
): Promise<Figure> {
  const ours = await gzipKilobytes(runs[0], origin)
  const reference = await gzipKilobytes(bare[0], bareOrigin)
  return {
    what: 'JavaScript, as sent with gzip',
    ours: `${ours.toFixed(0)} kB`,
    reference: `${reference.toFixed(0)} kB`,
    target: `≤ ${SCRIPT_KILOBYTES_MAX} kB`,
    isReached: ours <= SCRIPT_KILOBYTES_MAX,
  }
}

function blocking(runs: readonly Result[], bare: readonly Result[]): Figure {
  const ours = medianOf(runs, 'total-blocking-time')
  const reference = medianOf(bare, 'total-blocking-time')
  return {
    what: 'total blocking time',
    ours: ms(ours),
    reference: ms(reference),
    target: `≤ ${BLOCKING_TIMES_MAX} ×`,
    isReached: ours <= BLOCKING_TIMES_MAX * reference,
  }
}

function paints(runs: readonly Result[], bare: readonly Result[]): Figure[] {
  const shift = medianOf(runs, 'cumulative-layout-shift')
  const largest = medianOf(runs, 'largest-contentful-paint')
  return [
    {
      what: 'first contentful paint',
      ours: ms(medianOf(runs, 'first-contentful-paint')),
      reference: ms(medianOf(bare, 'first-contentful-paint')),
    },
    {
      what: 'largest contentful paint',
      ours: ms(largest),
      reference: ms(medianOf(bare, 'largest-contentful-paint')),
      target: `≤ ${LARGEST_PAINT_MAX} ms`,
      isReached: largest <= LARGEST_PAINT_MAX,
    },
    {
      what: 'cumulative layout shift',
      ours: shift.toFixed(3),
      target: `≤ ${SHIFT_MAX}`,
      isReached: shift <= SHIFT_MAX,
    },
  ]
}

function score(category: string, runs: readonly Result[], bare: readonly Result[]): Figure {
  const points = scoreOf(category, runs)
  return {
    what: `Lighthouse mobile, ${category}`,
    ours: points.toFixed(0),
    ...(category === 'performance' && { reference: scoreOf(category, bare).toFixed(0) }),
    target: `≥ ${SCORE_MIN}`,
    isReached: points >= SCORE_MIN,
  }
}

/** Scripts of a visit as they are sent with gzip; Chromium itself takes Brotli where it is there. */
async function gzipKilobytes(run: Result | undefined, origin: string): Promise<number> {
  const details = run?.audits['network-requests']?.details
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

/** What Lighthouse does not like and counts. */
function printComplaints([run]: readonly Result[]): void {
  if (run === undefined) return
  for (const { title, auditRefs } of Object.values(run.categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = run.audits[id]
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9)
        continue
      console.log(`${title}: ${audit.title} (${audit.displayValue ?? audit.score})`)
    }
  }
}
