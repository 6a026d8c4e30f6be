import { CHART_AXES, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { type HttpClient, openClient } from '#http-client.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { listRecipePages } from '#pages/recipe-paths.ts'
import { summarise } from '#percentiles.ts'
import { startServer } from '#product/processes.ts'
import { pick, seededRandom } from '#random.ts'
import { ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { nearestOf, randomPlane } from './plain-pass.ts'

const WARM_UP = 60
const REQUESTS = 400
/** Milliseconds that nineteen of twenty answers may take. */
const P95_MAX = 20

/** Axes that people choose, as often as they do; every other one is any of all. */
const USUAL: readonly (readonly [ChartAxis, ChartAxis])[] = [
  ['SiO2', 'Al2O3'],
  ['SiO2', 'Al2O3'],
  ['SiO2', 'B2O3'],
  ['KNaO', 'CaO'],
  ['SiO2_percent', 'Al2O3_percent'],
  ['R2O', 'SiO2Al2O3Ratio'],
]

/**
 * `GET /v2/search/nearestXY` on any two axes beside one pass over two arrays of as many numbers, by
 * turns, so that both meet the same machine.
 */
export async function benchNeighbours(settings: Settings): Promise<void> {
  const { size, port } = settings
  const dataDir = await prepareLibrary(settings, size)
  const server = await startServer({ dataDir, port })
  const client = openClient(server.url, 1)
  try {
    const paths = neighbourPaths(await recipeIds(dataDir))
    for (const path of paths.slice(0, WARM_UP)) await timed(client, path)
    const plane = randomPlane(size)
    const ours: number[] = []
    const reference: number[] = []
    for (const path of paths.slice(WARM_UP)) {
      ours.push(await timed(client, path))
      const start = performance.now()
      nearestOf(plane, 3.7, 0.4)
      reference.push(performance.now() - start)
    }
    const [own, plain] = [summarise(ours), summarise(reference)]
    printFigures(`GET /v2/search/nearestXY, ${whole(size)} recipes, ${whole(REQUESTS)} requests`, [
      {
        what: 'p50',
        ours: ms(own.p50),
        reference: `${ms(plain.p50)} one pass over two arrays`,
        target: `is ${times(own.p50, plain.p50)}`,
      },
      {
        what: 'p95',
        ours: ms(own.p95),
        reference: ms(plain.p95),
        target: `≤ ${P95_MAX} ms`,
        isReached: own.p95 <= P95_MAX,
      },
      { what: 'p99', ours: ms(own.p99), reference: ms(plain.p99) },
    ])
  } finally {
    client.close()
    await server.stop()
  }
}

async function recipeIds(dataDir: string): Promise<string[]> {
  const pages = await listRecipePages(dataDir, WARM_UP + REQUESTS)
  return pages.map(({ path }) => path.split('/')[2] ?? '')
}

function neighbourPaths(ids: readonly string[]): string[] {
  const random = seededRandom(5)
  return ids.map((id, at) => {
    const any = [pick(random, CHART_AXES), pick(random, CHART_AXES)] as const
    const [x, y] = at % 2 === 0 ? pick(random, USUAL) : any
    return `/v2/search/nearestXY?material_id=${id}&x=${x}&y=${y}&include=images`
  })
}

async function timed(client: HttpClient, path: string): Promise<number> {
  const { status, duration } = await client.get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return duration
}
