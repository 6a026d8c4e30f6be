import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type SignedIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, type ItemPlan, KAOLIN, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: SignedIn
let other: SignedIn

beforeAll(async () => {
  test = await createTestApp()
  owner = await signIn(test.db)
  other = await signIn(test.db)
})
afterAll(() => test.close())

async function build(plan: Partial<ItemPlan> = {}): Promise<number> {
  const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
  const components = [{ materialId: silica, amount: 100, isAdditional: false }]
  const recipe = { ownerId: owner.id, baseTypeId: 460, isPrivate: true, components }
  const [id = 0] = await buildItems(test.db, [{ ...recipe, ...plan }])
  return id
}

const buildMaterial = (plan: Partial<ItemPlan> = {}) =>
  buildItems(test.db, [{ ...KAOLIN, ownerId: owner.id, ...plan }]).then(([id = 0]) => id)

const save = (id: number, body: object, session: TestSession | null = owner.session) =>
  test.app.inject({
    method: 'PATCH',
    url: `/v2/recipes/${id}`,
    headers: session?.bearer ?? {},
    payload: body,
  })

async function saved(id: number, body: object) {
  const answer = await save(id, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

async function problemsOf(id: number, body: object): Promise<Record<string, string>> {
  const answer = await save(id, body)
  expect(answer.statusCode, answer.body).toBe(400)
  const fields: { field: string; message: string }[] = answer.json().error.fields
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

describe('the metadata of an item', () => {
  it('is saved as a whole and read back', async () => {
    const revised = await build()
    const id = await build()
    const body = {
      translations: [
        { locale: 'en', name: 'Celadon', other_names: 'Qing ci', description: '<p>Green</p>' },
        { locale: 'pl', name: 'Seledyn', other_names: '', description: null },
      ],
      default_locale: 'en',
      baseTypeId: 460,
      materialTypeId: 470,
      transparencyTypeId: 3,
      surfaceTypeId: 8,
      fromOrtonConeId: 33,
      toOrtonConeId: '35',
      atmospheres: [3, 1, 3],
      waterAmount: '82,5',
      specificGravity: '1,45',
      tags: ['Liner', 'winter class', '#liner'],
      materialStateId: 3,
      countryId: 40,
      revisionParentId: revised,
    }
    expect(await saved(id, body)).toMatchObject({
      name: 'Celadon',
      otherNames: 'Qing ci',
      description: '<p>Green</p>',
      defaultLocale: 'en',
      translations: [{ locale: 'pl', name: 'Seledyn', description: null }],
      baseTypeId: 460,
      materialTypeId: 470,
      transparencyTypeId: 3,
      surfaceTypeId: 8,
      fromOrtonConeId: 33,
      toOrtonConeId: 35,
      atmospheres: [3, 1],
      waterAmount: 82.5,
      specificGravity: 1.45,
      tags: ['Liner', 'winter class'],
      materialStateId: 3,
      countryId: 40,
      revisionParent: { id: revised },
    })
  })

  it('keeps tags in versions and copies, refuses too many by name, and is found by them', async () => {
    const id = await build({ name: 'Tagged', isPrivate: false })
    await saved(id, { tags: 'Crackle, Fall class' })
    const copied = await test.app.inject({
      method: 'POST',
      url: `/v2/recipes/${id}/copy`,
      headers: owner.session.bearer,
    })
    expect(copied.json().data.tags).toEqual(['Crackle', 'Fall class'])
    const found = async (query: string) => {
      const url = `/v2/search?u=${owner.id}&${query}`
      const answer = await test.app.inject({ url, headers: owner.session.bearer })
      const items: { id: number }[] = answer.json().data
      return items.map((item) => item.id)
    }
    expect(await found('tags=CRACKLE,fall%20class')).toEqual([copied.json().data.id, id])
    expect(await found('q=crackle')).toHaveLength(2)
    await saved(id, { tags: ['crackle'] })
    expect(await found('tags=fall%20class')).toEqual([copied.json().data.id])
    expect(await found('tags=crackle&tags=unheard')).toEqual([])

    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`)
    expect(await problemsOf(id, { tags: many })).toEqual({ tags: 'There are at most 20 tags' })
    expect(await problemsOf(id, { tags: ['x'.repeat(41)] })).toEqual({
      tags: 'A tag has at most 40 characters',
    })
    const versions = await test.app.inject({
      url: `/v2/recipes/${id}/versions/2`,
      headers: owner.session.bearer,
    })
    expect(versions.json().data.properties.tags).toEqual(['Crackle', 'Fall class'])
  })

  it('is taken away by null or by nothing', async () => {
    const id = await build({
      fromConeId: 30,
      toConeId: 32,
      surfaceId: 1,
      transparencyId: 1,
      countryId: 3,
      waterAmount: 80,
      atmospheres: [3],
    })
    const nothing = {
      fromOrtonConeId: null,
      toOrtonConeId: '',
      surfaceTypeId: null,
      transparencyTypeId: '',
      countryId: null,
      waterAmount: '',
      atmospheres: [],
    }
    expect(await saved(id, nothing)).toMatchObject({
      fromOrtonConeId: null,
      toOrtonConeId: null,
      surfaceTypeId: null,
      transparencyTypeId: null,
      countryId: null,
      waterAmount: null,
      atmospheres: [],
    })
  })

  it('may be sent as a form with _method', async () => {
    const id = await build()
    const answer = await test.app.inject({
      method: 'POST',
      url: `/v2/recipes/${id}`,
      headers: {
        ...owner.session.bearer,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '_method=PATCH&surfaceTypeId=8&specificGravity=1%2C5',
    })
    expect(answer.json().data).toMatchObject({ surfaceTypeId: 8, specificGravity: 1.5 })
  })
})

describe('what is wrong is told at its field', () => {
  const translation = (changes: object) => ({
    translations: [{ locale: 'en', name: 'Test', ...changes }],
  })
  it.each([
    [{ translations: [] }, 'translations', 'At least one translation is required'],
    [{ translations: 'x' }, 'translations', 'At least one translation is required'],
    [translation({ name: ' ' }), 'translations.0.name', 'Name is required'],
    [translation({ name: undefined }), 'translations.0.name', 'Name is required'],
    [
      translation({ name: 'x'.repeat(256) }),
      'translations.0.name',
      'Name must be at most 255 characters',
    ],
    [translation({ locale: 'e' }), 'translations.0.locale', 'Locale is required'],
    [translation({ locale: undefined }), 'translations.0.locale', 'Locale is required'],
    [translation({ locale: '??' }), 'translations.0.locale', 'Locale is required'],
    [
      translation({ other_names: 'x'.repeat(256) }),
      'translations.0.other_names',
      'must be at most 255 characters',
    ],
    [
      translation({ description: `<p>${'x'.repeat(5001)}</p>` }),
      'translations.0.description',
      'Description must be at most 5000 characters',
    ],
    [
      {
        translations: [
          { locale: 'en', name: 'Test' },
          { locale: 'EN', name: 'Again' },
        ],
      },
      'translations.1.locale',
      'This language already has a translation',
    ],
    [{ default_locale: '' }, 'default_locale', 'Locale is required'],
    [{ default_locale: null }, 'default_locale', 'Locale is required'],
    [{ baseTypeId: 0 }, 'baseTypeId', 'Type is required'],
    [{ baseTypeId: null }, 'baseTypeId', 'Type is required'],
    [{ baseTypeId: 99_999 }, 'baseTypeId', 'Type is required'],
    [{ baseTypeId: 20 }, 'baseTypeId', 'This is a type of materials, and not of recipes'],
    [{ baseTypeId: 1 }, 'baseTypeId', 'This is a type of materials, and not of recipes'],
    [{ materialTypeId: 130 }, 'materialTypeId', 'must be a type below baseTypeId'],
    [{ materialStateId: 0 }, 'materialStateId', 'Status is required'],
    [{ materialStateId: null }, 'materialStateId', 'Status is required'],
    [{ fromOrtonConeId: 33, toOrtonConeId: 32 }, 'toOrtonConeId', 'Invalid cone range'],
    [{ fromOrtonConeId: 39 }, 'fromOrtonConeId', 'must be a whole number from 1 to 38'],
    [{ atmospheres: [8] }, 'atmospheres.0', 'must be a whole number from 1 to 7'],
    [{ specificGravity: 'heavy' }, 'specificGravity', 'must be a number'],
  ])('%j', async (body, field, message) => {
    expect((await problemsOf(await build(), body))[field]).toBe(message)
  })

  it('a name may be as long as that of a new item, or stay as it is', async () => {
    const long = 'Test '.repeat(40).trim()
    const recipe = await build({ name: long })
    expect(await saved(recipe, { name: long })).toMatchObject({ name: long })
    expect(await saved(recipe, { name: 'T1' })).toMatchObject({ name: 'T1' })
    expect(await problemsOf(recipe, { name: 'x'.repeat(256) })).toHaveProperty('name')
    const material = await buildMaterial({ name: long })
    expect(await saved(material, { name: long })).toMatchObject({ name: long })
    expect(await problemsOf(material, { name: `${long}!` })).toEqual({
      name: 'Name must be at most 100 characters',
    })
    expect(await problemsOf(material, { name: 'T1' })).toEqual({
      name: 'Name must be at least 3 characters',
    })
  })

  it('a description is counted without its elements', async () => {
    const id = await build()
    const description = `<p>${'<strong>x</strong>'.repeat(500)}${'y'.repeat(4500)}</p>`
    await saved(id, { translations: [{ locale: 'en', name: 'Test', description }] })
  })

  it('an end of the cones alone is held against the other one', async () => {
    const id = await build({ fromConeId: 30, toConeId: 32 })
    expect(await problemsOf(id, { fromOrtonConeId: 33 })).toEqual({
      toOrtonConeId: 'Invalid cone range',
    })
    expect(await saved(id, { toOrtonConeId: 34 })).toMatchObject({ fromOrtonConeId: 30 })
  })

  it('a relative that is private to somebody else, or the item itself', async () => {
    const id = await buildMaterial({ baseTypeId: 13 })
    const hidden = await buildMaterial({ ownerId: other.id, isPrivate: true })
    for (const field of ['materialParentId', 'revisionParentId']) {
      expect(Object.keys(await problemsOf(id, { [field]: hidden }))).toEqual([field])
      expect(Object.keys(await problemsOf(id, { [field]: id }))).toEqual([field])
    }
    const shown = await buildMaterial({ ownerId: other.id, name: 'Kaolin' })
    expect(await saved(id, { materialParentId: shown })).toMatchObject({ parent: { id: shown } })
  })

  it('a parent of what is no raw material, or one that is none', async () => {
    const clay = await buildMaterial({ baseTypeId: 13 })
    const recipe = await build({
      components: [{ materialId: clay, amount: 100, isAdditional: false }],
    })
    const analysis = await buildMaterial({ kind: 'analysis', baseTypeId: 13 })
    const problem = { materialParentId: 'Only a raw material can have or be a parent material' }
    expect(await problemsOf(recipe, { materialParentId: clay })).toEqual(problem)
    expect(await problemsOf(analysis, { materialParentId: clay })).toEqual(problem)
    expect(await problemsOf(clay, { materialParentId: recipe })).toEqual(problem)
    expect(await problemsOf(clay, { materialParentId: analysis })).toEqual(problem)
    const created = await test.app.inject({
      method: 'POST',
      url: '/v2/recipes',
      headers: owner.session.bearer,
      payload: {
        name: 'Test clay',
        isPrimitive: true,
        analysis: { SiO2: 60 },
        materialParentId: recipe,
      },
    })
    expect(created.json().error.fields).toEqual([
      { field: 'materialParentId', message: problem.materialParentId },
    ])
  })

  it('what comes from the item itself, by way of others too', async () => {
    const message = 'An item cannot be its own parent or a revision of itself'
    for (const field of ['materialParentId', 'revisionParentId']) {
      const first = await buildMaterial({ baseTypeId: 13 })
      const second = await buildMaterial({ baseTypeId: 13 })
      const third = await buildMaterial({ baseTypeId: 13 })
      await saved(second, { [field]: first })
      await saved(third, { [field]: second })
      for (const from of [first, second, third]) {
        expect(await problemsOf(first, { [field]: from })).toEqual({ [field]: message })
      }
      await saved(third, { [field]: first })
    }
  })

  it('nothing of a relative that it had before such things were refused', async () => {
    const clay = await buildMaterial({ baseTypeId: 13 })
    const recipe = await build({ parentId: clay })
    expect(await saved(recipe, { surfaceTypeId: 1 })).toMatchObject({ parent: { id: clay } })
    expect(await saved(recipe, { materialParentId: null })).toMatchObject({ parent: null })
  })
})

describe('types', () => {
  it('without one below it, the base type is the type', async () => {
    const id = await build({ typeId: 470 })
    expect(await saved(id, { surfaceTypeId: 1 })).toMatchObject({ materialTypeId: 470 })
    const exchanged = { baseTypeId: 110, materialTypeId: 110 }
    expect(await saved(id, { baseTypeId: 110 })).toMatchObject(exchanged)
    expect(await saved(id, { materialTypeId: 130 })).toMatchObject({
      baseTypeId: 110,
      materialTypeId: 130,
    })
    expect(await saved(id, { materialTypeId: null })).toMatchObject(exchanged)
  })

  it('of a material are those of materials, and of an analysis all', async () => {
    const problem = { baseTypeId: 'This is a type of recipes, and not of materials' }
    const material = await buildMaterial({ baseTypeId: 13 })
    expect(await problemsOf(material, { baseTypeId: 460 })).toEqual(problem)
    expect(await problemsOf(await buildMaterial(), { materialTypeId: 470 })).toEqual(problem)
    expect(await saved(material, { baseTypeId: 5 })).toMatchObject({ baseTypeId: 5 })
    const analysis = await buildMaterial({ kind: 'analysis' })
    expect(await saved(analysis, { baseTypeId: 460 })).toMatchObject({ baseTypeId: 460 })
    expect(await saved(analysis, { baseTypeId: 20 })).toMatchObject({ baseTypeId: 20 })
  })

  it('of an item that has none, a type brings its base type', async () => {
    const id = await buildMaterial()
    expect(await saved(id, { materialTypeId: 20 })).toMatchObject({ baseTypeId: 20 })
  })
})

describe('the default language', () => {
  const texts = [
    { locale: 'en', name: 'Celadon', description: '<p>Green</p>' },
    { locale: 'de', name: 'Seladon' },
  ]

  it('can become another one of the item', async () => {
    const id = await build()
    await saved(id, { translations: texts, default_locale: 'en' })
    expect(await saved(id, { default_locale: 'de' })).toMatchObject({
      name: 'Seladon',
      defaultLocale: 'de',
      description: null,
      translations: [{ locale: 'en', name: 'Celadon', description: '<p>Green</p>' }],
    })
  })

  it('is what the one text is said to be written in', async () => {
    const id = await build({ name: 'Seladon' })
    expect(await saved(id, { default_locale: 'de' })).toMatchObject({
      name: 'Seladon',
      defaultLocale: 'de',
      translations: [],
    })
  })
})

describe('metadata are saved by', () => {
  const body = { surfaceTypeId: 8 }
  it('nobody without a session', async () => {
    const answer = await save(await build({ isPrivate: false }), body, null)
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'auth.required'])
  })

  it('nobody else, whom a private item is not even there for', async () => {
    const shown = await save(await build({ isPrivate: false }), body, other.session)
    expect([shown.statusCode, shown.json().error.code]).toEqual([403, 'auth.forbidden'])
    const hidden = await save(await build(), body, other.session)
    expect([hidden.statusCode, hidden.json().error.code]).toEqual([404, 'material.notFound'])
  })

  it('not even the owner, once the item is archived', async () => {
    const id = await build({ isPrivate: false, isArchived: true })
    const answer = await save(id, body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'material.archived'])
  })

  it('the owner, of every kind', async () => {
    const analysis = await buildMaterial({ kind: 'analysis' })
    for (const id of [await build(), await buildMaterial(), analysis]) {
      expect(await saved(id, body)).toMatchObject(body)
    }
  })
})
