import { randomUUID } from 'node:crypto'
import type { MaterialDetail } from '@glazy/contract/materials'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveStale } from '#features/materials/derive/derive-items.ts'
import { signIn, type SignedIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: SignedIn
let other: SignedIn
let feldspar: number
let silica: number
let whiting: number
let kaolin: number

beforeAll(async () => {
  test = await createTestApp()
  owner = await signIn(test.db)
  other = await signIn(test.db)
  const plans = [POTASH_FELDSPAR, SILICA, WHITING, KAOLIN].map((material) => ({
    ...material,
    ownerId: other.id,
  }))
  ;[feldspar = 0, silica = 0, whiting = 0, kaolin = 0] = await buildItems(test.db, plans)
})
afterAll(() => test.close())

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  return callAs(owner.session, method, path, body)
}

async function callAs(
  session: TestSession | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  return test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session?.bearer ?? {},
    ...(body !== undefined && { payload: body }),
  })
}

/** Leach's cone 10 celadon: feldspar 40, silica 30, whiting 20, kaolin 10. */
const leach = (changes: object = {}) => ({
  newName: 'Leach 4321',
  materialComponents: [
    { componentMaterialId: feldspar, percentageAmount: 40, isAdditional: false },
    { componentMaterialId: silica, percentageAmount: '30,0', isAdditional: 0 },
    { componentMaterialId: whiting, percentageAmount: 20, isAdditional: '0' },
    { componentMaterialId: kaolin, percentageAmount: 10 },
  ],
  ...changes,
})

async function make(changes: object = {}): Promise<MaterialDetail> {
  const answer = await call('POST', '/materialmaterials', leach(changes))
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

const fieldsOf = (answer: {
  json(): { error: { fields: { field: string; message: string }[] } }
}) => Object.fromEntries(answer.json().error.fields.map(({ field, message }) => [field, message]))

describe('a new item that was copied from another', () => {
  const cones = { fromOrtonConeId: 20, toOrtonConeId: 22, atmospheres: [1], surfaceTypeId: 2 }

  it('is fired as that one, and has what its own body says', async () => {
    const original = await make({ ...cones, baseTypeId: 460, materialTypeId: 470 })
    const copy = await make({ newName: 'Test', originalId: original.id, surfaceTypeId: 3 })
    const { materialTypeId, fromOrtonConeId, toOrtonConeId, atmospheres } = original
    expect(copy).toMatchObject({ name: 'Test', fromOrtonConeId: 20, isPrivate: true })
    expect(copy).toMatchObject({ materialTypeId, fromOrtonConeId, toOrtonConeId, atmospheres })
    expect(copy.surfaceTypeId).toBe(3)
    expect(copy.materialStateId).toBe(1)
  })

  it('is a plain new one where that is gone, private to somebody else, or of another kind', async () => {
    const secret = await callAs(other.session, 'POST', '/materialmaterials', leach(cones))
    expect(secret.statusCode).toBe(201)
    for (const originalId of [secret.json().data.id, 2_000_000_000, feldspar]) {
      const copy = await make({ originalId })
      expect(copy).toMatchObject({ fromOrtonConeId: null, surfaceTypeId: null, baseTypeId: 460 })
    }
  })
})

describe('a new recipe', () => {
  it('is private, its owner’s, and has the unity formula of its ingredients', async () => {
    const recipe = await make()
    expect(recipe).toMatchObject({
      name: 'Leach 4321',
      kind: 'recipe',
      isPrivate: true,
      baseTypeId: 460,
      materialStateId: 1,
      version: 1,
      user: { id: owner.id },
    })
    expect(recipe.components.map((line) => line.percentageAmount)).toEqual([40, 30, 20, 10])
    expect(recipe.umf?.moles.CaO).toBeCloseTo(0.736, 2)
    expect(recipe.umf?.moles.Al2O3).toBeCloseTo(0.409, 2)
    expect(recipe.umf?.moles.SiO2).toBeCloseTo(3.71, 1)
  })

  it('does not exist for others', async () => {
    const { id } = await make()
    expect((await callAs(other.session, 'GET', `/recipes/${id}`)).statusCode).toBe(404)
    expect((await callAs(null, 'GET', `/recipes/${id}`)).statusCode).toBe(404)
    expect((await call('GET', `/recipes/${id}`)).statusCode).toBe(200)
  })

  it('is made once when the call is repeated with its key', async () => {
    const clientKey = crypto.randomUUID()
    const [first, second] = await Promise.all([make({ clientKey }), make({ clientKey })])
    expect(second.id).toBe(first.id)
  })

  it('is answered under its key also when what was sent cannot be made any more', async () => {
    const collection = await call('POST', '/collections', { name: 'For a while' })
    const collectionId = collection.json().data.id as number
    const body = { clientKey: randomUUID(), collectionId }
    const made = await make(body)
    await call('DELETE', `/collections/${collectionId}`)
    expect((await make(body)).id).toBe(made.id)
  })

  it('gets a name when it has none', async () => {
    expect(await make({ newName: '  ' })).toMatchObject({ name: 'No Name' })
  })

  it('needs a session', async () => {
    const answer = await callAs(null, 'POST', '/materialmaterials', leach())
    expect(answer.statusCode).toBe(401)
  })

  it.each([
    [{ materialComponents: [] }, 'materialComponents', 'At least one component is required'],
    [
      { materialComponents: [{ componentMaterialId: 0, percentageAmount: 1 }] },
      'materialComponents.0.componentMaterialId',
      'A recipe component material id is required',
    ],
    [
      { materialComponents: [{ componentMaterialId: 1 }] },
      'materialComponents.0.percentageAmount',
      'The percentage amount of the recipe ingredient is required',
    ],
    [
      { materialComponents: [{ componentMaterialId: 1, percentageAmount: '1,200' }] },
      'materialComponents.0.percentageAmount',
      'must be written as 1200 or 1.2',
    ],
    [{ clientKey: 'me' }, 'clientKey', 'must be a UUID'],
    [{ fromOrtonConeId: 20, toOrtonConeId: 10 }, 'toOrtonConeId', 'Invalid cone range'],
    [{ baseTypeId: 99_999 }, 'baseTypeId', 'Type is required'],
    [{ baseTypeId: 20 }, 'baseTypeId', 'This is a type of materials, and not of recipes'],
    [{ collectionId: 99_999 }, 'collectionId', 'must be one of your collections'],
    [{ newName: 'x'.repeat(256) }, 'newName', 'Name must be at most 255 characters'],
  ])('%j is refused at %s', async (changes, field, message) => {
    const answer = await call('POST', '/materialmaterials', leach(changes))
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)[field]).toBe(message)
  })

  it.each([0, -1, 1e9, 'much', '-1'])('the amount %j is told what it may be', async (amount) => {
    const materialComponents = [{ componentMaterialId: 1, percentageAmount: amount }]
    const answer = await call('POST', '/materialmaterials', leach({ materialComponents }))
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)['materialComponents.0.percentageAmount']).toBe(
      'must be a number above 0, at most 1000000',
    )
  })

  it('cannot use what is private to somebody else', async () => {
    const [hidden = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: other.id, isPrivate: true },
    ])
    const answer = await call('POST', '/materialmaterials', {
      newName: 'Test',
      materialComponents: [{ componentMaterialId: hidden, percentageAmount: 1 }],
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(fieldsOf(answer))).toEqual(['materialComponents.0.componentMaterialId'])
  })
})

describe('a change', () => {
  it('of the ingredients makes a version and new chemistry', async () => {
    const { id } = await make()
    const answer = await call('POST', `/materialmaterials/${id}`, {
      _method: 'PATCH',
      ...leach({ materialComponents: [{ componentMaterialId: silica, percentageAmount: 100 }] }),
      note: 'only silica',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ version: 2, umf: null })
    const versions = await call('GET', `/recipes/${id}/versions`)
    expect(versions.json().data).toMatchObject([
      { number: 2, note: 'only silica', author: { id: owner.id } },
      { number: 1 },
    ])
  })

  it('of the metadata leaves the ingredients, and what it does not name', async () => {
    const recipe = await make()
    const answer = await call('PATCH', `/recipes/${recipe.id}`, {
      translations: [
        { locale: 'de', name: 'Seladon', description: '<p>Grün<script>alert(1)</script></p>' },
        { locale: 'en', name: 'Celadon', other_names: 'Four three two one' },
      ],
      default_locale: 'en',
      fromOrtonConeId: 30,
      toOrtonConeId: 32,
      atmospheres: [3],
      countryId: null,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      name: 'Celadon',
      otherNames: 'Four three two one',
      translations: [{ locale: 'de', name: 'Seladon', description: '<p>Grün</p>' }],
      fromOrtonConeId: 30,
      toOrtonConeId: 32,
      atmospheres: [3],
      baseTypeId: 460,
      umf: recipe.umf,
    })
  })

  it('without the default language makes the first that is left the default', async () => {
    const { id } = await make()
    const answer = await call('PATCH', `/recipes/${id}`, {
      translations: [{ locale: 'fr', name: 'Céladon' }],
    })
    expect(answer.json().data).toMatchObject({ name: 'Céladon', defaultLocale: 'fr' })
  })

  it('of an outdated version is refused and overwrites nothing', async () => {
    const { id, version } = await make()
    const first = await call('PATCH', `/materialmaterials/${id}`, {
      ...leach({ newName: 'First' }),
      version,
    })
    expect(first.statusCode).toBe(200)
    const second = await call('PATCH', `/materialmaterials/${id}`, {
      ...leach({ newName: 'Second' }),
      version,
    })
    expect(second.statusCode).toBe(409)
    expect(second.json().error.code).toBe('material.outdated')
    expect((await call('GET', `/recipes/${id}`)).json().data.name).toBe('First')
  })

  it('that changes nothing is no version, and nobody hears of it', async () => {
    const recipe = await make({ surfaceTypeId: 2, tags: ['Clear'] })
    const figures = { name: 'Spar', analysis: { SiO2: 60.5, K2O: 12.25, loi: 1.5 } }
    const made = async (kind: object): Promise<MaterialDetail> =>
      (await call('POST', '/recipes', { ...figures, ...kind })).json().data
    const material = await made({ isPrimitive: true })
    const analysis = await made({ isAnalysis: true })
    await call('POST', `/recipes/${recipe.id}/publish`)
    await callAs(other.session, 'POST', `/recipes/${recipe.id}/subscribe`)
    const texts = [
      { locale: 'de', name: 'Leach klar', description: '<p>Klar</p>' },
      { locale: 'en', name: 'Leach 4321', description: '<p>Clear, <em>very</em></p>' },
    ]
    const metadata = { translations: texts, default_locale: 'en', surfaceTypeId: 2, tags: 'Clear' }
    await call('PATCH', `/recipes/${recipe.id}`, metadata)
    await tellNews(test)
    const news = async () => (await callAs(other.session, 'GET', '/notifications')).json().data
    const told = await news()
    const clientKey = randomUUID()
    for (const [id, path, body] of [
      [recipe.id, 'materialmaterials', leach()],
      [recipe.id, 'materialmaterials', { ...leach(), clientKey }],
      [recipe.id, 'recipes', metadata],
      [recipe.id, 'recipes', { ...metadata, translations: texts.toReversed() }],
      [material.id, 'recipes', figures],
      [analysis.id, 'recipes', figures],
    ] as const) {
      const before = (await call('GET', `/recipes/${id}`)).json().data
      const answer = await call('PATCH', `/${path}/${id}`, { ...body, version: before.version })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json().data).toEqual(before)
    }
    await tellNews(test)
    expect(await news()).toEqual(told)
    // What comes again when something else has been saved changes nothing either.
    await call('PATCH', `/materialmaterials/${recipe.id}`, leach({ newName: 'Leach 5' }))
    await call('PATCH', `/materialmaterials/${recipe.id}`, { ...leach(), clientKey })
    expect((await call('GET', `/recipes/${recipe.id}`)).json().data.name).toBe('Leach 5')
  })

  it('that has nothing but a note is a version', async () => {
    const { id } = await make()
    const answer = await call('PATCH', `/materialmaterials/${id}`, leach({ note: 'Fired, clear' }))
    expect(answer.json().data.version).toBe(2)
  })

  it('made twice at once reaches only one of the savers', async () => {
    const { id, version } = await make()
    const answers = await Promise.all(
      ['A', 'B'].map((newName) =>
        call('PATCH', `/materialmaterials/${id}`, { ...leach({ newName }), version }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
  })

  it('is for the owner alone', async () => {
    const recipe = await make()
    const change = { ...leach(), version: recipe.version }
    const path = `/materialmaterials/${recipe.id}`
    expect((await callAs(other.session, 'PATCH', path, change)).statusCode).toBe(404)
    expect((await callAs(null, 'PATCH', path, change)).statusCode).toBe(401)
    await call('POST', `/recipes/${recipe.id}/publish`)
    const answer = await callAs(other.session, 'PATCH', path, leach())
    expect(answer.statusCode).toBe(403)
  })

  it('cannot set what is not the owner’s to set', async () => {
    const { id } = await make()
    await call('PATCH', `/recipes/${id}`, {
      userId: other.id,
      isArchived: true,
      isPrivate: false,
      createdAt: '2001-01-01T00:00:00Z',
      ratingAverage: 5,
    })
    expect((await call('GET', `/recipes/${id}`)).json().data).toMatchObject({
      user: { id: owner.id },
      isArchived: false,
      isPrivate: true,
      ratingAverage: null,
    })
  })

  it('cannot put a recipe into itself, at any depth', async () => {
    const inner = await make()
    const itself = await call('PATCH', `/materialmaterials/${inner.id}`, {
      materialComponents: [{ componentMaterialId: inner.id, percentageAmount: 1 }],
    })
    expect(itself.statusCode).toBe(400)
    expect(fieldsOf(itself)['materialComponents.0.componentMaterialId']).toBe(
      'A recipe cannot contain itself',
    )
    const outer = await make({
      materialComponents: [{ componentMaterialId: inner.id, percentageAmount: 1 }],
    })
    const answer = await call('PATCH', `/materialmaterials/${inner.id}`, {
      materialComponents: [{ componentMaterialId: outer.id, percentageAmount: 1 }],
    })
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer).materialComponents).toBe('A recipe cannot contain itself')
  })

  it('of a material’s analysis reaches the recipes that use it', async () => {
    const made = await call('POST', '/recipes', {
      name: 'Test Frit',
      isPrimitive: true,
      analysis: { Na2O: 20, SiO2: 80 },
    })
    const frit: number = made.json().data.id
    const recipe = await make({
      materialComponents: [{ componentMaterialId: frit, percentageAmount: 100 }],
    })
    const answer = await call('PATCH', `/recipes/${frit}`, { analysis: { Na2O: 40, SiO2: 60 } })
    expect(answer.statusCode).toBe(200)
    await deriveStale(test.db)
    await expect
      .poll(async () => (await call('GET', '/recipes/derivation')).json().data.pending)
      .toBe(0)
    const after = await call('GET', `/recipes/${recipe.id}`)
    expect(after.json().data.analysis.percent).toEqual({ Na2O: 40, SiO2: 60 })
  })

  it('of a recipe’s analysis is refused, as it follows from the ingredients', async () => {
    const { id } = await make()
    const answer = await call('PATCH', `/recipes/${id}`, { analysis: { SiO2: 100 } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(fieldsOf(answer))).toEqual(['analysis'])
  })
})
