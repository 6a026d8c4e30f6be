import type { MaterialSummary } from '@glazy/contract/materials'
import { shortCode } from '@glazy/contract/short-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAccount, buildItems, KAOLIN, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let ids: Record<'kaolin' | 'silica' | 'recipe' | 'secret' | 'analysis', number>

beforeAll(async () => {
  test = await createTestApp()
  const owner = await buildAccount(test.db)
  const [kaolin = 0, silica = 0] = await buildItems(test.db, [
    { ...KAOLIN, ownerId: owner, typeId: 13, baseTypeId: 13 },
    { ...SILICA, ownerId: owner, typeId: 32, baseTypeId: 32 },
  ])
  const [recipe = 0, secret = 0, analysis = 0] = await buildItems(test.db, [
    {
      ownerId: owner,
      name: 'Kaolin Slip',
      components: [{ materialId: kaolin, amount: 100, isAdditional: false }],
    },
    { ownerId: owner, name: 'Kaolin Secret', isPrivate: true },
    { ownerId: owner, kind: 'analysis', name: 'Kaolin Analysis', percent: { SiO2: 50 }, loi: 12 },
  ])
  ids = { kaolin, silica, recipe, secret, analysis }
})
afterAll(() => test.close())

async function listed(path: string): Promise<number[]> {
  const response = await test.app.inject(`/v2${path}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ data: { id: number }[] }>().data.map((item) => item.id)
}

describe('look-up in forms', () => {
  it('finds all kinds, or those of one category', async () => {
    expect(await listed('/search/lookup/kaol')).toEqual([ids.kaolin, ids.analysis, ids.recipe])
    expect(await listed('/search/lookup/materials/kaol')).toEqual([ids.kaolin])
    expect(await listed('/search/lookup/recipes/kaol')).toEqual([ids.recipe])
    expect(await listed('/search/lookup/analyses/kaol')).toEqual([ids.analysis])
  })

  it('finds an item by the short code on its label, where that is visible', async () => {
    const code = shortCode(ids.recipe)
    for (const typed of [code, code.toUpperCase(), code.replaceAll('-', '')]) {
      expect(await listed(`/search/lookup/${typed}`)).toEqual([ids.recipe])
    }
    expect(await listed(`/search/lookup/materials/${code}`)).toEqual([])
    expect(await listed(`/search/lookup/${shortCode(ids.secret)}`)).toEqual([])
  })

  it('leaves an item out, with a category and without', async () => {
    expect(await listed(`/search/lookup/materials/kaol/${ids.kaolin}`)).toEqual([])
    expect(await listed(`/search/lookup/kaol/${ids.kaolin}`)).toEqual([ids.analysis, ids.recipe])
  })

  it('takes a type with those below it, and forgives typing errors', async () => {
    expect(await listed('/search/lookup/materials/a?material_type_id=32')).toEqual([])
    expect(await listed('/search/lookup/kaolin?material_type_id=13')).toEqual([ids.kaolin])
    expect(await listed('/search/lookup/materials/kaoiln')).toEqual([ids.kaolin])
  })

  it('puts kinds before brands, and what is used most before the others', async () => {
    const ownerId = await buildAccount(test.db)
    const spar = (name: string, parentId?: number) => ({
      ...SILICA,
      ownerId,
      name,
      ...(parentId !== undefined && { parentId }),
    })
    const [potash = 0, soda = 0] = await buildItems(test.db, [
      spar('Potash Petuntse'),
      spar('Soda Petuntse'),
    ])
    const [brand = 0, used = 0, exact = 0] = await buildItems(test.db, [
      spar('Petuntse Brand', potash),
      spar('Petuntse Used', soda),
      spar('Petunt', soda),
    ])
    const line = (materialId: number) => ({ materialId, amount: 50, isAdditional: false })
    await buildItems(test.db, [
      { ownerId, name: 'First', components: [line(used), line(soda)] },
      { ownerId, name: 'Second', components: [line(soda)] },
    ])
    expect(await listed('/search/lookup/materials/petunt')).toEqual([
      exact,
      soda,
      potash,
      used,
      brand,
    ])
  })

  it('lists ten at most', async () => {
    const owner = await buildAccount(test.db)
    await buildItems(
      test.db,
      Array.from({ length: 12 }, (_, index) => ({ ownerId: owner, name: `Feldspar ${index}` })),
    )
    expect(await listed('/search/lookup/feldspar')).toHaveLength(10)
  })

  it.each([
    ['/search/lookup/glazes/kaol', 'category'],
    ['/search/lookup/glazes/kaol/1', 'category'],
    ['/search/lookup/materials/kaol/x', 'excludeId'],
    [`/search/lookup/${'x'.repeat(201)}`, 'query'],
    ['/search/lookup/%20', 'query'],
    ['/search/lookup/kaol?material_type_id=x', 'material_type_id'],
  ])('%s is refused by name', async (path, field) => {
    const response = await test.app.inject(`/v2${path}`)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`"field":"${field}"`)
    const { message, fields } = response.json().error
    expect(message).toContain(fields[0].message)
  })
})

describe('quick search', () => {
  it('finds all kinds, eight at a time unless told', async () => {
    expect(await listed('/recipes/quickSearch?keywords=kaolin')).toHaveLength(3)
    expect(await listed('/recipes/quickSearch?keywords=feldspar')).toHaveLength(8)
    expect(await listed('/recipes/quickSearch?keywords=feldspar&page=2')).toHaveLength(4)
    expect(await listed('/recipes/quickSearch?keywords=feldspar&c=20')).toHaveLength(12)
  })

  it('finds an item by its short code, before items whose words are like it', async () => {
    const code = shortCode(ids.kaolin)
    const owner = await buildAccount(test.db)
    const [named = 0] = await buildItems(test.db, [{ ownerId: owner, name: `Lid ${code}` }])
    expect(await listed(`/recipes/quickSearch?keywords=${code}`)).toEqual([ids.kaolin, named])
    expect(await listed(`/search?q=${code}`)).toEqual([ids.kaolin, named])
    expect(await listed(`/search?q=${code}&subsearch=lid`)).toEqual([named])
  })

  it('of own items finds nothing for a visitor without a session', async () => {
    expect(await listed('/recipes/quickSearch?keywords=kaolin&u=1')).toEqual([])
  })

  it.each(['', '?keywords=', '?keywords=k', '?keywords=%20k%20'])(
    'finds nothing by fewer than two characters: %s',
    async (query) => {
      const answer = await test.app.inject(`/v2/recipes/quickSearch${query}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        data: [],
        meta: {
          pagination: { total: 0, count: 0, per_page: 8, current_page: 1, total_pages: 0 },
        },
      })
    },
  )

  it.each([
    ['page=0', 'page'],
    ['c=101', 'c'],
    ['u=2', 'u'],
    [`keywords=${'x'.repeat(201)}`, 'keywords'],
  ])('%s is refused by name', async (query, field) => {
    const response = await test.app.inject(`/v2/recipes/quickSearch?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`"field":"${field}"`)
  })
})

describe('print', () => {
  it('gives the items in the order of their ids in the address, with all that is printed', async () => {
    const { recipe, kaolin, secret } = ids
    const response = await test.app.inject(
      `/v2/recipes/printSearch?id[]=${recipe}&id[]=${secret}&id[]=999999&id[]=${kaolin}&id[]=${recipe}`,
    )
    expect(response.json()).toMatchObject({
      data: [
        { id: recipe, components: [{ material: { id: kaolin } }], analysis: { loi: 12.5 } },
        { id: kaolin, components: [], analysis: { percent: { SiO2: 47.29 } } },
      ],
      meta: { pagination: { total: 2, total_pages: 1 } },
    })
    expect(await listed(`/recipes/printSearch?id=${kaolin}`)).toEqual([kaolin])
    expect(await listed('/recipes/printSearch')).toEqual([])
  })

  it('says, as lists do, which ingredients the figures of a recipe leave out', async () => {
    const ownerId = await buildAccount(test.db)
    const [gum = 0, stain = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId, name: 'Gum', percent: {}, loi: 100 },
      { ...SILICA, ownerId, name: 'Nameless Stain', percent: {}, isPrivate: true },
    ])
    const [stained = 0] = await buildItems(test.db, [
      {
        ownerId,
        name: 'Stained',
        components: [ids.silica, gum, stain].map((materialId) => ({
          materialId,
          amount: 10,
          isAdditional: false,
        })),
      },
    ])
    for (const path of [
      `/recipes/printSearch?id=${stained}`,
      `/search?id=${stained}&include=components`,
    ]) {
      const { data } = (await test.app.inject(`/v2${path}`)).json<{ data: MaterialSummary[] }>()
      const told = data[0]?.components?.map(({ material: { name, isWithoutAnalysis } }) => [
        name,
        isWithoutAnalysis,
      ])
      expect(told, path).toEqual([
        ['Silica', undefined],
        ['Gum', undefined],
        ['Nameless Stain', true],
      ])
    }
    for (const include of ['fingerprint', 'analysis']) {
      const path = `/v2/search?id=${stained}&include=${include}`
      const { data } = (await test.app.inject(path)).json<{ data: MaterialSummary[] }>()
      expect(data[0]?.leftOut, include).toEqual(['Nameless Stain'])
    }
  })

  it('refuses wrong ids and more than a hundred', async () => {
    for (const query of [
      'id=x',
      `id=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`,
    ]) {
      const response = await test.app.inject(`/v2/recipes/printSearch?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.body).toContain('"field":"id')
    }
  })
})
