import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let used: number

beforeAll(async () => {
  test = await createTestApp()
  const ownerId = await buildAccount(test.db)
  const spar = { ownerId, kind: 'primitive' as const, loi: 0 }
  const [, most = 0, other = 0] = await buildItems(test.db, [
    { ...spar, name: 'Plugh Spar', percent: { SiO2: 70, K2O: 10 } },
    { ...spar, name: 'Plugh Spar', percent: { SiO2: 70.01, K2O: 10 }, countryId: 1 },
    { ...spar, name: 'Plugh Spar', percent: { SiO2: 66, K2O: 12 } },
    { ...spar, name: 'Ferro Frit 3134', percent: { SiO2: 46 } },
    { ...spar, name: 'Fusion Frit F-12', percent: { SiO2: 47 } },
  ])
  used = most
  const of = (materialId: number) => [{ materialId, amount: 10, isAdditional: false }]
  await buildItems(test.db, [
    { ownerId, name: 'One', components: of(most) },
    { ownerId, name: 'Two', components: of(most) },
    { ownerId, name: 'Three', components: of(other) },
    { ownerId, name: 'Hidden', components: of(other), isPrivate: true },
    { ownerId, name: 'Hidden too', components: of(other), isPrivate: true },
  ])
})
afterAll(() => test.close())

interface Found {
  readonly id: number
  readonly name: string
  readonly usedIn: number
  readonly source: string | null
  readonly analysis: { readonly percent: object }
}

async function lookUp(text: string): Promise<readonly Found[]> {
  const response = await test.app.inject(`/v2/search/lookup/materials/${encodeURIComponent(text)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

it('of materials that nobody could tell apart the most used one is offered', async () => {
  const found = await lookUp('plugh')
  expect(found.map(({ id, usedIn }) => [id, usedIn])).toEqual([
    [used, 2],
    [found[1]?.id, 1],
  ])
  expect(found[0]).toMatchObject({ source: null, analysis: { percent: { K2O: 10 } } })
})

it('lists say on demand how many recipes contain a material, and count none that are hidden', async () => {
  const url = '/v2/search?primitive=1&q=plugh&include=usedIn,analysis'
  const found: readonly Found[] = (await test.app.inject(url)).json().data
  expect(found.map(({ usedIn }) => usedIn).sort()).toEqual([0, 1, 2])
  const without = (await test.app.inject('/v2/search?primitive=1&q=plugh')).json().data
  expect(without[0]).not.toHaveProperty('usedIn')
})

it.each(['plugh spar 325m', 'Plugh Spar 200 mesh', 'plugh spar 25 kg', 'plugh -325 mesh'])(
  '%j is found without its packaging',
  async (text) => {
    expect((await lookUp(text))[0]?.id).toBe(used)
  },
)

it.each([
  ['3134', 'Ferro Frit 3134'],
  ['F3134', 'Ferro Frit 3134'],
  ['ferro 3134', 'Ferro Frit 3134'],
  ['frit 3134', 'Ferro Frit 3134'],
  ['frit3134', 'Ferro Frit 3134'],
  ['ferro frit #3134', 'Ferro Frit 3134'],
  ['FF3134', 'Ferro Frit 3134'],
  ['F-12', 'Fusion Frit F-12'],
  ['F12', 'Fusion Frit F-12'],
  ['f 12', 'Fusion Frit F-12'],
  ['fusion f-12', 'Fusion Frit F-12'],
  ['frit f12', 'Fusion Frit F-12'],
])('the code %j is found', async (text, name) => {
  expect((await lookUp(text))[0]?.name).toBe(name)
})
