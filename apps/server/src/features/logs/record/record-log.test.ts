import { LOG_TYPES } from '@glazy/contract/vocabulary'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/open.ts'
import { createTestAccount } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { recordLog } from './record-log.ts'

let database: OpenDatabase
let ownerId: number

beforeAll(async () => {
  database = await createTestDatabase()
  ownerId = (await createTestAccount(database.db)).id
})

afterAll(() => database.close())

const find = (id: number) =>
  database.db.selectFrom('log').selectAll().where('id', '=', id).executeTakeFirst()

it('types in the table are those of the contract', async () => {
  const rows = await database.db
    .selectFrom('log_type')
    .select(['id', 'name', 'slug'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual(LOG_TYPES.map(({ id, name, slug }) => ({ id, name, slug })))
})

it('is written by the site, with a title that is cut where it is too long', async () => {
  const { db } = database
  const id = await recordLog(db, {
    type: 'MATERIAL_IMAGE_CREATE',
    authorId: ownerId,
    title: '\u{1F3FA}'.repeat(200),
    data: { a: 1 },
  })
  const log = await find(id)
  expect(log).toMatchObject({ type_id: 7, is_system: true, is_private: false, data: { a: 1 } })
  expect(log?.title.isWellFormed()).toBe(true)
})

it('of support is never private', async () => {
  const id = await recordLog(database.db, {
    type: 'SUPPORT',
    authorId: ownerId,
    title: 'Help',
    isPrivate: true,
  })
  expect((await find(id))?.is_private).toBe(false)
})

it('about an item that goes: hidden when the item was private, else as it was', async () => {
  const { db } = database
  for (const isPrivate of [true, false]) {
    const [materialId = 0] = await buildItems(db, [
      { ownerId, name: 'Ash', kind: 'analysis', percent: { SiO2: 60 }, isPrivate },
    ])
    const id = await recordLog(db, { type: 'NOTE', authorId: ownerId, title: 'Ash', materialId })
    await db.deleteFrom('material').where('id', '=', materialId).execute()
    expect(await find(id)).toMatchObject({ material_id: null, is_private: isPrivate })
  }
})
