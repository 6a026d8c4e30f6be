import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import type { OpenDatabase } from './open.ts'
import { type Columns, integer, integers, json, orNull, rowsOf, text } from './rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const STATEMENT = sql`select 1 as id, array[2] as parts, '{"a": 1}'::jsonb as content, null::text as name`
const DECLARED = { id: integer, parts: integers, content: json<object>(), name: orNull(text) }

it('a statement gives what it declares', async () => {
  expect(await rowsOf(database.db, DECLARED, STATEMENT)).toEqual([
    { id: 1, parts: [2], content: { a: 1 }, name: null },
  ])
})

const gives = 'A statement gives (content jsonb, id int4, name text, parts _int4), but declares'
it.each<[string, Columns, string]>([
  ['of another type', { ...DECLARED, id: text }, `${gives} (content jsonb, id text, name text`],
  [
    'that is not there',
    { ...DECLARED, title: text },
    `${gives} (content jsonb, id int4, name text`,
  ],
  ['that is null', { ...DECLARED, name: text }, 'declares name to be known, and it is null'],
])('a test that runs it fails where it declares a column %s', async (_, columns, message) => {
  await expect(rowsOf(database.db, columns, STATEMENT)).rejects.toThrow(message)
})

it('it fails without a row as well', async () => {
  const none = sql`select 1::bigint as id where false`
  await expect(rowsOf(database.db, { id: integer }, none)).rejects.toThrow('gives (id int8)')
})
