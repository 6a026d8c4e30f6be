import { inParallel, openClient } from '#http-client.ts'
import { type Load, loadAddress } from '#load.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { summarise } from '#percentiles.ts'
import { startServer } from '#product/processes.ts'
import { ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { listRecipePages, type RecipePage } from './recipe-paths.ts'
import { startReferenceSite } from './reference-site.ts'
import { BROWSER, checked, type Page } from './rendered-page.ts'

const WARM_UP = 300
const ONE_BY_ONE = 300
const CROWD = 2_000
const VISITORS = 8
const KEPT_SECONDS = 5

/** Of what the bare page reaches. */
const PART_OF_BARE = 0.4
const FIRST_BYTE_MAX = 10
const KEPT_PER_SECOND = 20_000

/** Pages of recipes, rendered in one process, beside a bare page of 48 cards of the framework. */
export async function benchPages(settings: Settings): Promise<void> {
  const dataDir = await prepareLibrary(settings, settings.size)
  const server = await startServer({ dataDir, port: settings.port })
  const reference = await startReferenceSite(settings.port + 1)
  try {
    const pages = await listRecipePages(dataDir, WARM_UP + ONE_BY_ONE + CROWD)
    const bare = await measureRendering(
      reference.url,
      pages.map((_, at) => ({ path: `/?page=${at}`, word: 'Recipe' })),
    )
    const ours = await measureRendering(server.url, pages)
    const [page] = pages
    if (page === undefined) throw new Error('There is no recipe')
    const keptBytes = await bytesOf(server.url, page)
    const readyMade = await handOut(`${reference.url}/ready-made/${keptBytes}`)
    const kept = await handOut(`${server.url}${page.path}`)
    printFigures(
      `Recipe page, server-rendered in one process, ${whole(settings.size)} recipes, every page once`,
      [
        {
          what: `pages a second, ${VISITORS} visitors at once`,
          ours: `${whole(ours.perSecond)}, ${times(ours.perSecond, bare.perSecond)}`,
          reference: `${whole(bare.perSecond)} bare page of 48 cards`,
          target: `≥ ${PART_OF_BARE} ×`,
          isReached: ours.perSecond >= PART_OF_BARE * bare.perSecond,
        },
        {
          what: 'first byte p50, one visitor',
          ours: ms(ours.firstByte.p50),
          reference: ms(bare.firstByte.p50),
          target: `≤ ${FIRST_BYTE_MAX} ms`,
          isReached: ours.firstByte.p50 <= FIRST_BYTE_MAX,
        },
        {
          what: 'first byte p99, one visitor',
          ours: ms(ours.firstByte.p99),
          reference: ms(bare.firstByte.p99),
        },
        { what: 'size of a page, gzip', ours: `${whole(ours.bytes / 1_000)} kB` },
        {
          what: 'the same page from memory, a second',
          ours: whole(kept.perSecond),
          reference: `${whole(readyMade.perSecond)} as many bytes alone`,
          target: `≥ ${whole(KEPT_PER_SECOND)}`,
          isReached: kept.perSecond >= KEPT_PER_SECOND,
        },
        { what: 'from memory: p99', ours: ms(kept.p99), reference: ms(readyMade.p99) },
      ],
    )
  } finally {
    await reference.stop()
    await server.stop()
  }
}

async function bytesOf(origin: string, page: RecipePage): Promise<number> {
  const client = openClient(origin, 1)
  try {
    const answer = checked(page, await client.get(page.path, BROWSER))
    return answer.body.length
  } finally {
    client.close()
  }
}

/** One address, asked for again and again by all visitors at once. */
function handOut(url: string): Promise<Load> {
  return loadAddress(url, BROWSER, { connections: VISITORS, seconds: KEPT_SECONDS })
}

async function measureRendering(origin: string, pages: readonly Page[]) {
  const client = openClient(origin, VISITORS)
  const open = (page: Page) =>
    client.get(page.path, BROWSER).then((answer) => checked(page, answer))
  try {
    await inParallel(pages.slice(0, WARM_UP), VISITORS, open)
    const alone = await inParallel(pages.slice(WARM_UP, WARM_UP + ONE_BY_ONE), 1, open)
    const crowd = pages.slice(WARM_UP + ONE_BY_ONE)
    const start = performance.now()
    const answers = await inParallel(crowd, VISITORS, open)
    return {
      perSecond: answers.length / ((performance.now() - start) / 1_000),
      firstByte: summarise(alone.map((answer) => answer.firstByte)),
      bytes: answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length,
    }
  } finally {
    client.close()
  }
}
