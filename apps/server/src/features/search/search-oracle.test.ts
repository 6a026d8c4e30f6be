import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { SearchQuery } from '@glazy/contract/search'
import { ALIKE, MAKEABLE } from '@glazy/contract/vocabulary'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MaybeViewer } from '#db/visible-to.ts'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { createCollectedItems } from '#features/collections/read/collected-items.ts'
import { listShelfIds } from '#features/shelf/read/shelf.queries.ts'
import { createLibraryIndex, type LibraryIndex } from '#library-index/library-index.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildAccount, buildItems, type ItemPlan } from '#testing/library.ts'
import { plainSearch, readItems } from '#testing/plain-search.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { search, searchIds } from './search.service.ts'

const PROGRAM = fileURLToPath(new URL('../../testing/snapshot-program.ts', import.meta.url))

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
let other: number
let ids: number[]
/** Raw materials, and recipes that are inside others: they are never removed. */
let materials: number[]
let inner: number[] = []
let snapshot: string
let collections: number[]
const collected = createCollectedItems()

beforeAll(async () => {
  test = await createTestApp()
  snapshot = join(test.dataDir, 'oracle.snapshot')
  owner = await buildAccount(test.db)
  other = await buildAccount(test.db)
  materials = await buildMaterials()
  inner = await buildItems(
    test.db,
    Array.from({ length: 6 }, () => mixture()),
  )
  inner.push(
    ...(await buildItems(
      test.db,
      Array.from({ length: 3 }, () => mixture()),
    )),
  )
  for (const accountId of [owner, other]) {
    for (const id of [...materials.slice(0, 9), inner[0] ?? 0]) await toggleStock(accountId, id)
  }
  const plans = Array.from({ length: 240 }, () => plan())
  ids = await buildItems(test.db, plans)
  await sql`update material set rating_average = 3 + id % 3 / 2.0, rating_count = id % 4
    where id % 2 = 0`.execute(test.db)
  await derive([...materials, ...inner, ...ids])
  const rows = await test.db
    .insertInto('collection')
    .values([owner, other].map((ownerId) => ({ owner_id: ownerId, name: 'Test' })))
    .returning('id')
    .execute()
  collections = rows.map(({ id }) => id)
  for (const collection of collections) await collect(collection, ids.length / 3)
})
afterAll(() => test.close())

/** Generic ones and kinds of them. */
async function buildMaterials(): Promise<number[]> {
  const built: number[] = []
  for (let count = 0; count < 24; count += 1) {
    const parentId = count > 5 && random() < 0.7 ? oneOf(built.slice(0, 8)) : null
    const isPrivate = random() < 0.15
    const ownerId = oneOf([owner, other])
    const name = some(2)
    const percent = { SiO2: 100 }
    built.push(
      ...(await buildItems(test.db, [
        { ownerId, kind: 'primitive', name, percent, loi: 0, isPrivate, parentId },
      ])),
    )
  }
  return built
}

/** A recipe of materials and, where there are some, of other recipes. */
function mixture(): ItemPlan {
  const parts = new Set(
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneOf(materials)),
  )
  if (inner.length > 0 && random() < 0.4) parts.add(oneOf(inner))
  const components = [...parts].map((materialId) => ({
    ...{ materialId, amount: oneOf([10, 10, 30]), isAdditional: random() < 0.1 },
  }))
  return { ownerId: oneOf([owner, other]), name: some(2), isPrivate: random() < 0.2, components }
}

async function toggleStock(account_id: number, material_id: number): Promise<void> {
  const { numDeletedRows } = await test.db
    .deleteFrom('user_material')
    .where('account_id', '=', account_id)
    .where('material_id', '=', material_id)
    .executeTakeFirst()
  if (numDeletedRows > 0) return
  await test.db.insertInto('user_material').values({ account_id, material_id }).execute()
}

const TAGS = ['Winter class', 'liner', 'Email']

function plan(): ItemPlan {
  const fromConeId = 1 + Math.floor(random() * 30)
  const day = (most: number) => new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * most)))
  const isAnalysis = random() < 0.5
  return {
    ownerId: random() < 0.7 ? owner : other,
    name: some(3),
    isPrivate: random() < 0.2,
    createdAt: day(60),
    updatedAt: day(20),
    ...(random() < 0.3 && { otherNames: some(2) }),
    ...(random() < 0.5 && { description: `<p>${some(4)}</p>` }),
    ...(random() < 0.3 && { translations: [{ locale: 'de', name: some(2) }] }),
    ...(isAnalysis && {
      kind: 'analysis' as const,
      percent: { SiO2: 40 + Math.floor(random() * 30), CaO: Math.floor(random() * 9) },
      loi: 0,
    }),
    ...(random() < 0.7 && { fromConeId, toConeId: fromConeId + Math.floor(random() * 3) }),
    ...(random() < 0.8 && { typeId: oneOf([460, 470, 530, 540]) }),
    ...(random() < 0.5 && { atmospheres: [oneOf([1, 3])] }),
    ...(random() < 0.5 && { surfaceId: oneOf([1, 2]) }),
    ...(random() < 0.5 && { tags: TAGS.filter(() => random() < 0.4) }),
    ...(random() < 0.5 && { colour: oneOf(COLOURS) }),
    ...(!isAnalysis && { components: mixture().components ?? [] }),
  }
}

function randomQuery(): SearchQuery {
  const typed = some(2)
  const typedPart = typed.slice(0, 1 + Math.floor(random() * typed.length))
  const q = oneOf([typed, typedPart, '', '', String(oneOf(ids))])
  return {
    q,
    count: oneOf([3, 10, 100]),
    p: oneOf([1, 1, 2, 5]),
    o: oneOf(['un', 'uo', 'cn', 'co', 'rh', 'rl'] as const),
    ...(random() < 0.2 && { subsearch: some(1) }),
    ...(random() < 0.3 && { composite: true }),
    ...(random() < 0.2 && { analysis: true }),
    ...(random() < 0.3 && { type: oneOf([460, 470, 530, 99_999]) }),
    ...(random() < 0.3 && { cone: oneOf(['low', 'mid', 'high', 6, 7] as const) }),
    ...(random() < 0.2 && { atmosphere: oneOf([1, 3]) }),
    ...(random() < 0.2 && { surface: oneOf([1, 2]) }),
    ...(random() < 0.2 && { tags: [oneOf(['winter class', 'LINER', 'Émail', 'unheard'])] }),
    ...(random() < 0.1 && { is_private: true }),
    ...(random() < 0.2
      ? { collection: oneOf([...collections, 999_999]) }
      : random() < 0.1 && { u: String(owner) }),
    ...(random() < 0.1 && { id: Array.from({ length: 20 }, () => oneOf(ids)) }),
    ...(random() < 0.2 && { min: { SiO2_percent: 50 }, max: { SiO2_percent: 63 } }),
    ...(random() < 0.15 && { color: oneOf(COLOURS) }),
    ...(random() < 0.2 && { makeable: oneOf(MAKEABLE) }),
    ...(random() < 0.4 && { alike: oneOf(ALIKE) }),
    ...(random() < 0.1 && { alike_to: oneOf(ids) }),
    ...(random() < 0.15 && {
      ox: oneOf(['SiO2', 'CaO'] as const),
      od: oneOf(['asc', 'desc'] as const),
    }),
    ...(random() < 0.3 && { oa: oneOf(['umf', 'percent', 'molePercent'] as const) }),
  }
}

/** Puts some items into a collection. */
async function collect(collection: number, count: number): Promise<void> {
  const chosen = Array.from({ length: count }, () => oneOf(ids))
  await sql`insert into collection_material (collection_id, material_id)
    select ${collection}::integer, id from material where id = any(${chosen}::integer[])
    on conflict do nothing`.execute(test.db)
}

/** One of the writes that potters make. */
async function write(): Promise<void> {
  const change = oneOf(WRITES)
  if (change === 'stock') return toggleStock(oneOf([owner, other]), oneOf(materials))
  if (change === 'mix') return mixAgain(oneOf(inner.slice(-3)))
  const isInside = change === 'hide' && random() < 0.5
  const id = oneOf(isInside ? [...materials, ...inner] : ids)
  if (change === 'add') {
    ids.push(...(await buildItems(test.db, [plan()])))
    return
  }
  if (change === 'collect') return collect(oneOf(collections), 3)
  if (change === 'empty') {
    await test.db.deleteFrom('collection_material').where('material_id', '=', id).execute()
    return
  }
  if (change === 'remove') {
    await test.db.deleteFrom('material').where('id', '=', id).execute()
    return
  }
  const values = {
    rename: () => ({ name: some(2), updated_at: new Date(Date.UTC(2020, 2, 1)) }),
    hide: () => ({ is_private: random() < 0.5 }),
    colour: () => ({ colour: oneOf(COLOURS), surface_id: oneOf([1, 2]) }),
    tag: () => ({ tags: TAGS.filter(() => random() < 0.4) }),
  }[change]()
  await test.db.updateTable('material').set(values).where('id', '=', id).execute()
  await derive([id])
}

const WRITES = [
  ...([
    'rename',
    'hide',
    'colour',
    'tag',
    'remove',
    'add',
    'add',
    'collect',
    'empty',
    'stock',
    'mix',
  ] as const),
]

/** Another mixture in the place of one that recipes consist of. */
async function mixAgain(id: number): Promise<void> {
  const lines = [...new Set([oneOf(materials), oneOf(materials), oneOf(inner.slice(0, 6))])]
  await test.db.deleteFrom('material_component').where('recipe_id', '=', id).execute()
  await test.db
    .insertInto('material_component')
    .values(
      lines.map((component_id, position) => ({
        ...{ recipe_id: id, position, component_id, amount: 10 },
      })),
    )
    .execute()
  await derive([id])
}

async function derive(changed: readonly number[]): Promise<void> {
  await test.db.transaction().execute(async (trx) => {
    await deriveItems(trx, await loadItems(trx, changed))
  })
}

/** @returns how many items the queries have found */
async function compareWithTables(index: LibraryIndex, queries: number): Promise<number> {
  const items = await readItems(test.db)
  let found = 0
  for (let turn = 0; turn < queries; turn += 1) {
    const query = randomQuery()
    const viewer: MaybeViewer = oneOf([null, { id: owner }, { id: other }])
    const shelf = viewer === null ? [] : await listShelfIds(test.db, viewer.id)
    const expected = plainSearch(items, query, viewer, shelf)
    if (expected === undefined) continue
    const context = { db: test.db, viewer, index, collected }
    const { shown, total, leftOut } = await search(context, query)
    const { p = 1, count = 48 } = query
    const page = expected.slice((p - 1) * count, p * count)
    expect([shown.map(({ id }) => id), total], JSON.stringify([query, viewer])).toEqual([
      page,
      expected.length,
    ])
    const byId = (one: number, next: number) => one - next
    const all = plainSearch(items, { ...query, alike: 'apart' }, viewer, shelf) ?? []
    expect([...(await searchIds(context, query))].sort(byId)).toEqual(all.toSorted(byId))
    expect(leftOut ?? 0).toBe(all.length - expected.length)
    found += expected.length
  }
  return found
}

it('finds what a plain look at every item finds, for all filters, orders and viewers', async () => {
  expect(await compareWithTables(createLibraryIndex(test.db), 500)).toBeGreaterThan(2_000)
}, 60_000)

it('does so right after every write, in several processes, one of which is just beginning', async () => {
  const indexes = [createLibraryIndex(test.db, snapshot), createLibraryIndex(test.db)]
  let found = 0
  for (let turn = 0; turn < 60; turn += 1) {
    await write()
    if (turn % 20 === 0) await indexes[0]?.save()
    if (turn % 7 === 0)
      indexes[1] = createLibraryIndex(test.db, turn % 2 === 0 ? snapshot : undefined)
    for (const index of indexes) found += await compareWithTables(index, 4)
  }
  expect(found).toBeGreaterThan(1_000)
}, 120_000)

it('answers while it reads everything, and what is written meanwhile comes with it', async () => {
  const index = createLibraryIndex(test.db)
  const [first] = await Promise.all([index.current(), write(), write()])
  expect(first.chunks.length).toBeGreaterThan(0)
  expect(await compareWithTables(index, 40)).toBeGreaterThan(50)
})

it('goes on from what a process has written down that was killed while it wrote', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const child = spawn(process.execPath, [PROGRAM, await databaseUrlOf(test.db), snapshot], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const lines = createInterface(child.stdout)
    await once(lines, 'line')
    await write()
    await once(lines, 'line')
    await setTimeout(Math.floor(random() * 30))
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    await write()
    expect(await compareWithTables(createLibraryIndex(test.db, snapshot), 30)).toBeGreaterThan(50)
  }
}, 60_000)

it.each([
  ['cut off', (path: string, size: number) => truncate(path, Math.floor(size * 0.6))],
  ['another file', (path: string) => writeFile(path, 'something else that is no snapshot')],
  ['empty', (path: string) => truncate(path, 0)],
  [
    'damaged',
    async (path: string, size: number) => {
      const bytes = await readFile(path)
      bytes[size >> 1]! ^= 0x10
      await writeFile(path, bytes)
    },
  ],
])('a snapshot that is %s is made anew from the tables', async (_, damage) => {
  const saving = createLibraryIndex(test.db, snapshot)
  await saving.current()
  await write()
  await saving.current()
  await saving.save()
  await damage(snapshot, (await readFile(snapshot)).length)
  expect(await compareWithTables(createLibraryIndex(test.db, snapshot), 40)).toBeGreaterThan(50)
})
