import type { MaterialDetail } from '@glazy/contract/materials'
import { IMPORT_ITEMS_MAX, IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import { readDocument } from '@glazy/formats/read'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: { id: number; session: TestSession }
let other: { id: number; session: TestSession }
let feldspar: number
let silica: number
let whiting: number

beforeAll(async () => {
  test = await createTestApp()
  other = await signedIn()
  const plans = [POTASH_FELDSPAR, SILICA, WHITING, KAOLIN].map((material) => ({
    ...material,
    ownerId: other.id,
  }))
  ;[feldspar = 0, silica = 0, whiting = 0] = await buildItems(test.db, plans)
})
beforeEach(async () => {
  owner = await signedIn()
})
afterAll(() => test.close())

async function signedIn() {
  const account = await createTestAccount(test.db)
  return { id: account.id, session: await logIn(test.db, account) }
}

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  session: TestSession | null = owner.session,
) {
  return test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session?.bearer ?? {},
    ...(body !== undefined && { payload: body }),
  })
}

const line = (material: number | string, amount: number, isAdditional = false) => ({
  ...(typeof material === 'number' ? { materialId: material } : { key: material }),
  amount,
  isAdditional,
})

const recipe = (key: string, changes: object = {}) => ({
  key,
  name: `Test ${key}`,
  components: [line(feldspar, 60), line(silica, 40)],
  ...changes,
})

const part = (changes: object) => ({ clientKey: crypto.randomUUID(), name: 'test.glz', ...changes })

interface Added {
  readonly id: number
  readonly items: readonly { readonly key: string; readonly id: number; readonly name: string }[]
}

async function bring(body: object): Promise<Added> {
  const answer = await call('POST', '/imports', body)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: Added }>().data
}

async function detailOf(id: number): Promise<MaterialDetail> {
  return (await call('GET', `/recipes/${id}`)).json<{ data: MaterialDetail }>().data
}

const fieldsOf = (answer: {
  json(): { error: { fields: { field: string; message: string }[] } }
}) => Object.fromEntries(answer.json().error.fields.map(({ field, message }) => [field, message]))

describe('a part of an import', () => {
  const frit = {
    key: 'm1',
    name: 'Test Frit',
    otherNames: 'T-1',
    percent: { SiO2: 50, Na2O: 30, B2O3: 20 },
    loi: 0,
  }

  it('becomes private items of the viewer, with versions and chemistry', async () => {
    const { items } = await bring(
      part({
        materials: [frit],
        recipes: [
          recipe('r2', { components: [line('r1', 90), line('m1', 10)] }),
          recipe('r1', {
            name: ' Test Celadon ',
            description: 'Line one\nline two & <script>x()</script>',
            source: 'Own tests',
            date: '1996-06-03',
            typeId: 520,
            fromConeId: 33,
            toConeId: 34,
            atmosphereIds: [3, 3],
            surfaceId: 8,
            components: [line(silica, 2, true), line(feldspar, 60), line('m1', 40)],
          }),
        ],
      }),
    )
    expect(items.map(({ key, name }) => [key, name])).toEqual([
      ['m1', 'Test Frit'],
      ['r2', 'Test r2'],
      ['r1', 'Test Celadon'],
    ])
    const [material, , celadon] = items
    const detail = await detailOf(celadon?.id ?? 0)
    expect(detail).toMatchObject({
      name: 'Test Celadon',
      isPrivate: true,
      materialStateId: 1,
      version: 1,
      user: { id: owner.id },
      fromOrtonConeId: 33,
      toOrtonConeId: 34,
      atmospheres: [3],
      createdAt: '1996-06-03T00:00:00.000Z',
    })
    expect(detail.description).not.toContain('<script')
    expect(detail.components.map(({ percentageAmount }) => percentageAmount)).toEqual([60, 40, 2])
    expect(detail.components[1]?.material).toMatchObject({ id: material?.id, name: 'Test Frit' })
    expect(detail.analysis?.percent.Na2O).toBeCloseTo((40 * 30) / 102, 6)
    expect(detail.umf?.moles.Na2O).toBeGreaterThan(0)
    expect(
      (await call('GET', `/recipes/${celadon?.id}`, undefined, other.session)).statusCode,
    ).toBe(404)
    const versions = await call('GET', `/recipes/${celadon?.id}/versions`)
    expect(versions.json()).toMatchObject({ data: [{ number: 1, note: 'Import' }] })
  })

  it('is found by search as soon as it is there', async () => {
    await bring(part({ recipes: [recipe('r1', { name: 'Quagga Matte' })] }))
    expect((await call('GET', '/search?q=quagga')).json()).toMatchObject({
      data: [{ name: 'Quagga Matte' }],
    })
  })

  it('makes nothing twice when it is repeated, also at the same time', async () => {
    const body = part({ materials: [frit], recipes: [recipe('r1'), recipe('r2')] })
    const [first, second] = await Promise.all([bring(body), bring(body)])
    expect(second).toEqual(first)
    expect(await bring(body)).toEqual(first)
    const imports = await call('GET', '/imports')
    expect(imports.json()).toMatchObject({ data: [{ id: first.id, recipes: 2, materials: 1 }] })
  })

  it('may name what an earlier part has brought', async () => {
    const body = part({ materials: [frit] })
    const first = await bring(body)
    const second = await bring({
      ...body,
      materials: [],
      recipes: [recipe('r1', { components: [line('m1', 100)] })],
    })
    expect(second.id).toBe(first.id)
    const detail = await detailOf(second.items[0]?.id ?? 0)
    expect(detail.components[0]?.material.id).toBe(first.items[0]?.id)
  })

  it('needs a session', async () => {
    const answer = await call('POST', '/imports', part({ recipes: [recipe('r1')] }), null)
    expect(answer.statusCode).toBe(401)
  })

  it.each([
    [{ clientKey: 'me', recipes: [] }, 'clientKey', 'must be a UUID'],
    [{ name: '', recipes: [] }, 'name', 'must not be empty'],
    [{}, 'recipes', 'must hold, with materials, from 1 to 250 records'],
    [
      { recipes: Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, at) => ({ key: `r${at}` })) },
      'recipes.0.name',
      'Name is required',
    ],
    [{ recipes: [{ name: 'Test' }] }, 'recipes.0.key', undefined],
    [{ recipes: [{ key: 'r1', name: 'x'.repeat(256) }] }, 'recipes.0.name', undefined],
    [
      { recipes: [{ key: 'r1', name: 'Test', components: [] }] },
      'recipes.0.components',
      'At least one component is required',
    ],
    [{ materials: [{ key: 'm1', name: 'Cu' }] }, 'materials.0.name', undefined],
    [
      { materials: [{ key: 'm1', name: 'Test', percent: { SiO2: -1 } }] },
      'materials.0.percent',
      undefined,
    ],
    [
      { materials: [{ key: 'm1', name: 'Test', percent: { Xx: 1 } }] },
      'materials.0.percent',
      undefined,
    ],
    [
      { materials: [{ key: 'm1', name: 'Test', typeId: 460 }] },
      'materials.0.typeId',
      'must be a type of materials',
    ],
    [
      { materials: [{ key: 'm1', name: 'Test', parentId: 2_000_000_000 }] },
      'materials.0.parentId',
      undefined,
    ],
    [
      {
        materials: [
          { key: 'm1', name: 'Test' },
          { key: 'm1', name: 'Test' },
        ],
      },
      'materials.1.key',
      'must not stand twice in one call',
    ],
  ])('%# is refused at %s', async (changes, field, message) => {
    const answer = await call('POST', '/imports', part(changes))
    expect(answer.statusCode).toBe(400)
    const fields = fieldsOf(answer)
    const found = Object.keys(fields).find((name) => name.startsWith(field))
    expect(found, JSON.stringify(fields)).toBeDefined()
    if (message !== undefined) expect(fields[field]).toBe(message)
  })

  it.each([
    ['nothing at all', {}, 'materialId'],
    ['both', { materialId: 1, key: 'm1' }, 'materialId'],
    ['an unknown id', { materialId: 2_000_000_000 }, 'materialId'],
    ['an unknown key', { key: 'm9' }, 'key'],
    ['no amount', { materialId: 1, amount: 0 }, 'amount'],
    ['a text for an amount', { materialId: 1, amount: '1' }, 'amount'],
  ])('a line with %s is refused by its name', async (_what, changes, field) => {
    const components = [line(silica, 1), { amount: 1, ...changes }]
    const answer = await call('POST', '/imports', part({ recipes: [recipe('r1', { components })] }))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(fieldsOf(answer))).toContain(`recipes.0.components.1.${field}`)
  })

  it('cannot use what is private to somebody else, nor hold itself', async () => {
    const [hidden = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: other.id, isPrivate: true },
    ])
    const private_ = recipe('r1', { components: [line(hidden, 1)] })
    const answer = await call('POST', '/imports', part({ recipes: [private_] }))
    expect(fieldsOf(answer)).toEqual({
      'recipes.0.components.0.materialId':
        'There is no such material, or it is private to somebody else',
    })
    const ring = [
      recipe('r1', { components: [line('r2', 1)] }),
      recipe('r2', { components: [line('r1', 1)] }),
    ]
    const rings = await call('POST', '/imports', part({ recipes: ring }))
    expect(fieldsOf(rings)['recipes.0.components']).toBe('A recipe cannot contain itself')
    const own = recipe('r1', { components: [line('r1', 1)] })
    const answerToOwn = await call('POST', '/imports', part({ recipes: [own] }))
    expect(answerToOwn.statusCode).toBe(400)
  })

  it('is refused when the imports of the account hold all that they may', async () => {
    const { id } = await bring(part({ recipes: [recipe('r1')] }))
    await sql`insert into material (kind, owner_id, name, is_private, percent)
      select 'primitive', ${owner.id}, 'Test', true, '{}'
      from generate_series(1, ${IMPORT_ITEMS_MAX - 1})`.execute(test.db)
    await sql`insert into import_item (import_id, key, material_id)
      select ${id}, 'x' || id, id from material
      where owner_id = ${owner.id} and kind = 'primitive'`.execute(test.db)
    const answer = await call('POST', '/imports', part({ recipes: [recipe('r1')] }))
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ error: { code: 'import.quota' } })
    expect((await call('DELETE', `/imports/${id}`)).json()).toEqual({
      data: { removed: IMPORT_ITEMS_MAX, kept: [] },
    })
  })
})

describe('what names may mean', () => {
  it('is told for all of them at once, own materials first', async () => {
    const [parent = 0] = await buildItems(test.db, [
      { ...POTASH_FELDSPAR, name: 'Test Spar Family', ownerId: other.id },
    ])
    const [own = 0] = await buildItems(test.db, [
      {
        ...SILICA,
        name: 'Silica',
        otherNames: 'Custer Spar',
        parentId: parent,
        ownerId: owner.id,
        isPrivate: true,
      },
    ])
    const ingredients = ['silica', 'Spar, Custer', 'Unobtainium', '']
    const answer = await call('POST', '/imports/match', { ingredients })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.ingredients.map(({ name }: { name: string }) => name)).toEqual(ingredients)
    expect(data.ingredients[0].matches.slice(0, 2)).toMatchObject([
      { id: own, score: 2, isOwn: true, hasAnalysis: true, parent: { name: 'Test Spar Family' } },
      { id: silica, score: 2, isOwn: false, parent: null },
    ])
    expect(data.ingredients[1].matches[0]).toMatchObject({ id: own })
    expect(data.ingredients[1].matches[0].score).toBeGreaterThanOrEqual(0.55)
    expect(data.ingredients[2].matches).toEqual([])
    expect(data.ingredients[3].matches).toEqual([])
  })

  it('keeps to itself what is private to others', async () => {
    await buildItems(test.db, [
      { ...SILICA, name: 'Zzyzx Powder', ownerId: other.id, isPrivate: true },
    ])
    const answer = await call('POST', '/imports/match', { ingredients: ['Zzyzx Powder'] })
    expect(answer.json()).toMatchObject({ data: { ingredients: [{ matches: [] }] } })
  })

  it('names the recipes that the viewer has already', async () => {
    await bring(part({ recipes: [recipe('r1', { name: 'Öwn  Glaze' })] }))
    const answer = await call('POST', '/imports/match', { recipes: ['own glaze', 'Another'] })
    expect(answer.json()).toMatchObject({
      data: {
        recipes: [
          {
            name: 'own glaze',
            matches: [
              {
                name: 'Öwn  Glaze',
                lines: [
                  { amount: 60, isAdditional: false },
                  { amount: 40, isAdditional: false },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it('is refused for too many or too long names, and without a session', async () => {
    const many = await call('POST', '/imports/match', { ingredients: Array(251).fill('Silica') })
    expect(fieldsOf(many)).toEqual({ ingredients: 'must hold at most 250 names' })
    const long = await call('POST', '/imports/match', { recipes: ['x'.repeat(300)] })
    expect(Object.keys(fieldsOf(long))).toEqual(['recipes.0'])
    expect((await call('POST', '/imports/match', {}, null)).statusCode).toBe(401)
  })
})

describe('an import that is taken back', () => {
  const frit = { key: 'm1', name: 'Test Frit', percent: { SiO2: 100 } }

  it('leaves nothing behind', async () => {
    const { id, items } = await bring(
      part({
        materials: [frit],
        recipes: [recipe('r1', { components: [line('m1', 1)] }), recipe('r2')],
      }),
    )
    expect((await call('DELETE', `/imports/${id}`)).json()).toEqual({
      data: { removed: 3, kept: [] },
    })
    for (const item of items) {
      expect((await call('GET', `/recipes/${item.id}`)).statusCode).toBe(404)
    }
    expect((await call('GET', '/imports')).json()).toEqual({ data: [] })
    expect((await call('DELETE', `/imports/${id}`)).statusCode).toBe(404)
  })

  it('keeps what was changed, published or is used since, and says why', async () => {
    const recipes = ['edited', 'published', 'inner', 'untouched'].map((key) => recipe(key))
    const { id, items } = await bring(
      part({
        materials: [frit],
        recipes: [
          ...recipes.slice(1),
          recipe('edited', { components: [line('m1', 50), line(whiting, 50)] }),
        ],
      }),
    )
    const idOf = (key: string) => items.find((item) => item.key === key)?.id ?? 0
    const change = {
      materialComponents: [{ componentMaterialId: idOf('m1'), percentageAmount: 1 }],
    }
    await call('PATCH', `/materialmaterials/${idOf('edited')}`, change)
    await call('POST', `/recipes/${idOf('published')}/publish`)
    await call('POST', '/materialmaterials', {
      newName: 'Test user',
      materialComponents: [{ componentMaterialId: idOf('inner'), percentageAmount: 1 }],
    })
    const { removed, kept } = (await call('DELETE', `/imports/${id}`)).json().data
    expect(removed).toBe(1)
    expect(
      new Map(kept.map((item: { id: number; reason: string }) => [item.id, item.reason])),
    ).toEqual(
      new Map([
        [idOf('m1'), 'used'],
        [idOf('edited'), 'edited'],
        [idOf('published'), 'public'],
        [idOf('inner'), 'used'],
      ]),
    )
    expect((await call('GET', '/imports')).json()).toMatchObject({
      data: [{ id, recipes: 3, materials: 1 }],
    })
  })

  it('is nobody else’s business', async () => {
    const { id } = await bring(part({ recipes: [recipe('r1')] }))
    expect((await call('DELETE', `/imports/${id}`, undefined, other.session)).statusCode).toBe(404)
    expect((await call('DELETE', `/imports/${id}`, undefined, null)).statusCode).toBe(401)
    expect((await call('GET', '/imports', undefined, other.session)).json()).toEqual({ data: [] })
    expect((await call('GET', '/imports')).json()).toMatchObject({ data: [{ id }] })
  })
})

describe.each(['YAML', 'GlazeChem', 'Insight'])('a recipe that is exported as %s', (format) => {
  it('comes back equal when it is imported', async () => {
    const lines = [line(feldspar, 40.125), line(silica, 35.5), line(whiting, 24.375)]
    const made = recipe('r1', {
      name: 'Test & "Quotes" <1>',
      description: 'First line\nsecond line',
      fromConeId: 33,
      toConeId: 34,
      atmosphereIds: [3],
      components: [...lines, line(feldspar, 2.5, true)],
    })
    const { items } = await bring(part({ recipes: [made] }))
    const original = await detailOf(items[0]?.id ?? 0)
    const answer = await call('GET', `/recipes/${original.id}/export/${format}`)
    expect(answer.headers['content-disposition']).toMatch(/filename="test-and-quotes-1\.\w+"/)
    const { recipes, problems } = readDocument(answer.rawPayload)
    expect(problems).toEqual([])
    const [found] = recipes
    const ingredients = found?.components.map(({ name }) => name) ?? []
    const matched = await call('POST', '/imports/match', { ingredients })
    const ids: number[] = matched
      .json()
      .data.ingredients.map(({ matches }: { matches: { id: number; score: number }[] }) => {
        expect(matches[0]?.score).toBe(2)
        return matches[0]?.id
      })
    const again = await bring(
      part({
        recipes: [
          recipe('r1', {
            name: found?.name,
            components: found?.components.map(({ amount, isAdditional }, at) =>
              line(ids[at] ?? 0, amount, isAdditional),
            ),
          }),
        ],
      }),
    )
    const copy = await detailOf(again.items[0]?.id ?? 0)
    const compositionOf = ({ components }: MaterialDetail) =>
      components.map(({ material, percentageAmount, isAdditional }) => {
        return [material.id, percentageAmount, isAdditional]
      })
    expect(compositionOf(copy)).toEqual(compositionOf(original))
    expect(copy.umf).toEqual(original.umf)
    expect(found).toMatchObject(
      format === 'Insight'
        ? { description: 'First line\nsecond line' }
        : { fromConeId: 33, toConeId: 34 },
    )
    if (format !== 'Insight') expect(copy.name).toBe(original.name)
  })
})
