import { isPlainText } from '@glazy/ceramics/lookups/plain-text'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { XSS_VECTORS } from '#testing/xss-vectors.ts'

/** PostgreSQL keeps no NUL, and no call takes one. */
const VECTORS = Object.values(XSS_VECTORS)
  .flat()
  .map((text) => text.replaceAll('\0', ''))

/** What would run, or be fetched, where a text is shown as HTML. */
const RUNS =
  /<[a-z/!?][^>]*\son\w+\s*=|<\/?(script|iframe|object|embed|svg|math|style|link|meta|base|form|img|video|audio|template)\b|<[^>]*\s(style|class|id|src|srcset)\s*=|<[^>]*href\s*=(?!\s*["']?https?:\/\/)/i

let test: TestApp
let account: TestAccount
let bearer: { readonly authorization: string }
let clay: number
beforeAll(async () => {
  test = await createTestApp()
  account = await createTestAccount(test.db)
  bearer = (await logIn(test.db, account)).bearer
  ;[clay = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: account.id }])
})
afterAll(() => test.close())

const get = async (url: string) => {
  const answer = await test.app.inject({ url, headers: bearer })
  expect(answer.statusCode, url).toBe(200)
  return answer.json<{ data: Record<string, unknown> }>().data
}

it(
  'what is written is kept and answered without anything that runs',
  { timeout: 60_000 },
  async () => {
    for (const text of VECTORS) {
      const profile = await test.app.inject({
        method: 'PATCH',
        url: '/v2/auth/profile',
        headers: bearer,
        payload: { name: account.name, username: account.username, description: text },
      })
      // What no keyboard writes is refused before it is looked at.
      expect(profile.statusCode, text).toBe(isPlainText(text) ? 200 : 400)
      const item = await test.app.inject({
        method: 'POST',
        url: '/v2/materialmaterials',
        headers: bearer,
        payload: {
          newName: 'Test',
          translations: [
            { locale: 'en', name: 'Test', description: text },
            { locale: 'de', name: 'Probe', description: text },
          ],
          materialComponents: [{ componentMaterialId: clay, percentageAmount: 100 }],
        },
      })
      expect(item.statusCode, text).toBe(isPlainText(text) ? 201 : 400)
    }
    const kept = await test.db
      .selectFrom('material')
      .select('description')
      .where('name', '=', 'Test')
      .execute()
    expect(kept).toHaveLength(VECTORS.filter(isPlainText).length)
    for (const { description } of kept) expect(description ?? '').not.toMatch(RUNS)
  },
)

it('so is what is said about a collection', { timeout: 60_000 }, async () => {
  const made = await test.app.inject({
    method: 'POST',
    url: '/v2/collections',
    headers: bearer,
    payload: { name: 'Test' },
  })
  const { id } = made.json<{ data: { id: number } }>().data
  let kept = 0
  for (const description of VECTORS) {
    const answer = await test.app.inject({
      method: 'PATCH',
      url: `/v2/collections/${id}`,
      headers: bearer,
      payload: { description },
    })
    expect([200, 400], description).toContain(answer.statusCode)
    if (answer.statusCode === 400) continue
    kept += 1
    expect(String(answer.json<{ data: { description: unknown } }>().data.description)).not.toMatch(
      RUNS,
    )
  }
  expect(kept).toBeGreaterThan(VECTORS.length / 2)
})

it('what was kept under other rules is answered without it too', { timeout: 60_000 }, async () => {
  const ids = await buildItems(
    test.db,
    VECTORS.map((description) => ({
      ...SILICA,
      ownerId: account.id,
      description,
      translations: [{ locale: 'de', name: 'Probe', description }],
    })),
  )
  for (const id of ids) {
    const { description, translations } = await get(`/v2/recipes/${id}`)
    for (const text of [
      description,
      ...(translations as { description: unknown }[]).map((each) => each.description),
    ]) {
      expect(String(text)).not.toMatch(RUNS)
    }
  }
  const printed = await get(`/v2/recipes/printSearch?id=${ids.slice(0, 100).join()}`)
  for (const { description } of printed as unknown as { description: unknown }[]) {
    expect(String(description)).not.toMatch(RUNS)
  }
  for (const text of VECTORS) {
    await test.db
      .updateTable('account')
      .set({ description: text })
      .where('id', '=', account.id)
      .execute()
    expect(String((await get('/v2/auth/user')).description)).not.toMatch(RUNS)
  }
})

it('the pattern knows what runs', () => {
  for (const text of [
    '<p onclick=x>',
    '<script>',
    '<a href="javascript:x">',
    '<p style="x">',
    '<img src=x>',
  ]) {
    expect(text).toMatch(RUNS)
  }
  expect('<p>a <a href="https://x.test/" rel="nofollow">b</a> onclick=</p>').not.toMatch(RUNS)
})
