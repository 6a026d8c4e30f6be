import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { KEPT_PLAN } from './kept-plans.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('keeps the plan of marked statements for as long as their connection lives', async () => {
  await database.db.connection().execute(async (db) => {
    const ask = async (value: number) => {
      const { rows } = await sql<{
        sum: number
      }>`${KEPT_PLAN} select ${value}::int + 1 as sum`.execute(db)
      return rows
    }
    expect(await ask(1)).toEqual([{ sum: 2 }])
    expect(await ask(2)).toEqual([{ sum: 3 }])
    await sql`select ${3}::int + 1 as sum`.execute(db)
    await db.selectFrom('account').modifyFront(KEPT_PLAN).select('id').execute()
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements order by length(statement)`.execute(db)
    expect(rows).toEqual([
      { statement: '/* kept plan */ select $1::int + 1 as sum' },
      { statement: 'select /* kept plan */ "id" from "account"' },
    ])
  })
})

it('tells statements apart that differ in their end alone', async () => {
  const { db } = database
  const one = await sql<object>`${KEPT_PLAN} select 1 as one`.execute(db)
  const two = await sql<object>`${KEPT_PLAN} select 1 as two`.execute(db)
  expect([...one.rows, ...two.rows]).toEqual([{ one: 1 }, { two: 1 }])
})
