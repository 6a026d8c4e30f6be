import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type SearchQuery, searchQuery } from '@glazy/contract/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MaybeViewer } from '#db/visible-to.ts'
import { createCollectedItems } from '#features/collections/read/collected-items.ts'
import { createLibraryIndex, type LibraryIndex } from '#library-index/library-index.ts'
import {
  buildChangingLibrary,
  type ChangingLibrary,
  createDice,
  write,
} from '#testing/changing-library.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { ownerOf } from '#testing/plain-filters.ts'
import { readAsker, readWrittenLibrary } from '#testing/plain-library.ts'
import { plainSearch } from '#testing/plain-search.ts'
import { randomQuery } from '#testing/random-query.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { search, searchIds } from './search.service.ts'

const PROGRAM = fileURLToPath(new URL('../../testing/snapshot-program.ts', import.meta.url))

const dice = createDice(20261123)

let test: TestApp
let library: ChangingLibrary
let snapshot: string
const collected = createCollectedItems()

beforeAll(async () => {
  test = await createTestApp()
  snapshot = join(test.dataDir, 'oracle.snapshot')
  library = await buildChangingLibrary(test.db, dice)
})
afterAll(() => test.close())

/** What is not asked for. */
const LEFT_OUT: Partial<Record<keyof SearchQuery, string>> = {
  include: 'says what is told of the items, not which they are',
}

interface Compared {
  /** How many items the queries have found. */
  readonly found: number
  /** What was asked for where something was found. */
  readonly asked: ReadonlySet<string>
}

async function compareWithTables(index: LibraryIndex, queries: number): Promise<Compared> {
  const written = await readWrittenLibrary(test.db)
  const { owner, other, moderator } = library
  const viewers: readonly MaybeViewer[] = [
    ...[null, { id: owner }, { id: other }, { id: moderator, isModerator: true }],
  ]
  const askers = await Promise.all(viewers.map((viewer) => readAsker(test.db, viewer)))
  let found = 0
  const asked = new Set<string>()
  for (let turn = 0; turn < queries; turn += 1) {
    const query = randomQuery(library)
    const asker = dice.oneOf(askers)
    const { viewer } = asker
    const context = { db: test.db, viewer, index, collected }
    if (query.u !== undefined && ownerOf(written, query.u) === undefined) {
      await expect(search(context, query)).rejects.toMatchObject({ code: 'user.notFound' })
      continue
    }
    const expected = plainSearch(written, query, asker)
    if (expected === undefined) continue
    const { shown, total, moreAlike } = await search(context, query)
    const { p = 1, count = 48 } = query
    const page = expected.slice((p - 1) * count, p * count)
    expect([shown.map(({ id }) => id), total], JSON.stringify([query, viewer])).toEqual([
      page,
      expected.length,
    ])
    const byId = (one: number, next: number) => one - next
    const all = plainSearch(written, { ...query, alike: 'apart' }, asker) ?? []
    expect([...(await searchIds(context, query))].sort(byId)).toEqual(all.toSorted(byId))
    expect(moreAlike ?? 0).toBe(all.length - expected.length)
    found += expected.length
    if (expected.length > 0) for (const key of Object.keys(query)) asked.add(key)
  }
  return { found, asked }
}

it('finds what a plain look at every item finds, for all filters, orders and viewers', async () => {
  const { found, asked } = await compareWithTables(createLibraryIndex(test.db), 800)
  expect(found).toBeGreaterThan(3_000)
  const known = [...asked, ...Object.keys(LEFT_OUT)]
  expect(known.toSorted()).toEqual(Object.keys(searchQuery.shape).toSorted())
}, 120_000)

it('does so right after every write, in several processes, one of which is just beginning', async () => {
  const indexes = [createLibraryIndex(test.db, snapshot), createLibraryIndex(test.db)]
  let found = 0
  for (let turn = 0; turn < 60; turn += 1) {
    await write(library)
    if (turn % 20 === 0) await indexes[0]?.save()
    if (turn % 7 === 0)
      indexes[1] = createLibraryIndex(test.db, turn % 2 === 0 ? snapshot : undefined)
    for (const index of indexes) found += (await compareWithTables(index, 4)).found
  }
  expect(found).toBeGreaterThan(800)
}, 120_000)

it('answers while it reads everything, and what is written meanwhile comes with it', async () => {
  const index = createLibraryIndex(test.db)
  const [first] = await Promise.all([index.current(), write(library), write(library)])
  expect(first.chunks.length).toBeGreaterThan(0)
  expect((await compareWithTables(index, 40)).found).toBeGreaterThan(50)
})

it('goes on from what a process has written down that was killed while it wrote', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const child = spawn(process.execPath, [PROGRAM, await databaseUrlOf(test.db), snapshot], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const lines = createInterface(child.stdout)
    await once(lines, 'line')
    await write(library)
    await once(lines, 'line')
    await setTimeout(Math.floor(dice.random() * 30))
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    await write(library)
    const { found } = await compareWithTables(createLibraryIndex(test.db, snapshot), 30)
    expect(found).toBeGreaterThan(50)
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
  await write(library)
  await saving.current()
  await saving.save()
  await damage(snapshot, (await readFile(snapshot)).length)
  const { found } = await compareWithTables(createLibraryIndex(test.db, snapshot), 40)
  expect(found).toBeGreaterThan(50)
})
