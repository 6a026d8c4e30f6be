import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { prepareLibrary } from '#library/prepared-library.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, printFigures } from '#report.ts'
import type { Settings } from '#settings.ts'
import { CATEGORIES, SCORE_MIN, scoreOf, visitOften } from './lighthouse-visits.ts'
import { findStarterPage } from './recipe-paths.ts'

/** The first view of a recipe on a phone in every language, all that Lighthouse judges. */
export async function benchLanguageViews(settings: Settings): Promise<void> {
  const dataDir = await prepareLibrary(settings, settings.size)
  const server = await startServer({ dataDir, port: settings.port })
  try {
    const { path } = await findStarterPage(dataDir)
    const figures: Figure[] = []
    for (const code of LANGUAGE_CODES) {
      const runs = await visitOften(`${server.url}${path}?lang=${code}`, CATEGORIES, settings.runs)
      const points = CATEGORIES.map((category) => scoreOf(category, runs))
      figures.push({
        what: code,
        ours: points.map((each) => each.toFixed(0)).join(', '),
        target: `≥ ${SCORE_MIN} each`,
        isReached: Math.min(...points) >= SCORE_MIN,
      })
    }
    printFigures(
      `First view of ${path} by language, Lighthouse mobile: ${CATEGORIES.join(', ')} (median of ${settings.runs})`,
      figures,
    )
  } finally {
    await server.stop()
  }
}
