import { IMPORT_ITEMS_MAX, IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fieldsOf, line, part, setUpImports } from '#testing/imports.ts'
import { buildItems, SILICA } from '#testing/library.ts'

const imports = setUpImports()
const { bring, call, detailOf, recipe } = imports

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
            components: [line(imports.silica, 2, true), line(imports.feldspar, 60), line('m1', 40)],
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
      user: { id: imports.owner.id },
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
      (await call('GET', `/recipes/${celadon?.id}`, undefined, imports.other.session)).statusCode,
    ).toBe(404)
    const versions = await call('GET', `/recipes/${celadon?.id}/versions`)
    expect(versions.json()).toMatchObject({ data: [{ number: 1, note: 'Import' }] })
  })

  it('remembers what it is a copy of, where the viewer sees that', async () => {
    const secret = await bring(part({ recipes: [recipe('r1', { name: 'Of the viewer' })] }))
    const mine = secret.items[0]?.id ?? 0
    const stranger = await imports.newOwner()
    const copies = [
      recipe('r1', { copiedFromId: imports.feldspar }),
      recipe('r2', { copiedFromId: mine }),
      recipe('r3', { copiedFromId: 999_999_999 }),
    ]
    const originalsFor = async (session: typeof imports.owner.session) => {
      const answer = await call('POST', '/imports', part({ recipes: copies }), session)
      expect(answer.statusCode, answer.body).toBe(201)
      const { items } = answer.json<{ data: { items: { id: number }[] } }>().data
      const details = items.map(({ id }) => call('GET', `/recipes/${id}`, undefined, session))
      return (await Promise.all(details)).map((detail) => detail.json().data.copiedFrom?.id ?? null)
    }
    expect(await originalsFor(imports.owner.session)).toEqual([imports.feldspar, mine, null])
    expect(await originalsFor(stranger.session)).toEqual([imports.feldspar, null, null])
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

  it('a parent that is no raw material is refused, and a material that comes from itself', async () => {
    const [recipeId = 0] = await buildItems(imports.db, [
      {
        kind: 'recipe',
        ownerId: imports.owner.id,
        components: [{ materialId: imports.silica, amount: 1, isAdditional: false }],
      },
    ])
    const material = (key: string, of: object) => ({ key, name: 'Test Spar', ...of })
    const ofRecipe = part({ materials: [material('m1', { parentId: recipeId })] })
    expect(fieldsOf(await call('POST', '/imports', ofRecipe))).toEqual({
      'materials.0.parentId': 'Only a raw material can have or be a parent material',
    })
    const message = 'An item cannot be its own parent or a revision of itself'
    const ring = [material('m1', { parentKey: 'm2' }), material('m2', { parentKey: 'm1' })]
    expect(fieldsOf(await call('POST', '/imports', part({ materials: ring })))).toEqual({
      'materials.0.parentKey': message,
      'materials.1.parentKey': message,
    })
  })

  it.each([
    ['nothing at all', {}, 'materialId'],
    ['both', { materialId: 1, key: 'm1' }, 'materialId'],
    ['an unknown id', { materialId: 2_000_000_000 }, 'materialId'],
    ['an unknown key', { key: 'm9' }, 'key'],
    ['no amount', { materialId: 1, amount: 0 }, 'amount'],
    ['a text for an amount', { materialId: 1, amount: '1' }, 'amount'],
  ])('a line with %s is refused by its name', async (_what, changes, field) => {
    const components = [line(imports.silica, 1), { amount: 1, ...changes }]
    const answer = await call('POST', '/imports', part({ recipes: [recipe('r1', { components })] }))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(fieldsOf(answer))).toContain(`recipes.0.components.1.${field}`)
  })

  it('cannot use what is private to somebody else, nor hold itself', async () => {
    const [hidden = 0] = await buildItems(imports.db, [
      { ...SILICA, ownerId: imports.other.id, isPrivate: true },
    ])
    const private_ = recipe('r1', { components: [line(hidden, 1)] })
    const answer = await call('POST', '/imports', part({ recipes: [private_] }))
    expect(fieldsOf(answer)).toEqual({
      'recipes.0.components.0.materialId':
        'There is no such material, or it is private to someone else',
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
      select 'primitive', ${imports.owner.id}, 'Test', true, '{}'
      from generate_series(1, ${IMPORT_ITEMS_MAX - 1})`.execute(imports.db)
    await sql`insert into import_item (import_id, key, material_id)
      select ${id}, 'x' || id, id from material
      where owner_id = ${imports.owner.id} and kind = 'primitive'`.execute(imports.db)
    const answer = await call('POST', '/imports', part({ recipes: [recipe('r1')] }))
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ error: { code: 'import.quota' } })
    const left = async () => (await call('POST', '/imports/match', {})).json().data.left
    expect(await left()).toBe(0)
    expect((await call('DELETE', `/imports/${id}`)).json()).toEqual({
      data: { removed: IMPORT_ITEMS_MAX, kept: [] },
    })
    expect(await left()).toBe(IMPORT_ITEMS_MAX)
  })
})
