import { type Visit, visitCommunity } from '#community/visit-community.ts'
import { summarise } from '#percentiles.ts'
import { type Author, bodyOf, logInAuthor } from '#product/author.ts'
import { type Figure, ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const AT_ONCE = 100
const BOOKMARKS = 100
const ITEMS = 10_000
const VIEWS = 200
const WARM_UP = 20
const BOOKMARK_MAX = 60

/** Bookmarking many items at once, and opening a large collection beside opening the library. */
export async function benchCollections(settings: Settings): Promise<void> {
  await visitCommunity(settings, measure)
}

async function measure({ dataDir, server, client }: Visit): Promise<void> {
  const author = await logInAuthor(server.url, dataDir)
  try {
    const { rows } = await client.query<{ id: number }>(
      'select id from material where not is_private order by id limit $1',
      [ITEMS],
    )
    const ids = rows.map(({ id }) => id)
    printFigures('Collections', [
      ...(await bookmarking(author, ids)),
      ...(await opening(author, ids)),
    ])
  } finally {
    await client.query('delete from collection where owner_id = $1', [author.id])
    author.close()
  }
}

async function bookmarking(author: Author, ids: readonly number[]): Promise<readonly Figure[]> {
  const durations: number[] = []
  for (let turn = -WARM_UP; turn < BOOKMARKS; turn += 1) {
    const from = ((turn + WARM_UP) * 37) % (ids.length - AT_ONCE)
    const answer = await author.send('POST', '/v2/collectionmaterials', {
      collectionId: 0,
      collectionName: `Test ${turn}`,
      materialIds: ids.slice(from, from + AT_ONCE),
    })
    bodyOf(answer)
    if (turn >= 0) durations.push(answer.duration)
  }
  const { p50, p99 } = summarise(durations)
  return [
    {
      what: `a bookmark of ${AT_ONCE} items: p99`,
      ours: ms(p99),
      reference: `${ms(p50)} p50`,
      target: `≤ ${BOOKMARK_MAX} ms`,
      isReached: p99 <= BOOKMARK_MAX,
    },
  ]
}

async function opening(author: Author, ids: readonly number[]): Promise<readonly Figure[]> {
  const id = await fill(author, ids)
  const inside: number[] = []
  const outside: number[] = []
  const changed: number[] = []
  for (let turn = -WARM_UP; turn < VIEWS; turn += 1) {
    const page = `p=${1 + ((turn + WARM_UP) % 50)}`
    const library = await author.get(`/v2/search?${page}`)
    const collection = await author.get(`/v2/search?collection=${id}&${page}`)
    // Something else lies in it now.
    const body = { materialIds: [ids[turn + WARM_UP]] }
    bodyOf(await author.send('POST', `/v2/collectionmaterials/delete/${id}`, body))
    const after = await author.get(`/v2/search?collection=${id}&${page}`)
    for (const answer of [library, collection, after]) bodyOf(answer)
    if (turn < 0) continue
    outside.push(library.duration)
    inside.push(collection.duration)
    changed.push(after.duration)
  }
  const reference = summarise(outside)
  const line = (what: string, durations: readonly number[]): Figure => {
    const { p50, p99 } = summarise(durations)
    return {
      what: `${what}: p50 (p99)`,
      ours: `${ms(p50)} (${ms(p99)})`,
      reference: `${ms(reference.p50)} (${ms(reference.p99)}) a page of the library`,
      target: times(p50, reference.p50),
    }
  }
  return [
    line(`a page of a collection of ${whole(ITEMS)} items`, inside),
    line('the same, right after it was changed', changed),
  ]
}

/** A collection that holds all of the items. */
async function fill(author: Author, ids: readonly number[]): Promise<number> {
  const made = await author.send('POST', '/v2/collections', { name: 'Test of many' })
  const { data } = bodyOf<{ data: { id: number } }>(made)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const materialIds = ids.slice(from, from + AT_ONCE)
    bodyOf(
      await author.send('POST', '/v2/collectionmaterials', { collectionId: data.id, materialIds }),
    )
  }
  return data.id
}
