import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const CONE_6 = { fromConeId: 30, toConeId: 30 }
const CONE_10 = { fromConeId: 34, toConeId: 34 }

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  const ownerId = await buildAccount(test.db, { name: 'Ann Lee', username: 'ann' })
  const otherId = await buildAccount(test.db, { name: 'Bo Berg', username: 'bo' })
  const [frit = 0, kind = 0, barium = 0] = await buildItems(test.db, [
    { ownerId, kind: 'primitive', name: 'Ferro Frit 3134', percent: { SiO2: 46 }, loi: 0 },
    { ownerId, kind: 'primitive', name: 'Whiting', percent: { CaO: 56 }, loi: 44 },
    { ownerId, kind: 'primitive', name: 'Barium Carbonate', percent: { BaO: 78 }, loi: 22 },
  ])
  const of = (...ids: number[]) =>
    ids.map((materialId) => ({ materialId, amount: 50, isAdditional: false }))
  const [base = 0] = await buildItems(test.db, [
    { ownerId, name: 'Base', components: of(barium, kind) },
  ])
  await buildItems(test.db, [
    { ownerId, name: 'Celadon', ...CONE_6, typeId: 500, components: of(frit, kind) },
    {
      ownerId,
      name: 'Ice',
      ...CONE_6,
      typeId: 510,
      atmospheres: [3],
      components: of(frit, barium),
    },
    { ownerId, name: 'Cone 6 Celadon', ...CONE_6, components: of(kind) },
    { ownerId, name: 'Old Celadon', ...CONE_10, description: '<p>Not for cone 6.</p>' },
    { ownerId: otherId, name: 'Plum', surfaceId: 2, components: of(base) },
    { ownerId: otherId, name: 'Plum Matte' },
  ])
})
afterAll(() => test.close())

interface Answer {
  readonly data: readonly { readonly name: string }[]
  readonly meta: {
    readonly pagination: { readonly total: number }
    readonly reading?: { readonly words: string; readonly phrases: readonly { name: string }[] }
  }
}

async function ask(query: Record<string, string>, path = '/v2/search'): Promise<Answer> {
  const response = await test.app.inject(`${path}?${String(new URLSearchParams(query))}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const names = async (query: Record<string, string>) =>
  (await ask({ composite: '1', ...query })).data.map(({ name }) => name)

it.each(['cone 6 celadon', 'cone6 celadon', '^6 celadon', 'celadon, Δ6'])(
  '%j finds what the filter finds, what is called so first',
  async (q) => {
    const found = await names({ q })
    expect(found.toSorted()).toEqual((await names({ q: 'celadon', cone: '30' })).toSorted())
    expect(found.toSorted()).toEqual(['Celadon', 'Cone 6 Celadon', 'Ice'])
    expect((await ask({ q, composite: '1' })).meta.pagination.total).toBe(3)
  },
)

it('a recipe that is called what was typed comes first', async () => {
  expect(await names({ q: 'cone 6 celadon' })).toEqual(['Cone 6 Celadon', 'Celadon', 'Ice'])
})

it.each([
  ['with 3134', ['Ice', 'Celadon']],
  ['celadon with 3134 no barium', ['Celadon']],
  ['plum no barium', ['Plum Matte']],
  ['plum with barium', ['Plum']],
  ['plum matte', ['Plum Matte', 'Plum']],
  ['celadon reduction', ['Ice']],
  ['by:bo plum', ['Plum Matte', 'Plum']],
  ['by:"Ann Lee" plum', []],
  ['"cone 6" celadon', ['Cone 6 Celadon', 'Old Celadon']],
])('%j', async (q, expected) => {
  expect(await names({ q })).toEqual(expected)
})

it('a material that there is not is no more than words', async () => {
  const { meta } = await ask({ q: 'celadon no crazing' })
  expect(meta.reading).toMatchObject({ words: 'no crazing', phrases: [{ name: 'Celadon' }] })
})

it('a filter that is set counts, whatever the words say', async () => {
  expect(await names({ q: 'cone 6 celadon', cone: '34' })).toEqual(['Old Celadon'])
  const { meta } = await ask({ q: 'cone 6 celadon', cone: '34' })
  expect(meta.reading?.phrases.map(({ name }) => name)).toEqual(['Celadon'])
})

it('the quick search understands the same, and says so', async () => {
  const { data, meta } = await ask({ keywords: 'cone 6 celadon' }, '/v2/recipes/quickSearch')
  expect(data[0]?.name).toBe('Cone 6 Celadon')
  expect(meta.reading).toEqual({
    words: '',
    phrases: [
      { kind: 'cone', name: '6', from: 0, to: 6 },
      { kind: 'type', name: 'Celadon', from: 7, to: 14 },
    ],
  })
})

it('materials can be asked for by their ids', async () => {
  const idOf = async (name: string) => {
    const row = await test.db.selectFrom('material').select('id').where('name', '=', name).execute()
    return String(row[0]?.id)
  }
  const [frit, whiting] = [await idOf('Ferro Frit 3134'), await idOf('Whiting')]
  expect((await names({ with: frit })).toSorted()).toEqual(['Celadon', 'Ice'])
  expect(await names({ with: frit, without: whiting })).toEqual(['Ice'])
  expect((await names({ only: `${frit},${whiting}` })).toSorted()).toEqual([
    'Celadon',
    'Cone 6 Celadon',
  ])
})

it('ingredients are words, and count for less than names', async () => {
  const found = await names({ q: 'whiting' })
  expect(found.toSorted()).toEqual(['Base', 'Celadon', 'Cone 6 Celadon'])
  expect((await names({ q: 'celadon ferro' })).toSorted()).toEqual(['Celadon', 'Ice'])
  const [first] = (await ask({ q: 'whiting' })).data
  expect(first?.name).toBe('Whiting')
})
