import type { Analysis, Chemistry } from '@glazy/contract/materials'
import { readDocument } from '@glazy/formats/file/read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildItems,
  KAOLIN,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from '#testing/library.ts'
import { createLibraryIndex } from '#library-index/library-index.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { attachment } from '#platform/http/attachment.ts'
import { getMaterialDetail } from './detail.service.ts'

let test: TestApp
let owner: number
let ids: Record<'feldspar' | 'brand' | 'secretClay' | 'leach' | 'hidden' | 'revision', number>

beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://glazes.test', siteName: 'Test Glazes' })
  owner = await buildAccount(test.db, { name: 'Test Potter', username: 'potter' })
  const [feldspar = 0, silica = 0, whiting = 0, kaolin = 0] = await buildItems(
    test.db,
    [POTASH_FELDSPAR, SILICA, WHITING, KAOLIN].map((material) => ({ ...material, ownerId: owner })),
  )
  const [brand = 0, secretClay = 0] = await buildItems(test.db, [
    {
      ...POTASH_FELDSPAR,
      ownerId: owner,
      name: 'Brand Feldspar',
      parentId: feldspar,
      formula: 'K2O·Al2O3·6SiO2',
      unityType: 'unity',
    },
    { ...KAOLIN, ownerId: owner, name: 'Secret Clay', isPrivate: true, parentId: feldspar },
  ])
  const line = (materialId: number, amount: number) => ({ materialId, amount, isAdditional: false })
  const [leach = 0] = await buildItems(test.db, [
    {
      ownerId: owner,
      name: 'Leach 4321',
      otherNames: 'Cone 10 Clear, 4321',
      description: 'Four, three, two & one.',
      typeId: 470,
      baseTypeId: 460,
      fromConeId: 33,
      toConeId: 34,
      atmospheres: [1, 3],
      surfaceId: 8,
      colour: 'dfe6da',
      source: 'a book',
      translations: [{ locale: 'de', name: 'Leach Klar' }],
      components: [
        line(feldspar, 40),
        line(silica, 30),
        line(whiting, 20),
        line(kaolin, 10),
        { materialId: secretClay, amount: 2, isAdditional: true },
      ],
    },
  ])
  const [hidden = 0, revision = 0] = await buildItems(test.db, [
    { ownerId: owner, name: 'Hidden', isPrivate: true, components: [line(feldspar, 1)] },
    {
      ownerId: owner,
      name: 'Ünïcode 釉',
      revisionParentId: leach,
      components: [line(feldspar, 1)],
    },
  ])
  ids = { feldspar, brand, secretClay, leach, hidden, revision }
})
afterAll(() => test.close())

async function detail(id: number | string) {
  const response = await test.app.inject(`/v2/recipes/${id}`)
  return { status: response.statusCode, body: response.json<{ data: Record<string, unknown> }>() }
}

describe('the detail of an item', () => {
  it('of a recipe holds all that is known of it', async () => {
    const { status, body } = await detail(ids.leach)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: ids.leach,
      kind: 'recipe',
      name: 'Leach 4321',
      otherNames: 'Cone 10 Clear, 4321',
      isPrimitive: false,
      isAnalysis: false,
      materialTypeId: 470,
      baseTypeId: 460,
      fromOrtonConeId: 33,
      toOrtonConeId: 34,
      atmospheres: [1, 3],
      surfaceTypeId: 8,
      hexColor: 'dfe6da',
      user: { id: owner, name: 'Test Potter', username: 'potter' },
      translations: [{ locale: 'de', name: 'Leach Klar' }],
      source: 'a book',
      componentTotalAmount: 102,
      version: 1,
      revisionChildren: [{ id: ids.revision, name: 'Ünïcode 釉', kind: 'recipe' }],
    })
  })

  it('says under the names of the specification what it also says under others', async () => {
    const namesOf = async (id: number) => (await detail(id)).body.data
    const leach = await namesOf(ids.leach)
    const { weight, unityType } = leach.chemistry as Chemistry
    expect(leach).toMatchObject({
      userId: owner,
      default_locale: 'en',
      materialParentId: null,
      revisionParentId: null,
      updatedAtDiff: expect.any(String),
      loi: (leach.analysis as Analysis).loi,
      weight,
      unityType,
      thermalExpansion: null,
    })
    expect(await namesOf(ids.brand)).toMatchObject({ materialParentId: ids.feldspar })
    expect(await namesOf(ids.revision)).toMatchObject({ revisionParentId: ids.leach })
  })

  it('of a public recipe names a private ingredient and tells no more of it', async () => {
    const { body } = await detail(ids.leach)
    const components = body.data.components as { material: object; isAdditional: boolean }[]
    expect(components).toHaveLength(5)
    expect(components[4]).toEqual({
      material: {
        id: null,
        name: 'Secret Clay',
        kind: 'primitive',
        isArchived: false,
        materialTypeId: null,
      },
      percentageAmount: 2,
      isAdditional: true,
    })
  })

  it('of a recipe tells which ingredients its chemistry leaves out, for they have no analysis', async () => {
    const [silica = 0, stain = 0, gum = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: owner, name: 'Fine Silica' },
      { ...SILICA, ownerId: owner, name: 'Nameless Stain', percent: {}, isPrivate: true },
      { ...SILICA, ownerId: owner, name: 'Gum', percent: {}, loi: 100 },
    ])
    const component = (materialId: number) => ({ materialId, amount: 10, isAdditional: false })
    const [inner = 0] = await buildItems(test.db, [
      { ownerId: owner, name: 'Stain with nothing', components: [component(stain)] },
    ])
    const [recipe = 0] = await buildItems(test.db, [
      {
        ownerId: owner,
        name: 'Stained',
        components: [silica, stain, gum, inner].map(component),
      },
    ])
    const { body } = await detail(recipe)
    const components = body.data.components as {
      material: { name: string; isWithoutAnalysis?: boolean }
    }[]
    expect(components.map(({ material }) => [material.name, material.isWithoutAnalysis])).toEqual([
      ['Fine Silica', undefined],
      ['Nameless Stain', true],
      ['Gum', undefined],
      ['Stain with nothing', true],
    ])
  })

  it('carries chemistry by the ingredients, the private one included', async () => {
    const { body } = await detail(ids.leach)
    expect(body.data).toMatchObject({
      analysis: { total: expect.closeTo(100, 6) as number },
      chemistry: { unityType: 'auto', thermalExpansion: null },
    })
  })

  it('of a material shows its formula by its unity type, and its visible family', async () => {
    const { body } = await detail(ids.brand)
    expect(body.data).toMatchObject({
      formula: 'K2O·Al2O3·6SiO2',
      parent: { id: ids.feldspar, name: 'Potash Feldspar' },
      siblings: [],
      chemistry: { unityType: 'unity', formula: { K2O: 1, SiO2: expect.closeTo(6, 2) as number } },
    })
    const parent = await detail(ids.feldspar)
    expect(parent.body.data.children).toEqual([
      { id: ids.brand, name: 'Brand Feldspar', kind: 'primitive' },
    ])
    expect(parent.body.data.containedInCount).toBe(2)
  })

  it('shows thermal expansion where supporter features are for everyone', async () => {
    const index = createLibraryIndex(test.db)
    const context = { db: test.db, viewer: null, supporterFeatures: 'everyone', index } as const
    const material = await getMaterialDetail(context, ids.feldspar)
    expect(material.chemistry?.thermalExpansion).toMatchObject({ method: 'West & Gerrow' })
  })

  it('of a private item is for its owner alone', async () => {
    expect((await detail(ids.hidden)).status).toBe(404)
    const viewer = {
      id: owner,
      isPatron: false,
      isAlchemist: false,
      isMuted: false,
      isModerator: false,
    }
    const index = createLibraryIndex(test.db)
    const context = { db: test.db, viewer, supporterFeatures: 'patrons', index } as const
    const own = await getMaterialDetail(context, ids.hidden)
    expect(own).toMatchObject({ name: 'Hidden', isPrivate: true })
    expect((await getMaterialDetail(context, ids.feldspar)).children).toHaveLength(2)
    const stranger = { ...context, viewer: { ...viewer, id: owner + 1 } }
    await expect(getMaterialDetail(stranger, ids.hidden)).rejects.toMatchObject({
      code: 'material.notFound',
    })
  })

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '1e3', ' ', '%00'])(
    'of %j is refused by name',
    async (id) => {
      const response = await test.app.inject(`/v2/recipes/${id}`)
      expect([400, 404, 405]).toContain(response.statusCode)
    },
  )

  it('of an unknown id is not found', async () => {
    const response = await test.app.inject('/v2/recipes/2147483647')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      success: false,
      error: {
        code: 'material.notFound',
        status_code: 404,
        message: 'Recipe with ID 2147483647 not found',
      },
    })
  })
})

describe('an item as a file', () => {
  it.each([
    ['YAML', 'application/yaml', 'yaml'],
    ['GlazeChem', 'text/plain', 'txt'],
    ['Insight', 'application/xml', 'xml'],
    ['CSV', 'text/csv', 'csv'],
  ])('in %s can be read again', async (format, mediaType, extension) => {
    const response = await test.app.inject(`/v2/recipes/${ids.leach}/export/${format}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain(mediaType)
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="leach-4321.${extension}"`,
    )
    const { recipes, problems } = readDocument(response.rawPayload)
    expect(problems).toEqual([])
    expect(recipes).toHaveLength(1)
    const components = recipes[0]?.components.map(({ name, amount, isAdditional }) => {
      return [name, amount, isAdditional]
    })
    expect(components).toEqual([
      ['Potash Feldspar', 40, false],
      ['Silica', 30, false],
      ['Whiting', 20, false],
      ['Kaolin', 10, false],
      ['Secret Clay', 2, true],
    ])
    expect(response.body).not.toContain(String(ids.secretClay) + '\n')
  })

  it.each(['YAML', 'GlazeChem', 'Insight', 'CSV'])('of a material in %s', async (format) => {
    const response = await test.app.inject(`/v2/recipes/${ids.brand}/export/${format}`)
    const { materials } = readDocument(response.rawPayload)
    expect(materials).toMatchObject([
      { name: 'Brand Feldspar', percent: { K2O: expect.closeTo(16.92, 1) as number } },
    ])
  })

  it('names its source, or links to its page, where the format has one place for both', async () => {
    const file = async (id: number) =>
      (await test.app.inject(`/v2/recipes/${id}/export/GlazeChem`)).body
    expect(await file(ids.leach)).toContain('source = a book\r\n')
    const { revision } = ids
    expect(await file(revision)).toContain(`source = https://glazes.test/recipes/${revision}`)
  })

  it('is named in every script', async () => {
    const response = await test.app.inject(`/v2/recipes/${ids.revision}/export/YAML`)
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="glazy-${ids.revision}.yaml"; filename*=UTF-8''unicode-%E9%87%89.yaml`,
    )
    expect(attachment('a(b)', 'x', 'csv')).toContain("UTF-8''a%28b%29.csv")
  })

  it('is refused for private and unknown items, and in unknown formats', async () => {
    const statusOf = async (path: string) => {
      return (await test.app.inject(`/v2/recipes/${path}`)).statusCode
    }
    expect(await statusOf(`${ids.hidden}/export/YAML`)).toBe(404)
    expect(await statusOf('999999/export/CSV')).toBe(404)
    expect(await statusOf(`${ids.leach}/export/PDF`)).toBe(400)
    expect(await statusOf('x/export/YAML')).toBe(400)
  })
})
