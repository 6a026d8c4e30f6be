import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_FLAGS } from '#product/chromium.ts'

/** Times a page is asked for before the first visit. */
const WARM_UP = 30
export const SCORE_MIN = 95

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const SPEED = ['performance'] as const

/** A server that has just started compiles its code with its first pages; a visitor rarely meets that. */
async function warmUp(url: string): Promise<void> {
  for (let request = 0; request < WARM_UP; request += 1) await (await fetch(url)).arrayBuffer()
}

/** Lighthouse's visits of a page by a phone, each with a browser of its own. */
export async function visitOften(
  url: string,
  categories: readonly string[],
  count: number,
): Promise<Result[]> {
  await warmUp(url)
  const runs: Result[] = []
  for (let run = 0; run < count; run += 1) runs.push(await visit(url, categories))
  return runs
}

async function visit(url: string, categories: readonly string[]): Promise<Result> {
  const chromium = await launch({
    chromeFlags: CHROMIUM_FLAGS,
    ignoreDefaultFlags: false,
    ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
  })
  try {
    const result = await lighthouse(url, {
      port: chromium.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`)
    return result.lhr
  } finally {
    chromium.kill()
    // Chromium removes its profile after its process has gone.
    await wait(300)
  }
}

/** Points of a category, of a hundred: the median of the visits. */
export function scoreOf(category: string, runs: readonly Result[]): number {
  return median(runs.map((run) => 100 * (run.categories[category]?.score ?? 0)))
}

/** A figure of an audit, as Lighthouse gives it: the median of the visits. */
export function medianOf(runs: readonly Result[], audit: string): number {
  return median(runs.map((run) => run.audits[audit]?.numericValue ?? 0))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
