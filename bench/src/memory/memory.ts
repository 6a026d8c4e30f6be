import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type HttpClient, inParallel, openClient } from '#http-client.ts'
import { startServer } from '#product/processes.ts'
import { pick, pickWeighted, pickWhole, seededRandom } from '#random.ts'
import { printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const REQUESTS = 140_000
const VISITORS = 8
const LOOK_EVERY = 10_000
const MEMORY_MAX = 350 * 2 ** 20

const WORDS = ['celadon', 'tenmoku', 'shino', 'copper', 'ash', 'matte white', 'iron', 'cone 6']
const LANGUAGES = ['de', 'fr', 'ja', 'th', 'es']
const BROWSER = { 'accept-encoding': 'gzip', accept: 'text/html' }

/**
 * What the server of a starter library holds in memory after a long day: pages in many forms, more
 * than fit into what is kept of them, searches, items, and what else a visitor asks for.
 */
export async function benchMemory(settings: Settings): Promise<void> {
  const dataDir = join(settings.workDir, 'memory')
  await rm(dataDir, { recursive: true, force: true })
  const server = await startServer({ dataDir, port: settings.port })
  const client = openClient(server.url, VISITORS)
  try {
    const ids = await listItems(client)
    const begun = await memoryOf(client)
    const next = mix(ids)
    let peak = begun
    let done = 0
    while (done < REQUESTS) {
      const requests = Array.from({ length: LOOK_EVERY }, next)
      await inParallel(requests, VISITORS, async ({ path, headers }) => {
        const { status } = await client.get(path, headers)
        if (status >= 400) throw new Error(`${path} answered ${status}`)
      })
      done += LOOK_EVERY
      const now = await memoryOf(client)
      if (now.resident > peak.resident) peak = now
      console.error(`  ${whole(done)} requests: ${inWords(now)}`)
    }
    const after = await memoryOf(client)
    printFigures(`Memory of a starter library's server, ${whole(REQUESTS)} mixed requests`, [
      { what: 'before', ours: inWords(begun) },
      {
        what: 'after',
        ours: inWords(after),
        target: `≤ ${megabytes(MEMORY_MAX)}`,
        isReached: after.resident <= MEMORY_MAX,
      },
      { what: 'at most', ours: inWords(peak) },
    ])
  } finally {
    client.close()
    await server.stop()
  }
}

interface Request {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const OTHER = ['/', '/materials', '/analyses', '/help', '/explore', '/v2/oxides']

/** What visitors ask for, always in the same order. */
function mix(ids: readonly number[]): () => Request {
  const random = seededRandom(11)
  const word = () => encodeURIComponent(pick(random, WORDS))
  const kinds: readonly (readonly [path: () => string, weight: number])[] = [
    [() => `/recipes/${pick(random, ids)}`, 35],
    [() => `/recipes?q=${word()}&p=${pickWhole(random, 1, 3)}`, 15],
    [() => `/v2/search?q=${word()}`, 15],
    [() => `/v2/recipes/${pick(random, ids)}`, 15],
    [() => `/v2/recipes/quickSearch?q=${word().slice(0, 3)}`, 10],
    [() => pick(random, OTHER), 10],
  ]
  return () => {
    const path = pickWeighted(random, kinds)()
    if (random() > 0.3) return { path, headers: BROWSER }
    return { path, headers: { ...BROWSER, cookie: `glazy-locale=${pick(random, LANGUAGES)}` } }
  }
}

async function listItems(client: HttpClient): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await client.get(`/v2/search?p=${page}`)
    const { data } = JSON.parse(body.toString()) as { readonly data: readonly { id: number }[] }
    if (data.length === 0) return ids
    ids.push(...data.map(({ id }) => id))
  }
}

interface Memory {
  /** Bytes of the process as the system counts them. */
  readonly resident: number
  readonly heap: number
  /** Bytes outside of the heap of scripts, such as bodies of pages. */
  readonly external: number
}

async function memoryOf(client: HttpClient): Promise<Memory> {
  const text = (await client.get('/metrics')).body.toString()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_total_bytes'),
    external: read('nodejs_external_memory_bytes'),
  }
}

const megabytes = (bytes: number) => `${whole(bytes / 2 ** 20)} MiB`

const inWords = ({ resident, heap, external }: Memory) =>
  `${megabytes(resident)} (heap ${megabytes(heap)}, outside ${megabytes(external)})`
