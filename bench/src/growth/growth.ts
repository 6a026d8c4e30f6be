import { inParallel, openClient } from '#http-client.ts'
import { stockPantry } from '#library/mix.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { listRecipePages } from '#pages/recipe-paths.ts'
import { type Durations, summarise } from '#percentiles.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures, times, whole } from '#report.ts'
import { mixQueries } from '#search/query-mix.ts'
import type { Settings } from '#settings.ts'

const WARM_UP = 200
const REQUESTS = 600
const TIMES_MAX = 2.5

/** What is asked of every library. */
const KINDS = ['search', 'detail', 'neighbours', 'similar analyses', 'same base'] as const
type Kind = (typeof KINDS)[number]

/** How the cost of the same requests grows with the library; one visitor, one after the other. */
export async function benchGrowth(settings: Settings): Promise<void> {
  const [smallest = 0] = settings.sizes
  const measured: { size: number; durations: Record<Kind, Durations> }[] = []
  for (const size of settings.sizes) {
    measured.push({ size, durations: await measure(settings, size, smallest) })
  }
  const first = measured[0]?.durations
  const last = measured.at(-1)?.durations
  if (first === undefined || last === undefined) return
  const sizes = measured.map(({ size }) => whole(size)).join(', ')
  printFigures(
    `Growth with ${sizes} recipes: mean (p50, p99) of ${whole(REQUESTS)} requests`,
    KINDS.map((kind): Figure => {
      const series = measured.map(({ durations }) => write(durations[kind]))
      return {
        what: kind,
        ours: series.at(-1) ?? '',
        reference: series.slice(0, -1).join(' → '),
        target: `mean ≤ ${TIMES_MAX} ×, is ${times(last[kind].mean, first[kind].mean)}`,
        isReached: last[kind].mean <= TIMES_MAX * first[kind].mean,
      }
    }),
  )
}

async function measure(
  settings: Settings,
  size: number,
  wordsOf: number,
): Promise<Record<Kind, Durations>> {
  const dataDir = await prepareLibrary(settings, size)
  const library = { pantry: stockPantry(await readStarterLibrary()), size: wordsOf }
  const server = await startServer({ dataDir, port: settings.port })
  const client = openClient(server.url, 1)
  try {
    const pages = await listRecipePages(dataDir, WARM_UP + REQUESTS)
    const ids = pages.map(({ path }) => path.split('/')[2] ?? '')
    const queries = mixQueries(3, WARM_UP + REQUESTS, library)
    const ask = async (paths: readonly string[]): Promise<Durations> => {
      const answers = await inParallel(paths, 1, async (path) => {
        const { status, duration } = await client.get(path)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        return duration
      })
      return summarise(answers.slice(WARM_UP))
    }
    return {
      search: await ask(queries.map((query) => query.path)),
      detail: await ask(ids.map((id) => `/v2/recipes/${id}`)),
      neighbours: await ask(
        ids.map((id) => `/v2/search/nearestXY?material_id=${id}&x=SiO2&y=Al2O3`),
      ),
      'similar analyses': await ask(ids.map((id) => `/v2/search/similarAnalysis/${id}`)),
      'same base': await ask(ids.map((id) => `/v2/search/similarBaseComponents/${id}`)),
    }
  } finally {
    client.close()
    await server.stop()
  }
}

function write({ mean, p50, p99 }: Durations): string {
  return `${ms(mean)} (${ms(p50)}, ${ms(p99)})`
}
