import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount } from '#testing/accounts.ts'
import { buildItems, LEACH_4321 } from '#testing/library.ts'
import { randomLibrary } from '#testing/random-library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  const owner = (await createTestAccount(test.db)).id
  const stranger = (await createTestAccount(test.db)).id
  await buildItems(test.db, randomLibrary(owner, stranger))
  await buildItems(test.db, [
    { ...LEACH_4321, ownerId: owner, name: 'Quixotic', surfaceId: 8, atmospheres: [3] },
    { ...LEACH_4321, ownerId: owner, name: 'Quixotic hidden', isPrivate: true },
  ])
})
afterAll(() => test.close())

async function idsOf(query: string): Promise<number[]> {
  const { rawPayload } = await test.app.inject(`/v2/charts/matches?${query}`)
  const ids: number[] = []
  for (const [at, byte] of rawPayload.entries()) {
    for (let bit = 0; bit < 8; bit += 1) if (((byte >> bit) & 1) === 1) ids.push(8 * at + bit)
  }
  return ids
}

async function listed(query: string): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const response = await test.app.inject(`/v2/search?${query}&count=100&p=${page}`)
    const { data } = response.json<{ data: { id: number }[] }>()
    ids.push(...data.map(({ id }) => id))
    if (data.length < 100) return ids.toSorted((a, b) => a - b)
  }
}

it.each([
  '',
  'type=460&cone=mid',
  'primitive=1',
  'surface=8&atmosphere=3',
  'has_analysis=0',
  'min[SiO2]=2&max[CaO]=1',
  'q=quixotic',
  'q=quixotik',
  'q=test&min[SiO2]=3&cone=high',
  'subsearch=quixotic&photo=0',
  'type=999999',
  'q=%2B%2B',
  'is_private=1',
])('what a chart shows is what the list finds: %s', async (query) => {
  expect(await idsOf(query)).toEqual(await listed(query))
})

it('finds something at all', async () => {
  expect((await idsOf('')).length).toBeGreaterThan(200)
  expect(await idsOf('q=quixotic')).toHaveLength(1)
})

it('refuses what the list refuses', async () => {
  const response = await test.app.inject('/v2/charts/matches?cone=99&min[SiO2]=x')
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('"field":"cone"')
})
