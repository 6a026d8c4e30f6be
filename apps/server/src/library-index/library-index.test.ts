import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems, POTASH_FELDSPAR } from '#testing/library.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import type { OpenDatabase } from '#db/open.ts'
import { createLibraryIndex } from './library-index.ts'

let database: OpenDatabase
let ownerId: number

beforeAll(async () => {
  database = await createTestDatabase()
  ownerId = await buildAccount(database.db)
})
afterAll(() => database.close())

it('whoever has missed changes that were forgotten since reads everything anew', async () => {
  const { db } = database
  const index = createLibraryIndex(db)
  await index.current()
  const [id = 0] = await buildItems(db, [{ ...POTASH_FELDSPAR, ownerId }])
  await sql`update chart_change set created_at = now() - interval '8 days'`.execute(db)
  await index.save()
  const { rows } = await sql`select from chart_change`.execute(db)
  expect(rows).toEqual([])
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
    ('9999999999', '{1}', now()), ('1', '{2}', now() - interval '8 days'), ('1', '{3}', now())
    `.execute(db)
  const index = createLibraryIndex(db)
  await index.current()
  await index.save()
  const { rows } = await sql<{ ids: number[] }>`
    select material_ids as ids from chart_change where transaction_id in ('1', '9999999999')
    `.execute(db)
  expect(rows).toEqual([{ ids: [3] }])
})
