import { inParallel, openClient } from '#http-client.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { startServer } from '#product/processes.ts'
import { printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { listRecipePages, type RecipePage } from './recipe-paths.ts'
import { BROWSER, checked } from './rendered-page.ts'

const WARM_UP = 300
/** Pages of each language in a turn; turns alternate, as machines get faster and slower. */
const TURN = 200
const TURNS = 5
const VISITORS = 8

/** Of what English reaches. */
const PART_OF_ENGLISH = 0.9

/** Pages of recipes, rendered in Japanese beside English, every page once. */
export async function benchLanguages(settings: Settings): Promise<void> {
  const dataDir = await prepareLibrary(settings, settings.size)
  const server = await startServer({ dataDir, port: settings.port })
  const client = openClient(server.url, VISITORS)
  const open = (lang: string) => (page: RecipePage) =>
    client.get(`${page.path}${lang}`, BROWSER).then((answer) => checked(page, answer))
  const timed = async (pages: readonly RecipePage[], lang: string) => {
    const start = performance.now()
    await inParallel(pages, VISITORS, open(lang))
    return (performance.now() - start) / 1_000
  }
  try {
    const pages = await listRecipePages(dataDir, WARM_UP + TURN * TURNS * 2)
    await timed(pages.slice(0, WARM_UP), ENGLISH)
    await timed(pages.slice(0, WARM_UP), JAPANESE)
    let english = 0
    let japanese = 0
    for (let turn = 0; turn < TURNS; turn++) {
      const start = WARM_UP + turn * TURN * 2
      english += await timed(pages.slice(start, start + TURN), ENGLISH)
      japanese += await timed(pages.slice(start + TURN, start + TURN * 2), JAPANESE)
    }
    const ours = (TURN * TURNS) / japanese
    const reference = (TURN * TURNS) / english
    printFigures(
      `Recipe page in Japanese, server-rendered, ${whole(settings.size)} recipes, every page once`,
      [
        {
          what: `pages a second, ${VISITORS} visitors at once`,
          ours: `${whole(ours)}, ${times(ours, reference)}`,
          reference: `${whole(reference)} in English`,
          target: `≥ ${PART_OF_ENGLISH} ×`,
          isReached: ours >= PART_OF_ENGLISH * reference,
        },
      ],
    )
  } finally {
    client.close()
    await server.stop()
  }
}

const ENGLISH = ''
const JAPANESE = '?lang=ja'
