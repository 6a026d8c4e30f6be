import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount } from '#testing/accounts.ts'
import { doingsOf, joinCommunity } from '#testing/community.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** As every time of an export is written. */
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('an export has the stock with all that came and went, and the batches with what was added', async () => {
  const potter = await joinCommunity(test)
  const { id: ownerId } = await createTestAccount(test.db)
  const [material = 0] = await buildItems(test.db, [{ ...SILICA, ownerId }])
  const doings = doingsOf(test, potter)
  await doings.lot(material)
  const batch = await doings.batch(material)
  const headers = potter.bearer
  const post = async (path: string, payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: `/v2${path}`, headers, payload })
    expect(answer.statusCode).toBeLessThan(300)
  }
  await post(`/batches/${batch}/finish`, {})
  await post(`/batches/${batch}/additions`, {
    lines: [{ place: 0, amount: 20, unit: 'grams' }],
    note: 'Too thin',
  })
  const exported = await test.app.inject({ url: '/v2/auth/export', headers })
  expect(exported.json()).toMatchObject({
    stock: [
      {
        item: { id: material, name: 'Silica' },
        packs: 1,
        packAmount: '1',
        moves: [
          { kind: 'buy', grams: '1000', place: null, batch: null, madeAt: INSTANT },
          { kind: 'use', grams: '-500', batch },
          { kind: 'use', grams: '-20', batch },
        ],
      },
    ],
    batches: [
      {
        id: batch,
        content: { size: '500', lines: [{ planned: '500' }] },
        additions: [
          {
            note: 'Too thin',
            content: { lines: [{ name: 'Silica', grams: '20' }] },
            logId: null,
            madeAt: INSTANT,
          },
        ],
      },
    ],
  })
})
