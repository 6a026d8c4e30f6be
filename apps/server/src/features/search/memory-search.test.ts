import type { SearchQuery } from '@glazy/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LibraryIndex, createLibraryIndex } from '#library-index/library-index.ts'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { buildAccount, buildItems, type ItemPlan } from '#testing/library.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { createCountCache } from './count-cache.ts'
import { search, searchIds } from './search.service.ts'
import { recountWords } from '#library-index/write/vocabulary.queries.ts'

/** Beginnings of one another, codes, accents, signs that are no letters, another script. */
const WORDS = [
  ...['Red', 'Redart', 'Reduction', 'Blue', 'Bluish', 'Matte', 'Mat', '3134', 'G-200', 'EPK'],
  ...['Ténmoku', 'Celadon', "Potter's", '青磁', '青磁釉', 'a', '5', 'Δ6'],
]

const COLOURS = ['88aacc', '221100', 'aaccbb', 'cc3322']

const random = randomNumbers(20261123)
const oneOf = <TItem>(all: readonly TItem[]): TItem => all[Math.floor(random() * all.length)]!
const some = (most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(WORDS)).join(' ')

let test: TestApp
let owner: number
let ids: number[]

beforeAll(async () => {
  test = await createTestApp()
  owner = await buildAccount(test.db)
  const other = await buildAccount(test.db)
  ids = await buildItems(
    test.db,
    Array.from({ length: 260 }, (): ItemPlan => plan(random() < 0.7 ? owner : other)),
  )
  await sql`update material_search set rating_average = 3 + material_id % 3 / 2.0,
    rating_count = material_id % 4 where material_id % 2 = 0`.execute(test.db)
})
afterAll(() => test.close())

function plan(ownerId: number): ItemPlan {
  const fromConeId = 1 + Math.floor(random() * 30)
  const day = (most: number) => new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * most)))
  return {
    ownerId,
    name: some(3),
    isPrivate: random() < 0.2,
    createdAt: day(60),
    updatedAt: day(20),
    ...(random() < 0.3 && { otherNames: some(2) }),
    ...(random() < 0.5 && { description: `<p>${some(4)}</p>` }),
    ...(random() < 0.3 && { translations: [{ locale: 'de', name: some(2) }] }),
    ...(random() < 0.4 && { kind: 'analysis' as const, percent: { SiO2: 60, CaO: 10 }, loi: 0 }),
    ...(random() < 0.7 && { fromConeId, toConeId: fromConeId + Math.floor(random() * 3) }),
    ...(random() < 0.8 && { typeId: oneOf([460, 470, 530, 540]) }),
    ...(random() < 0.5 && { atmospheres: [oneOf([1, 3])] }),
    ...(random() < 0.5 && { surfaceId: oneOf([1, 2]) }),
    ...(random() < 0.5 && { colour: oneOf(COLOURS) }),
  }
}

function randomQuery(): SearchQuery {
  const typed = some(2)
  // As it is, or only its beginning, or with two letters swapped.
  const q = oneOf([
    typed,
    typed.slice(0, 1 + Math.floor(random() * typed.length)),
    typed.replace(/(.)(.)$/, '$2$1'),
    '',
    String(oneOf(ids)),
  ])
  return {
    q,
    count: oneOf([3, 10, 100]),
    p: oneOf([1, 1, 2, 5]),
    o: oneOf(['un', 'uo', 'cn', 'co', 'rh', 'rl'] as const),
    ...(random() < 0.2 && { subsearch: some(1) }),
    ...(random() < 0.3 && { composite: true }),
    ...(random() < 0.2 && { analysis: true }),
    ...(random() < 0.4 && { type: oneOf([460, 470, 530, 99_999]) }),
    ...(random() < 0.4 && { cone: oneOf(['low', 'mid', 'high', 6, 7] as const) }),
    ...(random() < 0.2 && { atmosphere: oneOf([1, 3]) }),
    ...(random() < 0.2 && { surface: oneOf([1, 2]) }),
    ...(random() < 0.1 && { has_analysis: random() < 0.5 }),
    ...(random() < 0.1 && { u: String(owner) }),
    ...(random() < 0.05 && { is_private: true }),
    ...(random() < 0.15 && { color: oneOf(COLOURS) }),
  }
}

/** A server that has not read the library yet asks the tables. */
const unread = () => createLibraryIndex(test.db)

/** One that has read it asks its memory, however long it takes to be brought up to date. */
async function read(): Promise<LibraryIndex> {
  const index = unread()
  await index.current()
  return { ...index, currentIfRead: () => index.current() }
}

async function ask(query: SearchQuery, viewer: MaybeViewer, index: LibraryIndex) {
  const context = { db: test.db, viewer, counts: createCountCache(() => 0), index }
  const { shown, count } = await search(context, query)
  const all = await searchIds(context, query)
  return { ids: shown.map(({ id }) => id), total: count.total, all: [...all.ids].sort() }
}

it('finds the same in memory as in the tables, in the same order, whoever asks', async () => {
  const index = await read()
  let found = 0
  for (let turn = 0; turn < 400; turn += 1) {
    const query = randomQuery()
    const viewer = random() < 0.5 ? { id: owner } : null
    const expected = await ask(query, viewer, unread())
    expect(await ask(query, viewer, index), JSON.stringify(query)).toEqual(expected)
    found += expected.ids.length
  }
  expect(found).toBeGreaterThan(1_000)
}, 60_000)

it('finds in memory what was written a moment ago, and nothing that is gone', async () => {
  const index = await read()
  const find = async (q: string) => (await ask({ q }, null, index)).ids
  const [id = 0] = await buildItems(test.db, [{ ownerId: owner, name: 'Quellwasser' }])
  expect(await find('quellw')).toEqual([id])
  const rename = async (name: string) => {
    await test.db.updateTable('material').set({ name }).where('id', '=', id).execute()
    await deriveItems(test.db, await loadItems(test.db, [id]))
  }
  await rename('Regenwasser')
  expect(await find('regenwasser')).toEqual([id])
  // Nobody holds the word any more, and nothing is near it.
  await recountWords(test.db)
  expect(await find('quellw')).toEqual([])
  await test.db.updateTable('material_search').set({ is_private: true }).execute()
  expect(await find('regenwasser')).toEqual([])
  await test.db.deleteFrom('material').where('id', '=', id).execute()
  expect((await ask({ q: 'regenwasser' }, { id: owner }, index)).ids).toEqual([])
})
