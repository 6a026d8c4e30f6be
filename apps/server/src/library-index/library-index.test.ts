import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems, POTASH_FELDSPAR } from '#testing/library.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import type { OpenDatabase } from '#db/open.ts'
import { createLibraryIndex } from './library-index.ts'

const HOUR = 3_600_000

let database: OpenDatabase
let ownerId: number

beforeAll(async () => {
  database = await createTestDatabase()
  ownerId = await buildAccount(database.db)
})
afterAll(() => database.close())

it('who has not asked for half a day reads everything anew', async () => {
  const { db } = database
  let now = 0
  const index = createLibraryIndex(db, () => now)
  await index.current()
  const [id = 0] = await buildItems(db, [{ ...POTASH_FELDSPAR, ownerId }])
  await sql`delete from chart_change`.execute(db)
  now = HOUR
  expect((await index.current()).find(id)).toBeUndefined()
  now = 20 * HOUR
  expect((await index.current()).find(id)).toBeDefined()
})

it('a table of changes that is not the one of before means that nothing is known', async () => {
  const { db } = database
  const index = createLibraryIndex(db)
  await index.current()
  const [id = 0] = await buildItems(db, [{ ...POTASH_FELDSPAR, ownerId }])
  await sql`alter table chart_change rename to chart_change_before`.execute(db)
  await sql`create table chart_change (like chart_change_before including all)`.execute(db)
  expect((await index.current()).find(id)).toBeDefined()
})

it('entries that are old, or from another server, are forgotten', async () => {
  const { db } = database
  await sql`insert into chart_change (transaction_id, material_ids, created_at) values
    ('9999999999', '{1}', now()), ('1', '{2}', now() - interval '25 hours'), ('1', '{3}', now())
    `.execute(db)
  await createLibraryIndex(db).current()
  const { rows } = await sql<{ ids: number[] }>`
    select material_ids as ids from chart_change where transaction_id in ('1', '9999999999')
    `.execute(db)
  expect(rows).toEqual([{ ids: [3] }])
})

it('who has another way does not wait for the library to be read, nor for long changes', async () => {
  const { db } = database
  const index = createLibraryIndex(db)
  expect(await index.currentIfRead()).toBeUndefined()
  const columns = await index.current()
  expect(await index.currentIfRead()).toBe(columns)
  let waiting = Promise.resolve<unknown>(undefined)
  await db.transaction().execute(async (trx) => {
    await sql`lock table chart_change in access exclusive mode`.execute(trx)
    waiting = index.current()
    expect(await index.currentIfRead()).toBeUndefined()
  })
  expect(await waiting).toBe(columns)
})
