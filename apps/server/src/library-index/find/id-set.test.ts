import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/open.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { isAmong } from './id-set.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it.each([
  ['few', 30, 1_000_000],
  ['many', 14_000, 30_000],
  ['many that lie far apart', 14_000, 90_000_000],
])('%s ids are found again by the database', async (_, count, most) => {
  const random = randomNumbers(count)
  const wanted = new Set(Array.from({ length: count }, () => 1 + Math.floor(random() * most)))
  const ids = Int32Array.from(wanted)
  const largestId = Math.max(...wanted)
  const candidates = [...wanted, ...[...wanted].map((id) => id + 1), 2_147_483_647]
  const { rows } = await sql<{ id: number }>`
    select distinct id from unnest(${candidates}::integer[]) as id
    where ${isAmong(sql`id`, { ids, largestId })}`.execute(database.db)
  const found = new Set(rows.map((row) => row.id))
  expect(found).toEqual(wanted)
})
