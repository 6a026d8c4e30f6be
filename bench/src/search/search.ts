import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel, openClient } from '#http-client.ts'
import { stockPantry } from '#library/mix.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { type LightClient, openLightClient } from '#load.ts'
import { listRecipePages } from '#pages/recipe-paths.ts'
import { type Durations, summarise } from '#percentiles.ts'
import { residentMemory, type RunningServer, startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { mixQueries, type SearchRequest } from './query-mix.ts'

const WARM_UP = 600
const REQUESTS = 1_200
const CROWDED_REQUESTS = 4_000
const CLIENTS = 8
/** Milliseconds between two looks at how long others wait meanwhile: so many that a few do not make their 99th of 100. */
const LOOK_EVERY = 5
/** Requests after which a page is in memory, and what renders it has been compiled. */
const KEPT_AFTER = 5

/** What is to be reached, by the size of the library. */
function targets(size: number) {
  return size <= 100_000
    ? { p50: 3, p99: 20, perSecond: 800, ready: 1_500, rebuilt: Infinity }
    : { p50: 6, p99: 40, perSecond: 300, ready: 6_000, rebuilt: 45_000 }
}

/** Milliseconds that the slowest of a hundred others may wait while many search. */
const OTHERS_P99_MAX = 15
/** Bytes that a million recipes may take over a server without any. */
const MEMORY_MAX = 700 * 2 ** 20

/**
 * `GET /v2/search` over HTTP: by one visitor, and by several at once while others ask for something
 * that needs no search; what the index takes, and how long a server needs to be ready.
 */
export async function benchSearch(settings: Settings): Promise<void> {
  const { size, port } = settings
  const target = targets(size)
  const dataDir = await prepareLibrary(settings, size)
  const library = { pantry: stockPantry(await readStarterLibrary()), size }
  const warmUp = mixQueries(1, WARM_UP, library)
  const requests = mixQueries(2, REQUESTS, library)
  const emptyMemory = await memoryOfEmptyServer(settings)

  await rm(join(dataDir, 'library-index.snapshot'), { force: true })
  const rebuilt = await timeStart(dataDir, port)
  await rebuilt.server.stop()
  const { server, duration: ready } = await timeStart(dataDir, port)
  try {
    await ask(server.url, warmUp, 1)
    const durations = await ask(server.url, requests, 1)
    const ours = summarise(durations)
    const crowded = await searchTogether(server, dataDir, mixQueries(3, CROWDED_REQUESTS, library))
    const memory = (await residentMemory(server)) - emptyMemory
    const limit = (value: number, most: number) => ({
      target: `≤ ${ms(most)}`,
      isReached: value <= most,
    })
    printFigures(`GET /v2/search, ${whole(size)} recipes, ${whole(REQUESTS)} searches`, [
      { what: 'one visitor, p50', ours: ms(ours.p50), ...limit(ours.p50, target.p50) },
      { what: 'p95', ours: ms(ours.p95) },
      { what: 'p99', ours: ms(ours.p99), ...limit(ours.p99, target.p99) },
      { what: 'slowest', ours: ms(ours.max) },
      {
        what: `${CLIENTS} visitors at once`,
        ours: `${whole(crowded.perSecond)}/s`,
        target: `≥ ${target.perSecond}/s`,
        isReached: crowded.perSecond >= target.perSecond,
      },
      { what: 'p50, p99', ours: `${ms(crowded.searches.p50)}, ${ms(crowded.searches.p99)}` },
      ...crowded.others.map(({ what, waits }): Figure => ({
        what: `${what} meanwhile, p99`,
        ours: ms(waits.p99),
        ...limit(waits.p99, OTHERS_P99_MAX),
      })),
      { what: 'ready after start', ours: ms(ready), ...limit(ready, target.ready) },
      {
        what: 'ready without a snapshot',
        ours: ms(rebuilt.duration),
        ...limit(rebuilt.duration, target.rebuilt),
      },
      {
        what: 'memory',
        ours: `${whole(memory / 2 ** 20)} MiB`,
        reference: `over ${whole(emptyMemory / 2 ** 20)} MiB without recipes`,
        target: `≤ ${whole(MEMORY_MAX / 2 ** 20)} MiB`,
        isReached: memory <= MEMORY_MAX,
      },
    ])
    printKinds(requests, durations)
  } finally {
    await server.stop()
  }
}

/** A server with the starter library, after as many searches. */
async function memoryOfEmptyServer({ workDir, port }: Settings): Promise<number> {
  const dataDir = join(workDir, 'library-0')
  const server = await startServer({ dataDir, port })
  try {
    const paths = Array.from(
      { length: WARM_UP + REQUESTS },
      (_, at) => `/v2/search?p=${1 + (at % 9)}`,
    )
    const client = openLightClient(server.url)
    for (const path of paths) await client.get(path)
    client.close()
    return await residentMemory(server)
  } finally {
    await server.stop()
  }
}

async function timeStart(dataDir: string, port: number) {
  const start = performance.now()
  const server = await startServer({ dataDir, port })
  return { server, duration: performance.now() - start }
}

/** Many search, and two others ask for something else now and then. */
async function searchTogether(
  server: RunningServer,
  dataDir: string,
  requests: readonly SearchRequest[],
) {
  const [page] = await listRecipePages(dataDir, 1)
  const pageWaits = await watchOther(server.url, page?.path ?? '/')
  const healthWaits = await watchOther(server.url, '/healthz')
  const start = performance.now()
  const searches = summarise(await ask(server.url, requests, CLIENTS))
  const perSecond = requests.length / ((performance.now() - start) / 1_000)
  const others = [
    { what: '/healthz', waits: await healthWaits() },
    { what: 'a kept page', waits: await pageWaits() },
  ]
  return { searches, perSecond, others }
}

/** Asks for a path again and again until it is told to stop; a page is one that has been kept before. */
async function watchOther(origin: string, path: string): Promise<() => Promise<Durations>> {
  // The first answers are written while they are made, and do not say how long they are.
  const first = openClient(origin, 1)
  for (let time = 0; time < KEPT_AFTER; time += 1) await first.get(path)
  first.close()
  const client = openLightClient(origin)
  const durations: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      durations.push(await client.get(path))
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
    client.close()
  })()
  return async () => {
    isOver = true
    await watching
    return summarise(durations)
  }
}

async function ask(
  origin: string,
  requests: readonly SearchRequest[],
  clients: number,
): Promise<number[]> {
  const idle = Array.from({ length: clients }, (): LightClient => openLightClient(origin))
  try {
    return await inParallel(requests, clients, async ({ path }) => {
      const client = idle.pop()! // as many as work at a time
      const duration = await client.get(path)
      idle.push(client)
      return duration
    })
  } finally {
    for (const client of idle) client.close()
  }
}

function printKinds(requests: readonly SearchRequest[], durations: readonly number[]): void {
  const places = Map.groupBy(requests.keys(), (at) => requests[at]?.kind ?? 'no filter')
  const figures = [...places].map(([kind, all]): Figure => {
    const ours = summarise(all.map((place) => durations[place] ?? 0))
    const slowest = all.toSorted((a, b) => (durations[b] ?? 0) - (durations[a] ?? 0))[0] ?? 0
    return {
      what: `${kind} (${all.length}): p50, p99`,
      ours: `${ms(ours.p50)}, ${ms(ours.p99)}`,
      target: `slowest ${ms(ours.max)}: ${requests[slowest]?.path}`,
    }
  })
  printFigures('The same by kind of search', figures)
}
