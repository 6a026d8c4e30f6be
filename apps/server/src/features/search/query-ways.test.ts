import { nestRanges } from '@glazy/contract/ranges'
import { searchQuery } from '@glazy/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LibraryIndex, createLibraryIndex } from '#library-index/library-index.ts'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { createCountCache } from './count-cache.ts'
import { search } from './search.service.ts'
import { addWords, countWords, recountWords } from '#library-index/write/vocabulary.queries.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  const ownerId = await buildAccount(test.db)
  const colours = ['Red', 'Blue', 'Green', 'Celadon', 'Tenmoku', 'Redart']
  const surfaces = ['Matte', 'Gloss', 'Satin', '']
  await buildItems(
    test.db,
    Array.from({ length: 72 }, (_, index) => ({
      ownerId,
      name: `${colours[index % 6]} ${surfaces[index % 4]}`.trim(),
      otherNames: index % 5 === 0 ? `Old ${colours[(index + 1) % 6]}` : null,
      description: index % 3 === 0 ? `Next to ${colours[(index + 2) % 6]}, nearly matte` : null,
      isPrivate: index % 10 === 9,
      fromConeId: 20 + (index % 15),
      ...(index % 2 === 0 && {
        kind: 'analysis' as const,
        percent: { SiO2: 50 + (index % 20), CaO: 10 },
        loi: 0,
      }),
    })),
  )
})
afterAll(() => test.close())

const QUERIES = [
  'q=red',
  'q=red&p=2&count=7',
  'q=red+matte',
  'q=r',
  'q=blue+satin&cone=mid',
  'q=matte&o=uo&count=9&p=3',
  'q=old+celadon',
  'q=5',
  'q=green&subsearch=nearly',
  'subsearch=gloss',
  'q=nearly&color=ff0000',
  'q=matte&ox=SiO2',
  'q=matte&min[SiO2_percent]=55',
  'q=red&max[SiO2]=6&p=2&count=3',
  'q=satin&subsearch=red&min[SiO2]=1',
  'q=celdaon',
]

/** A server that has not read the library yet asks the tables, unless only memory knows. */
async function ask(query: string, index: LibraryIndex = createLibraryIndex(test.db)) {
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const context = { db: test.db, viewer: null, counts: createCountCache(() => 0), index }
  const { shown, count } = await search(context, searchQuery.parse(nestRanges(parameters)))
  return { ids: shown.map((item) => item.id), total: count.total }
}

it('finds the same in memory as in the tables', async () => {
  const own = createLibraryIndex(test.db)
  await own.current()
  const index = { ...own, currentIfRead: () => own.current() }
  for (const query of QUERIES) expect(await ask(query, index), query).toEqual(await ask(query))
})

it('finds the same, in the same order, whether words are taken for rare or for frequent', async () => {
  const whenRare = await Promise.all(QUERIES.map((query) => ask(query)))
  expect(whenRare[0]?.ids.length).toBeGreaterThan(10)
  for (const figures of [10_000, 1_000_000]) {
    await sql`update search_word set items = ${figures}, name_items = ${figures}`.execute(test.db)
    expect(await Promise.all(QUERIES.map((query) => ask(query))), String(figures)).toEqual(whenRare)
  }
  await sql`update search_word set items = 1000000, name_items = 0`.execute(test.db)
  const withoutCorrection = QUERIES.slice(0, -1)
  expect(await Promise.all(withoutCorrection.map((query) => ask(query)))).toEqual(
    whenRare.slice(0, -1),
  )
  await recountWords(test.db)
})

it('counts the words of all items, also when one goes and comes back', async () => {
  const added = [
    { word: 'zz', items: 1, nameItems: 1, known: ['zzz'] },
    { word: 'yyy', items: 1, nameItems: 0, known: ['yyy'] },
  ]
  await addWords(test.db, ['zzz'], ['yyy'])
  expect(await countWords(test.db, ['zz', 'yyy'])).toEqual(added)
  await recountWords(test.db)
  expect(await countWords(test.db, ['zz', 'tenm', 'nearly', 'unheard'])).toEqual([
    { word: 'zz', items: 0, nameItems: 0, known: [] },
    { word: 'tenm', items: 14, nameItems: 14, known: ['tenmoku'] },
    { word: 'nearly', items: 24, nameItems: 0, known: ['nearly'] },
    { word: 'unheard', items: 0, nameItems: 0, known: [] },
  ])
  await addWords(test.db, ['zzz'], ['yyy'])
  expect(await countWords(test.db, ['zz', 'yyy'])).toEqual(added)
})

it('finds the same by a beginning of few words and by one of many', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `red${index}`)
  const before = await Promise.all(QUERIES.map((query) => ask(query)))
  await addWords(test.db, words, [])
  const [red] = await countWords(test.db, ['red'])
  expect(red).toMatchObject({ known: [] })
  expect(await Promise.all(QUERIES.map((query) => ask(query)))).toEqual(before)
  await recountWords(test.db)
})
