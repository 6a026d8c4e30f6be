import { OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildItems,
  KAOLIN,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const SEED = 20261120
const RECIPES = 150

let test: TestApp
let owner: number
let materials: number[]
let recipes: number[]

/** Numbers from 0 to 1 that are the same in every run. Source: mulberry32 by T. Ettinger. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

beforeAll(async () => {
  test = await createTestApp()
  owner = await buildAccount(test.db)
  const dolomite = {
    kind: 'primitive',
    name: 'Dolomite',
    percent: { CaO: 30.4, MgO: 21.9 },
    loi: 47.7,
  } as const
  const sodaSpar = {
    kind: 'primitive',
    name: 'Soda Feldspar',
    percent: { SiO2: 68.7, Al2O3: 19.4, Na2O: 11.8 },
    loi: 0,
  } as const
  materials = await buildItems(
    test.db,
    [POTASH_FELDSPAR, sodaSpar, SILICA, WHITING, dolomite, KAOLIN].map((material) => ({
      ...material,
      ownerId: owner,
    })),
  )
  const random = randomNumbers(SEED)
  const amounts = [30, 10, 25, 15, 10, 10]
  recipes = await buildItems(
    test.db,
    Array.from({ length: RECIPES }, (_, index) => ({
      ownerId: owner,
      isPrivate: index % 25 === 24,
      components: amounts.flatMap((amount, at) => {
        const varied = Math.round(amount + (random() - 0.5) * 4)
        const materialId = materials[at] ?? 0
        return varied > 0 ? [{ materialId, amount: varied, isAdditional: at === 5 }] : []
      }),
    })),
  )
})
afterAll(() => test.close())

async function listed(path: string): Promise<{ ids: number[]; total: number }> {
  const response = await test.app.inject(path)
  expect(response.statusCode, response.body).toBe(200)
  const { data, meta } = response.json<{
    data: { id: number }[]
    meta: { pagination: { total: number } }
  }>()
  return { ids: data.map((item) => item.id), total: meta.pagination.total }
}

/** The rule as it is told: one mole percent in every oxide that matters, three largest decide. */
async function similarByRule(id: number): Promise<number[]> {
  const rows = await test.db
    .selectFrom('material_chemistry as c')
    .innerJoin('material as m', 'm.id', 'c.material_id')
    .select(['m.id', 'm.is_private', 'c.mole_percent'])
    .execute()
  const merged = (amounts: OxideAmounts) => {
    const figures = new Map<string, number>()
    for (const oxide of OXIDES) {
      const name = oxide === 'K2O' || oxide === 'Na2O' ? 'KNaO' : oxide
      figures.set(name, (figures.get(name) ?? 0) + (amounts[oxide] ?? 0))
    }
    return figures
  }
  const own = merged(rows.find((row) => row.id === id)?.mole_percent ?? {})
  const significant = [...own].filter(([, amount]) => amount >= 1).sort((a, b) => b[1] - a[1])
  return rows
    .filter((row) => row.id !== id && !row.is_private)
    .map((row) => ({ id: row.id, figures: merged(row.mole_percent) }))
    .filter(({ figures }) =>
      significant.every(([name, amount]) => Math.abs((figures.get(name) ?? 0) - amount) <= 1),
    )
    .map(({ id: similar, figures }) => ({
      id: similar,
      distance: significant
        .slice(0, 3)
        .reduce((sum, [name, amount]) => sum + ((figures.get(name) ?? 0) - amount) ** 2, 0),
    }))
    .sort((one, other_) => one.distance - other_.distance || other_.id - one.id)
    .slice(0, 100)
    .map((item) => item.id)
}

describe('similar analyses', () => {
  it('are those that the rule names, in its order, for every recipe and material', async () => {
    let found = 0
    for (const id of [...recipes.filter((_, index) => index % 25 !== 24), ...materials]) {
      const expected = await similarByRule(id)
      const { ids } = await listed(`/v2/search/similarAnalysis/${id}?count=100`)
      expect(ids).toEqual(expected)
      found += ids.length
    }
    expect(found).toBeGreaterThan(100)
  })

  it('come in pages of six', async () => {
    const [id = 0] = recipes
    const whole = await listed(`/v2/search/similarAnalysis/${id}?count=100`)
    const first = await listed(`/v2/search/similarAnalysis/${id}`)
    const second = await listed(`/v2/search/similarAnalysis/${id}?p=2`)
    expect([...first.ids, ...second.ids]).toEqual(whole.ids.slice(0, 12))
    expect(first.total).toBe(whole.ids.length)
  })
})

describe('similar bases', () => {
  it('are recipes with the same rounded base, whatever the additions', async () => {
    const components = [
      { materialId: materials[2] ?? 0, amount: 60, isAdditional: false },
      { materialId: materials[3] ?? 0, amount: 40, isAdditional: false },
    ]
    const [one = 0, two = 0, three = 0] = await buildItems(test.db, [
      { ownerId: owner, components },
      {
        ownerId: owner,
        components: [
          { materialId: materials[3] ?? 0, amount: 40.3, isAdditional: false },
          { materialId: materials[2] ?? 0, amount: 59.8, isAdditional: false },
          { materialId: materials[5] ?? 0, amount: 3, isAdditional: true },
        ],
      },
      { ownerId: owner, isPrivate: true, components },
    ])
    expect((await listed(`/v2/search/similarBaseComponents/${one}`)).ids).toEqual([two])
    expect((await listed(`/v2/search/similarBaseComponents/${two}`)).ids).toEqual([one])
    const hidden = await test.app.inject(`/v2/search/similarBaseComponents/${three}`)
    expect(hidden.statusCode).toBe(404)
  })

  it('count kinds of one parent material alike', async () => {
    const [brand = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: owner, name: 'Brand Silica', parentId: materials[2] ?? 0 },
    ])
    const mix = (materialId: number) => [
      { materialId, amount: 77, isAdditional: false },
      { materialId: materials[3] ?? 0, amount: 23, isAdditional: false },
    ]
    const [generic = 0, branded = 0] = await buildItems(test.db, [
      { ownerId: owner, components: mix(materials[2] ?? 0) },
      { ownerId: owner, components: mix(brand) },
    ])
    expect((await listed(`/v2/search/similarBaseComponents/${generic}`)).ids).toEqual([branded])
  })

  it('are none for a raw material', async () => {
    const { ids } = await listed(`/v2/search/similarBaseComponents/${materials[0]}`)
    expect(ids).toEqual([])
  })
})

describe('recipes that contain materials', () => {
  const contains = async (body: object) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/v2/search/containsMaterials',
      headers: { 'x-requested-with': 'test' },
      payload: body,
    })
    return { status: response.statusCode, body: response.json<never>(), text: response.body }
  }

  it('hold all of them, newest first, private ones left out', async () => {
    const [brand = 0] = await buildItems(test.db, [
      { ...KAOLIN, ownerId: owner, name: 'Rare Clay' },
    ])
    const line = (materialId: number, amount: number) => ({
      materialId,
      amount,
      isAdditional: false,
    })
    const [one = 0, two = 0] = await buildItems(test.db, [
      { ownerId: owner, components: [line(brand, 10), line(materials[2] ?? 0, 90)] },
      { ownerId: owner, components: [line(brand, 20), line(materials[2] ?? 0, 80)] },
      { ownerId: owner, isPrivate: true, components: [line(brand, 20)] },
    ])
    const both = await contains({ materials: [brand, materials[2]] })
    expect(both.body).toMatchObject({
      data: [{ id: two }, { id: one }],
      meta: { pagination: { total: 2, per_page: 6 } },
    })
    const exact = await contains({ materials: [{ id: brand, amount: 10 }] })
    expect(exact.body).toMatchObject({ data: [{ id: one }], meta: { pagination: { total: 1 } } })
    const rest = await contains({ materials: [brand], exclude: two, order: 'uo' })
    expect(rest.body).toMatchObject({ data: [{ id: one }] })
  })

  it('are not told for a material that is private to somebody else', async () => {
    const [secret = 0] = await buildItems(test.db, [{ ...KAOLIN, ownerId: owner, isPrivate: true }])
    await buildItems(test.db, [
      { ownerId: owner, components: [{ materialId: secret, amount: 1, isAdditional: false }] },
    ])
    expect((await contains({ materials: [secret] })).body).toMatchObject({ data: [] })
    expect((await contains({ materials: [999_999] })).body).toMatchObject({ data: [] })
  })

  it.each([
    [{ materials: [] }, 'materials'],
    [{ materials: ['x'] }, 'materials'],
    [{ materials: [{ id: 1, amount: -1 }] }, 'materials'],
    [{ materials: Array.from({ length: 51 }, (_, index) => index + 1) }, 'materials'],
    [{}, 'materials'],
    [{ materials: [1], order: 'best' }, 'order'],
    [{ materials: [1], count: 0 }, 'count'],
  ])('%j is refused by name', async (body, field) => {
    const { status, text } = await contains(body)
    expect(status).toBe(400)
    expect(text).toContain(`"field":"${field}`)
  })
})

it.each(['similarAnalysis', 'similarBaseComponents'])(
  '%s of nothing is not found',
  async (list) => {
    for (const id of [999_999, recipes[24]]) {
      const response = await test.app.inject(`/v2/search/${list}/${id}`)
      expect(response.statusCode).toBe(404)
    }
    for (const id of ['0', 'abc', '2147483648', '1.5', '-1']) {
      const response = await test.app.inject(`/v2/search/${list}/${id}`)
      expect(response.statusCode, id).toBe(400)
    }
  },
)
