import pg from 'pg'
import { openClient } from '#http-client.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { type Durations, summarise } from '#percentiles.ts'
import { findDatabase } from '#product/database.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { fillLogs, removeLogs, SEARCHES } from './fill-logs.ts'

const LOGS = 1_000_000
const WARM_UP = 20
const ROUNDS = 100
const P99_MAX = 50
const TIMES_MAX = 1.5

/** A page of the feed: how it is asked for, and what the database is asked for it. */
interface Page {
  readonly what: string
  readonly path: string
  readonly where: string
  readonly offset: number
}

const PAGES: readonly Page[] = [
  { what: 'first page', path: '/v2/logs', where: 'true', offset: 0 },
  { what: 'page 50', path: '/v2/logs?p=50', where: 'true', offset: 980 },
  { what: 'last page', path: '/v2/logs?p=100', where: 'true', offset: 1_980 },
  { what: 'one type', path: '/v2/logs?type=tests', where: 'l.type_id = 3', offset: 0 },
  {
    what: 'a word of every fifth log',
    path: `/v2/logs?keywords=${SEARCHES.common}`,
    where: `l.words @@ '${SEARCHES.common}:*'::tsquery`,
    offset: 0,
  },
  {
    what: 'a rare word',
    path: `/v2/logs?keywords=${SEARCHES.rare}`,
    where: `l.words @@ '${SEARCHES.rare}:*'::tsquery`,
    offset: 0,
  },
]

/** Pages of a feed of a million logs over HTTP beside their statements alone, by turns. */
export async function benchFeed(settings: Settings): Promise<void> {
  const { size, port } = settings
  const dataDir = await prepareLibrary(settings, size)
  const server = await startServer({ dataDir, port })
  const http = openClient(server.url, 1)
  const client = new pg.Client(await findDatabase(dataDir))
  await client.connect()
  try {
    await fillLogs(client, LOGS)
    const figures: Figure[] = []
    for (const page of PAGES) {
      const ask = async () => {
        const { status, duration } = await http.get(page.path)
        if (status !== 200) throw new Error(`${page.path} answered ${status}`)
        return duration
      }
      await measure(ask, () => askDatabase(client, page), WARM_UP)
      const { ours, alone } = await measure(ask, () => askDatabase(client, page), ROUNDS)
      figures.push(...figuresOf(page.what, ours, alone))
    }
    printFigures(`Feed of ${whole(LOGS)} logs, ${whole(size)} recipes, ${ROUNDS} rounds`, figures)
  } finally {
    await removeLogs(client)
    await client.end()
    http.close()
    await server.stop()
  }
}

async function measure(
  ask: () => Promise<number>,
  askAlone: () => Promise<number>,
  rounds: number,
): Promise<{ readonly ours: Durations; readonly alone: Durations }> {
  const ours: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await ask())
    alone.push(await askAlone())
  }
  return { ours: summarise(ours), alone: summarise(alone) }
}

/** The rows of a page and their count, as plainly as SQL says it. */
async function askDatabase(client: pg.Client, { where, offset }: Page): Promise<number> {
  const visible = `not l.is_private and (l.material_id is null or not m.is_private) and ${where}`
  const start = performance.now()
  await client.query({
    name: `page ${where} ${offset}`,
    text: `select l.*, a.name, a.username, m.name as item
      from log as l join account as a on a.id = l.owner_id
      left join material as m on m.id = l.material_id
      where ${visible} order by l.id desc limit 20 offset ${offset}`,
  })
  await client.query({
    name: `count ${where}`,
    text: `select count(*) from (select from log as l
      left join material as m on m.id = l.material_id where ${visible} limit 2000) as counted`,
  })
  return performance.now() - start
}

function figuresOf(what: string, ours: Durations, alone: Durations): readonly Figure[] {
  return [
    {
      what: `${what}: p50`,
      ours: ms(ours.p50),
      reference: `${ms(alone.p50)} the SQL alone`,
      target: `≤ ${TIMES_MAX} ×, is ${times(ours.p50, alone.p50)}`,
      isReached: ours.p50 <= TIMES_MAX * alone.p50,
    },
    {
      what: `${what}: p99`,
      ours: ms(ours.p99),
      reference: ms(alone.p99),
      target: `≤ ${P99_MAX} ms`,
      isReached: ours.p99 <= P99_MAX,
    },
  ]
}
