import { PEOPLE_NAMED_MAX } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function ask(query: string) {
  const answer = await test.app.inject(`/v2/search?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: MaterialSummary[]; meta: object }>()
}

it('a part of a name looks at so many people, and says where there are more', async () => {
  await sql`insert into account (name, email) select 'Crowd member ' || n, n || '@crowd.invalid'
    from generate_series(1, ${PEOPLE_NAMED_MAX}) as n`.execute(test.db)
  const few = await ask('username=crowd+member')
  expect(few.meta).not.toHaveProperty('isOfFewerPeople')
  const near = await buildAccount(test.db, { name: 'Crowd' })
  await buildItems(test.db, [{ ownerId: near, name: 'Of the crowd' }])
  for (const query of ['username=crowd', 'q=by:crowd']) {
    const { data, meta } = await ask(query)
    expect(data.map(({ name }) => name)).toEqual(['Of the crowd'])
    expect(meta).toMatchObject({ isOfFewerPeople: true })
  }
})
