import { besideSql } from '#community/beside-sql.ts'
import { SEARCHES } from '#community/fill-community.ts'
import { logPageSql } from '#community/log-page-sql.ts'
import { visitCommunity } from '#community/visit-community.ts'
import { type Figure, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const P99_MAX = 50

/** A page of the feed: how it is asked for, and which logs are on it. */
interface Page {
  readonly what: string
  readonly path: string
  readonly where?: string
  readonly offset?: number
}

const PAGES: readonly Page[] = [
  { what: 'first page', path: '/v2/logs' },
  { what: 'page 50', path: '/v2/logs?p=50', offset: 980 },
  { what: 'last page', path: '/v2/logs?p=100', offset: 1_980 },
  { what: 'one type', path: '/v2/logs?type=tests', where: 'l.type_id = 3' },
  ...Object.entries({
    'a word of every fifth log': SEARCHES.common,
    'a rare word': SEARCHES.rare,
  }).map(([what, word]) => ({
    what,
    path: `/v2/logs?keywords=${word}`,
    where: `l.words @@ '${word}:*'::tsquery`,
  })),
]

/** Pages of a large feed over HTTP beside their statements alone, by turns. */
export async function benchFeed(settings: Settings): Promise<void> {
  await visitCommunity(settings, async ({ http, client }) => {
    const figures: Figure[] = []
    for (const { what, path, where = 'true', offset } of PAGES) {
      const statements = logPageSql(where, offset)
      const asked = { what, paths: [path], statements, p99Max: P99_MAX }
      figures.push(...(await besideSql(http, client, asked)))
    }
    printFigures(`Feed of ten logs for each of ${whole(settings.size)} recipes`, figures)
  })
}
