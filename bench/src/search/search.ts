import { type HttpClient, inParallel, openClient } from '#http-client.ts'
import { stockPantry } from '#library/mix.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { type Durations, summarise } from '#percentiles.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { mixQueries, READ_INTO_MEMORY, type SearchRequest } from './query-mix.ts'
import { recordStatements, openReplayer, type Script } from './statements.ts'

const WARM_UP = 600
const REQUESTS = 1_200
const CLIENTS = 8
/** Statements that one request has under way at most. */
const CONNECTIONS = 4

const P50_TIMES = 1.5
/** Milliseconds that the slowest of a hundred may take, by the size of the library. */
const p99Max = (size: number) => (size <= 100_000 ? 50 : 100)

/**
 * `GET /v2/search` over HTTP beside the same SQL through `pg` alone: the statements that the
 * server sent for exactly these requests, repeated on the same database.
 */
export async function benchSearch(settings: Settings): Promise<void> {
  const { size, port } = settings
  const dataDir = await prepareLibrary(settings, size)
  const library = { pantry: stockPantry(await readStarterLibrary()), size }
  const reading: SearchRequest = { kind: 'no filter', path: READ_INTO_MEMORY }
  const warmUp = [reading, ...mixQueries(1, WARM_UP, library)]
  const requests = mixQueries(2, REQUESTS, library)
  const scripts = await recordStatements({ dataDir, port, warmUp, requests })

  const server = await startServer({ dataDir, port })
  try {
    await ask(server.url, warmUp, 1)
    const { durations, alone } = await compare(server.url, dataDir, requests, scripts)
    const zipped = await ask(server.url, requests, 1, { 'accept-encoding': 'gzip' })
    const start = performance.now()
    const crowded = await ask(server.url, requests, CLIENTS)
    const perSecond = requests.length / ((performance.now() - start) / 1_000)
    const ours = summarise(durations)
    const reference = summarise(alone)
    printFigures(
      `GET /v2/search, ${whole(size)} recipes, ${whole(REQUESTS)} searches, one visitor`,
      [
        {
          what: 'p50',
          ours: ms(ours.p50),
          reference: `${ms(reference.p50)} SQL alone`,
          target: `≤ ${P50_TIMES} ×, is ${times(ours.p50, reference.p50)}`,
          isReached: ours.p50 <= P50_TIMES * reference.p50,
        },
        { what: 'p95', ours: ms(ours.p95), reference: ms(reference.p95) },
        {
          what: 'p99',
          ours: ms(ours.p99),
          reference: ms(reference.p99),
          target: `≤ ${p99Max(size)} ms`,
          isReached: ours.p99 <= p99Max(size),
        },
        { what: 'slowest', ours: ms(ours.max), reference: ms(reference.max) },
        ...extraFigures('gzip asked for', summarise(zipped)),
        ...extraFigures(`${CLIENTS} visitors at once, ${whole(perSecond)}/s`, summarise(crowded)),
      ],
    )
    printKinds(requests, durations, alone, scripts)
  } finally {
    await server.stop()
  }
}

/**
 * Each request to the server and its SQL alone, by turns, so that both meet the same machine; who
 * goes first, and so warms the database's memory for the other, alternates too.
 */
async function compare(
  origin: string,
  dataDir: string,
  requests: readonly SearchRequest[],
  scripts: readonly Script[],
): Promise<{ durations: number[]; alone: number[] }> {
  const replayer = await openReplayer(dataDir, CONNECTIONS)
  const durations: number[] = []
  const alone: number[] = []
  const client = openClient(origin, 1)
  const askServer = async ({ path }: SearchRequest) => {
    durations.push(await timed(client, path))
  }
  try {
    for (const [at, request] of requests.entries()) {
      if (at % 2 === 0) await askServer(request)
      alone.push(await replayer.replay(scripts[at] ?? []))
      if (at % 2 === 1) await askServer(request)
    }
  } finally {
    client.close()
    await replayer.close()
  }
  return { durations, alone }
}

function extraFigures(what: string, { p50, p99 }: Durations): Figure[] {
  return [{ what: `${what}: p50, p99`, ours: `${ms(p50)}, ${ms(p99)}` }]
}

async function ask(
  origin: string,
  requests: readonly SearchRequest[],
  clients: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const client = openClient(origin, clients)
  try {
    return await inParallel(requests, clients, ({ path }) => timed(client, path, headers))
  } finally {
    client.close()
  }
}

async function timed(
  client: HttpClient,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { status, duration } = await client.get(path, headers)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return duration
}

function printKinds(
  requests: readonly SearchRequest[],
  durations: readonly number[],
  alone: readonly number[],
  scripts: readonly Script[],
): void {
  const places = Map.groupBy(requests.keys(), (at) => requests[at]?.kind ?? 'no filter')
  const at = (values: readonly number[], kind: readonly number[]) =>
    summarise(kind.map((place) => values[place] ?? 0))
  const figures = [...places].map(([kind, all]): Figure => {
    const [ours, reference] = [at(durations, all), at(alone, all)]
    const slowest = all.toSorted((a, b) => (durations[b] ?? 0) - (durations[a] ?? 0))[0] ?? 0
    const statements = scripts[slowest]?.flat().length ?? 0
    return {
      what: `${kind} (${all.length}): p50, p99`,
      ours: `${ms(ours.p50)}, ${ms(ours.p99)}`,
      reference: `${ms(reference.p50)}, ${ms(reference.p99)}`,
      target: `slowest ${ms(ours.max)} in ${statements} statements: ${requests[slowest]?.path}`,
    }
  })
  printFigures('The same by kind of search', figures)
}
