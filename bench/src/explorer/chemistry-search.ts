import { type HttpClient, openClient } from '#http-client.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { summarise } from '#percentiles.ts'
import { startServer } from '#product/processes.ts'
import { pick, seededRandom } from '#random.ts'
import { ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const WARM_UP = 40
const REQUESTS = 300
/** Milliseconds that ninety-nine of a hundred answers may take, by the size of the library. */
const P99_MAX = { small: 50, large: 100 }
const LARGE = 1_000_000

const RANGES: readonly (readonly [name: string, end: number])[] = [
  ['SiO2', 5],
  ['Al2O3', 0.8],
  ['B2O3', 0.6],
  ['KNaO', 0.6],
  ['CaO', 1],
  ['SiO2Al2O3Ratio', 12],
  ['Fe2O3_percent', 8],
]
const FILTERS = [
  '',
  '',
  '&cone=high',
  '&cone=mid&atmosphere=1',
  '&surface=1',
  '&q=white',
  '&type=500',
]
const ORDERS = ['', '', '&o=cn', '&o=rh', '&p=3']

/** `GET /v2/search` with one to three ranges, alone and beside other filters, and the two files. */
export async function benchChemistrySearch(settings: Settings): Promise<void> {
  const { size, port } = settings
  const dataDir = await prepareLibrary(settings, size)
  const server = await startServer({ dataDir, port })
  const client = openClient(server.url, 1)
  try {
    const random = seededRandom(9)
    const paths = Array.from({ length: WARM_UP + REQUESTS }, () => searchPath(random))
    for (const path of paths.slice(0, WARM_UP)) await timed(client, path)
    const searches: number[] = []
    for (const path of paths.slice(WARM_UP)) searches.push(await timed(client, path))
    const { p50, p95, p99 } = summarise(searches)
    const most = size >= LARGE ? P99_MAX.large : P99_MAX.small
    printFigures(`Search by chemistry, ${whole(size)} recipes, ${whole(REQUESTS)} requests`, [
      { what: 'p50', ours: ms(p50) },
      { what: 'p95', ours: ms(p95) },
      { what: 'p99', ours: ms(p99), target: `≤ ${most} ms`, isReached: p99 <= most },
    ])
    await measureFiles(client, server.url, size)
  } finally {
    client.close()
    await server.stop()
  }
}

async function measureFiles(client: HttpClient, url: string, size: number): Promise<void> {
  const path = '/v2/charts/points?axes=SiO2,Al2O3'
  const gzip = { 'accept-encoding': 'gzip' }
  const first = await client.get(path, gzip)
  const kept: number[] = []
  for (let turn = 0; turn < 20; turn += 1) kept.push((await client.get(path, gzip)).duration)
  const plain = await client.get(path)
  const count = plain.body.readUInt32LE(8)
  // How long others wait while a file of other axes is written.
  const writing = client.get('/v2/charts/points?axes=CaO,MgO', gzip)
  const other = openClient(url, 1)
  const waits: number[] = []
  let isWriting = true
  void writing.finally(() => (isWriting = false))
  while (isWriting) waits.push((await other.get('/healthz')).duration)
  other.close()
  const matches: number[] = []
  for (const query of ['', 'cone=high', 'cone=mid&surface=1', 'q=white']) {
    matches.push((await client.get(`/v2/charts/matches?${query}`)).duration)
  }
  const bytes = plain.body.length / count
  printFigures(`The file of points, ${whole(size)} recipes`, [
    { what: 'bytes a point', ours: bytes.toFixed(2), target: '≤ 16', isReached: bytes <= 16.1 },
    { what: 'compressed', ours: `${(first.body.length / 1024).toFixed(0)} kB` },
    { what: 'written for the first time', ours: ms(first.duration) },
    { what: 'longest wait of another call meanwhile', ours: ms(Math.max(0, ...waits)) },
    { what: 'kept, p50', ours: ms(summarise(kept).p50) },
    { what: 'which points match, p95', ours: ms(summarise(matches).p95) },
  ])
}

function searchPath(random: () => number): string {
  const ranges = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const [name, end] = pick(random, RANGES)
    const from = random() * end * 0.6
    const to = from + random() * (end - from)
    return `&min[${name}]=${from.toFixed(2)}&max[${name}]=${to.toFixed(2)}`
  })
  // Of two ranges of one figure the call would have two ends.
  const distinct = [...new Map(ranges.map((range) => [range.split(']')[0], range])).values()]
  return `/v2/search?composite=1${distinct.join('')}${pick(random, FILTERS)}${pick(random, ORDERS)}`
}

async function timed(client: HttpClient, path: string): Promise<number> {
  const { status, duration } = await client.get(encodeURI(path))
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return duration
}
