import type pg from 'pg'
import { type Visit, visitCommunity } from '#community/visit-community.ts'
import type { Answer } from '#http-client.ts'
import { listQuietPages, type RecipePage } from '#pages/recipe-paths.ts'
import { summarise } from '#percentiles.ts'
import { logInAuthor } from '#product/author.ts'
import { ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const REVIEWS = 500
const COMMENTS = 2_000
/** Threads among the comments; the others are replies to them. */
const THREADS = 500
const WARM_UP = 100
const ROUNDS = 300
const TIMES_MAX = 1.3

/**
 * The page of a recipe with many reviews and comments beside the page of another one without, by
 * turns, as somebody who is logged in gets them: such pages are never kept.
 */
export async function benchDiscussion(settings: Settings): Promise<void> {
  await visitCommunity(settings, measure)
}

async function measure({ dataDir, server, http, client }: Visit): Promise<void> {
  const author = await logInAuthor(server.url, dataDir)
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html', cookie: author.cookie }
  const open = async ({ path }: RecipePage): Promise<Answer> => {
    const answer = await http.get(path, headers)
    if (answer.status === 200) return answer
    throw new Error(`${path} answered ${answer.status}`)
  }
  try {
    const [discussed, quiet] = await listQuietPages(dataDir, 2)
    if (discussed === undefined || quiet === undefined) throw new Error('There are no recipes')
    const before = await byTurns(open, discussed, quiet)
    await discuss(client, discussed.id)
    const after = await byTurns(open, discussed, quiet)
    // The two recipes differ by themselves: by how much was measured before anything was said.
    const own = before.first.p50 / before.second.p50
    const share = after.first.p50 / after.second.p50 / own
    printFigures(
      `Page of a recipe with ${whole(REVIEWS)} reviews and ${whole(COMMENTS)} comments, logged in`,
      [
        {
          what: 'first HTML p50',
          ours: ms(after.first.p50),
          reference: `${ms(after.second.p50 * own)} without`,
          target: `≤ ${TIMES_MAX} ×, is ${times(share, 1)}`,
          isReached: share <= TIMES_MAX,
        },
        { what: 'first HTML p99', ours: ms(after.first.p99), reference: ms(after.second.p99) },
        {
          what: 'size, gzip',
          ours: `${whole(after.bytes / 1_000)} kB`,
          reference: `${whole(before.bytes / 1_000)} kB`,
        },
      ],
    )
  } finally {
    await forget(client)
    author.close()
  }
}

async function byTurns(
  open: (page: RecipePage) => Promise<Answer>,
  one: RecipePage,
  other: RecipePage,
) {
  for (let turn = 0; turn < WARM_UP; turn += 1) await open(turn % 2 === 0 ? one : other)
  const [first, second]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const answer = await open(one)
    bytes = answer.body.length
    first.push(answer.firstByte)
    second.push((await open(other)).firstByte)
  }
  return { first: summarise(first), second: summarise(second), bytes }
}

const WORDS = 'Mine ran at cone six by about a hand, and broke to amber where it was thin. '

/** Fills one recipe with what half a thousand people say about it. */
async function discuss(client: pg.Client, recipe: number): Promise<void> {
  await client.query(
    `insert into account (name, username, email)
     select 'Bench ' || n, 'bench_talk_' || n, 'bench-talk-' || n || '@example.invalid'
     from generate_series(1, $1::int) as n`,
    [REVIEWS],
  )
  const people = `(select id, row_number() over (order by id) as n from account
    where username like 'bench\\_talk\\_%') as p`
  await client.query(
    `insert into review (material_id, author_id, rating, description)
     select $1, p.id, 1 + p.n % 5, $2 from ${people}`,
    [recipe, WORDS],
  )
  await client.query(
    `insert into comment (material_id, author_id, content)
     select $1, p.id, repeat($2, 1 + (p.n % 8)::int) from ${people} where p.n <= $3`,
    [recipe, WORDS, THREADS],
  )
  await client.query(
    `insert into comment (material_id, parent_id, author_id, content)
     select $1, t.id, t.author_id, $2 from comment as t, generate_series(1, $3::int)
     where t.material_id = $1 and t.parent_id is null`,
    [recipe, WORDS, COMMENTS / THREADS - 1],
  )
  await client.query('analyze review; analyze comment')
}

async function forget(client: pg.Client): Promise<void> {
  const people = `select id from account where username like 'bench\\_talk\\_%'`
  await client.query(`delete from comment where author_id in (${people})`)
  await client.query(`delete from account where id in (${people})`)
}
