import type pg from 'pg'
import { visitCommunity } from '#community/visit-community.ts'
import { summarise } from '#percentiles.ts'
import { bodyOf, logInAuthor } from '#product/author.ts'
import { ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const FOLLOWERS = 10_000
const COMMENTS = 100
const WARM_UP = 10
const P99_MAX = 50
/** Milliseconds that followers may wait in the end. */
const TOLD_WITHIN = 600_000

/** Comments on a recipe that thousands follow, by two people in turn: nobody answers themselves. */
export async function benchFollowers(settings: Settings): Promise<void> {
  await visitCommunity(settings, async ({ dataDir, server, client }) => {
    const writers = [await logInAuthor(server.url, dataDir), await logInAuthor(server.url, dataDir)]
    const recipe = await findFollowed(client)
    try {
      const followers = await follow(client, recipe)
      const start = performance.now()
      const durations: number[] = []
      for (let turn = 0; turn < WARM_UP + COMMENTS; turn += 1) {
        const content = `Mine ran at cone ${turn}, too.`
        const answer = await writers[turn % 2]?.send('POST', '/v2/materialcomments', {
          id: recipe,
          content,
        })
        if (answer === undefined) throw new Error('There is nobody')
        bodyOf(answer)
        if (turn >= WARM_UP) durations.push(answer.duration)
      }
      await untilTold(client, recipe)
      const { told, people } = await countTold(client, recipe)
      const { p50, p99, max } = summarise(durations)
      printFigures(`A recipe that ${whole(followers)} people follow, ${COMMENTS} comments`, [
        {
          what: 'answer to a comment: p50, p99, slowest',
          ours: `${ms(p50)}, ${ms(p99)}, ${ms(max)}`,
          target: `p99 ≤ ${P99_MAX} ms`,
          isReached: p99 <= P99_MAX,
        },
        {
          what: 'followers who were told, and by how many notifications',
          ours: `${whole(people)}, ${whole(told)}`,
          target: 'each once',
          isReached: people === followers && told === followers,
        },
        { what: 'until all were told', ours: `${whole((performance.now() - start) / 1_000)} s` },
      ])
    } finally {
      await forget(client, recipe)
      for (const writer of writers) writer.close()
    }
  })
}

async function findFollowed(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select id from material as m where kind = 'recipe' and not is_private
     and not exists (select from comment where material_id = m.id and parent_id is null) order by id limit 1`,
  )
  if (rows[0] === undefined) throw new Error('There is no recipe that nobody speaks about')
  return rows[0].id
}

async function follow(client: pg.Client, recipe: number): Promise<number> {
  const { rowCount } = await client.query(
    `insert into material_follower (material_id, account_id)
     select $1, id from account where email like 'potter-%' order by id limit $2`,
    [recipe, FOLLOWERS],
  )
  return rowCount ?? 0
}

/** @throws Error where it takes too long */
async function untilTold(client: pg.Client, recipe: number): Promise<void> {
  const end = performance.now() + TOLD_WITHIN
  while (performance.now() < end) {
    const { rowCount } = await client.query(
      'select from happening where material_id = $1 limit 1',
      [recipe],
    )
    if (rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('Not everybody was told')
}

/** Of those who follow: several comments gather in one notification of each. */
async function countTold(client: pg.Client, recipe: number) {
  const { rows } = await client.query<{ told: number; people: number }>(
    `select count(*)::int as told, count(distinct n.account_id)::int as people
     from notification as n join material_follower as f
       on f.material_id = n.material_id and f.account_id = n.account_id
     where n.material_id = $1 and n.kind = 'comment'`,
    [recipe],
  )
  return rows[0] ?? { told: 0, people: 0 }
}

async function forget(client: pg.Client, recipe: number): Promise<void> {
  for (const table of ['happening', 'notification', 'material_follower', 'comment']) {
    await client.query(`delete from ${table} where material_id = $1`, [recipe])
  }
}
