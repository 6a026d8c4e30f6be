import type pg from 'pg'
import { besideSql } from '#community/beside-sql.ts'
import { logPageSql } from '#community/log-page-sql.ts'
import { visitCommunity } from '#community/visit-community.ts'
import { inParallel } from '#http-client.ts'
import { summarise } from '#percentiles.ts'
import { logInAuthor } from '#product/author.ts'
import { type Figure, ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const P99_MAX = 60
const PEOPLE = 200

interface Person {
  readonly id: number
  readonly username: string
}

/**
 * Pages of people as somebody sees them who is logged in, so that they are never kept: what the page
 * asks the server for beside the statements alone, and the whole page.
 */
export async function benchProfile(settings: Settings): Promise<void> {
  await visitCommunity(settings, async ({ dataDir, server, http, client }) => {
    const viewer = await logInAuthor(server.url, dataDir)
    try {
      const [busiest, ...others] = await listPeople(client)
      if (busiest === undefined) throw new Error('There is nobody')
      const data = await besideSql(http, client, {
        what: 'who has most logs, data',
        paths: [`/v2/users/${busiest.username}`, `/v2/logs?u=${busiest.id}`],
        headers: { cookie: viewer.cookie },
        statements: profileSql(busiest),
        p99Max: P99_MAX,
      })
      const open = async ({ username }: Person) => {
        const headers = { accept: 'text/html', 'accept-encoding': 'gzip', cookie: viewer.cookie }
        const { status, duration } = await http.get(`/${username}`, headers)
        if (status !== 200) throw new Error(`/${username} answered ${status}`)
        return duration
      }
      await inParallel(others.slice(0, 50), 1, open)
      const ofMany = await inParallel(others, 1, open)
      const ofOne = await inParallel(
        others.map(() => busiest),
        1,
        open,
      )
      printFigures(`Pages of people, ${whole(settings.size)} recipes, logged in`, [
        ...data,
        pageFigure('who has most logs, page', ofOne),
        pageFigure(`${whole(others.length)} different people, pages`, ofMany),
      ])
    } finally {
      viewer.close()
    }
  })
}

/** Somebody with most logs, and others of all kinds. */
async function listPeople(client: pg.Client): Promise<readonly Person[]> {
  const { rows } = await client.query<Person>(
    `(select id, username from account where id =
       (select owner_id from log group by owner_id order by count(*) desc limit 1))
     union all (select id, username from account where email like '%@example.invalid'
       and username ~ '^(test|potter)' order by hashint4(id) limit $1)`,
    [PEOPLE],
  )
  return rows
}

/** Who somebody is, what they have made, and their last logs. */
function profileSql({ id, username }: Person): readonly string[] {
  const owned = `m.owner_id = ${id} and not m.is_private`
  return [
    `select * from account where lower(username) = lower('${username}')`,
    `select kind, count(*) from material as m where ${owned} group by kind`,
    `select count(*) from material_image as i join material as m on m.id = i.material_id
     where i.owner_id = ${id} and not m.is_private`,
    ...logPageSql(`l.owner_id = ${id}`),
  ]
}

function pageFigure(what: string, durations: readonly number[]): Figure {
  const { p50, p99 } = summarise(durations)
  return {
    what: `${what}: p99`,
    ours: ms(p99),
    reference: `${ms(p50)} p50`,
    target: `≤ ${P99_MAX} ms`,
    isReached: p99 <= P99_MAX,
  }
}
