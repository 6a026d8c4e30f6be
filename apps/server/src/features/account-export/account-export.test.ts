import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { readText } from '@glazy/formats/text/read-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Database } from '#db/database.ts'
import { importDocuments } from '#features/imports/add/import-documents.service.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { notify } from '#features/notifications/notifications.queries.ts'
import { listChemistry } from '#features/materials/read/summaries.queries.ts'
import { deriveStale } from '#features/materials/derive/derive-items.ts'
import { saveMaterial } from '#features/materials/write/save.service.ts'
import { type Kysely, sql } from 'kysely'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let account: TestAccount
let session: TestSession
let other: TestAccount
beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://glazy.example' })
  account = await createTestAccount(test.db, { name: 'test O’Potter', username: 'potter' })
  other = await createTestAccount(test.db)
  session = await logIn(test.db, account)
  await buildLibrary()
})
afterAll(() => test.close())

const mine = () => ({ ownerId: account.id })
const theirs = () => ({ ownerId: other.id })

async function buildLibrary(): Promise<void> {
  const { db } = test
  const [feldspar = 0, silica = 0, whiting = 0, kaolin = 0, hidden = 0] = await buildItems(db, [
    { ...POTASH_FELDSPAR, ...mine(), percent: { SiO2: 64.763_912_34, Al2O3: 18.32, K2O: 16.92 } },
    { ...SILICA, ...theirs(), description: 'The words of somebody else' },
    { ...WHITING, ...mine(), otherNames: 'Chalk, Calcite', isPrivate: true },
    { ...KAOLIN, ...mine(), parentId: null },
    { ...SILICA, ...theirs(), name: 'A secret of somebody else', isPrivate: true },
  ])
  const line = (materialId: number, amount: number, isAdditional = false) => ({
    materialId,
    amount,
    isAdditional,
  })
  const [glaze = 0] = await buildItems(db, [
    {
      ...mine(),
      name: 'Test "clear": №1\nsecond line',
      description: "<p>A description — with {{signs}} & 'quotes'</p>",
      isPrivate: true,
      fromConeId: 20,
      toConeId: 22,
      atmospheres: [1, 2],
      colour: 'a1b2c3',
      waterAmount: 60,
      translations: [{ locale: 'de', name: 'Test klar' }],
      components: [
        line(feldspar, 40),
        line(silica, 30),
        line(whiting, 20),
        line(kaolin, 10),
        line(whiting, 2.5, true),
      ],
    },
    {
      ...mine(),
      kind: 'analysis',
      name: 'Test analysis',
      percent: { SiO2: 70.5, Al2O3: 12, CaO: 10.000_123 },
      loi: 1.5,
    },
    { ...theirs(), name: 'A recipe of somebody else', components: [line(feldspar, 100)] },
  ])
  const { id: importId } = await db
    .insertInto('import_run')
    .values({ owner_id: account.id, client_key: crypto.randomUUID(), name: 'test.glz' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_item')
    .values({ import_id: importId, key: 'm1', material_id: whiting })
    .execute()
  await saveMaterial(
    { db, now: new Date(), authorId: account.id },
    kaolin,
    () => ({ ...KAOLIN, loi: 13.1 }),
    { note: 'A better analysis' },
  )
  await deriveStale(db)
  await db
    .updateTable('account')
    .set({ preferences: JSON.stringify({ decimalPlaces: 3 }), location: 'test town' })
    .where('id', '=', account.id)
    .execute()
  for (const ownerId of [account.id, other.id]) {
    const { id } = await db
      .insertInto('collection')
      .values({ owner_id: ownerId, name: `Collection of ${ownerId}`, is_pinned: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('collection_material')
      .values([glaze, silica, hidden].map((id_) => ({ collection_id: id, material_id: id_ })))
      .execute()
  }
  await db
    .insertInto('user_material')
    .values([
      { account_id: account.id, material_id: silica, price: '12.50', price_units: 'pounds' },
      { account_id: account.id, material_id: hidden, vendor_code: 'SKU 7' },
      { account_id: other.id, material_id: silica },
    ])
    .execute()
  await db
    .insertInto('public_face')
    .values({ material_id: hidden, name: 'As it was known', percent: '{}', loi: 0 })
    .execute()
  await notify(db, { accountId: account.id, type: 'other', title: 'A notification' })
  await notify(db, {
    accountId: account.id,
    type: 'comment',
    title: 'On what is hidden',
    message: 'A secret of somebody else',
    materialId: hidden,
    link: `/materials/${hidden}`,
  })
  await notify(db, { accountId: other.id, type: 'other', title: 'Not for the viewer' })
  for (const { id, title } of [
    { id: account.id, title: 'A firing' },
    { id: other.id, title: 'A firing of somebody else' },
  ]) {
    const words = { title, description: '<p>Cone 10, down</p>', isPrivate: true, isPosted: true }
    await recordLog(db, { type: 'FIRING', authorId: id, materialId: glaze, ...words })
  }
  await db.updateTable('material').set({ copied_from_id: silica }).where('id', '=', glaze).execute()
  await db
    .updateTable('material')
    .set({ copied_from_id: hidden, unity_type: 'r2o3' })
    .where('id', '=', kaolin)
    .execute()
  await db
    .insertInto('material_image')
    .values({ material_id: silica, owner_id: account.id, cdn_id: 'a'.repeat(32), title: 'Mine' })
    .execute()
}

const get = (path: 'export' | 'exportYaml', headers: Record<string, string> = session.bearer) =>
  test.app.inject({ url: `/v2/auth/${path}`, headers })

interface Exported {
  readonly format: string
  readonly profile: Record<string, unknown>
  readonly preferences: Record<string, unknown>
  readonly notifications: Record<string, unknown>[]
  readonly collections: { name: string; items: { name: string }[] }[]
  readonly inventory: Record<string, unknown>[]
  readonly images: Record<string, unknown>[]
  readonly items: Record<string, unknown>[]
  readonly translations: Record<string, unknown>[]
  readonly earlierVersions: Record<string, unknown>[]
}

describe('the export of an account', () => {
  it('is a file to keep', async () => {
    const day = new Date().toISOString().slice(0, 10)
    for (const [path, type, extension] of [
      ['export', 'application/json', 'json'],
      ['exportYaml', 'application/yaml', 'yaml'],
    ] as const) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="glazy-potter-${day}.${extension}"`,
      )
    }
  })

  it('holds everything that the person owns', async () => {
    const exported = (await get('export')).json<Exported>()
    expect(exported).toMatchObject({
      format: 'glazy-account',
      site: 'https://glazy.example',
      profile: { name: 'test O’Potter', email: account.email, location: 'test town' },
      preferences: { decimalPlaces: 3 },
      sessions: [{ userAgent: 'test browser' }],
      notifications: [
        { title: 'A notification', readAt: null },
        { title: 'On what is hidden', message: null, link: null },
      ],
      collections: [
        {
          name: `Collection of ${account.id}`,
          isPinned: true,
          items: [{ name: 'Silica' }, { name: 'Test "clear": №1\nsecond line' }],
        },
      ],
      inventory: [
        { item: { name: 'Silica' }, price: '12.5', priceUnits: 'pounds', vendorCode: null },
        { item: { name: 'As it was known' }, price: null, priceUnits: null, vendorCode: 'SKU 7' },
      ],
      imports: [{ name: 'test.glz', items: [expect.any(Number)] }],
      logs: [
        {
          type: 'FIRING',
          title: 'A firing',
          description: '<p>Cone 10, down</p>',
          isPrivate: true,
          isSystem: false,
          item: { name: 'Test "clear": №1\nsecond line' },
          images: [],
        },
      ],
      images: [{ title: 'Mine', link: `https://glazy.example/images/${'a'.repeat(32)}` }],
      translations: [{ locale: 'de', name: 'Test klar' }],
      earlierVersions: [{ number: 1, content: { name: 'Kaolin', loi: 12.5 } }],
    })
    const names = exported.items.map((item) => item.Name)
    expect(names).toEqual([
      'Potash Feldspar',
      'Whiting',
      'Kaolin',
      'Test "clear": №1\nsecond line',
      'Test analysis',
    ])
    expect(exported.items[3]).toMatchObject({
      Type: 'Recipe',
      Private: 'true',
      Colour: 'a1b2c3',
      'Water Amount': 60,
      'Copied From ID': expect.any(Number),
      'Copied From Name': 'Silica',
      Description: "<p>A description — with {{signs}} & 'quotes'</p>",
    })
    expect(exported.items[2]).not.toHaveProperty('Copied From ID')
    expect(exported.items[2]).toMatchObject({ 'Unity Type': 'r2o3' })
    expect(exported.items[0]).toMatchObject({ 'Percent Analysis': { SiO2: 64.763_912_34 } })
  })

  it('holds nothing of others but the names of what the person uses', async () => {
    for (const path of ['export', 'exportYaml'] as const) {
      const { body } = await get(path)
      for (const words of [
        'somebody else',
        other.name,
        other.email,
        other.username,
        'Not for the viewer',
        `Collection of ${other.id}`,
      ]) {
        expect(body).not.toContain(words)
      }
    }
  })

  it('holds no password, and no token of a session', async () => {
    const { password_hash: hash } = await test.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    const { body } = await get('export')
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(body).not.toContain(hash)
    expect(body).not.toContain('argon2')
    expect(body).not.toContain(session.token)
  })

  it('says the same as JSON and as YAML', async () => {
    const [json, yaml] = [(await get('export')).json<Exported>(), (await get('exportYaml')).body]
    const parsed = parse(yaml) as Exported
    expect({ ...parsed, exportedAt: '' }).toEqual({ ...json, exportedAt: '' })
  })

  it('needs a session', async () => {
    for (const path of ['export', 'exportYaml'] as const) {
      expect((await get(path, {})).statusCode).toBe(401)
    }
  })

  it('is small and whole for somebody who has just come', async () => {
    const { bearer } = await logIn(test.db, await createTestAccount(test.db))
    const [json, yaml] = [await get('export', bearer), await get('exportYaml', bearer)]
    expect(json.json<Exported>()).toMatchObject({ items: [], collections: [], notifications: [] })
    const parsed = parse(yaml.body) as Exported
    expect({ ...json.json<Exported>(), exportedAt: '' }).toEqual({ ...parsed, exportedAt: '' })
  })
})

interface Stored {
  readonly name: string
  readonly kind: string
  readonly water: number | null
  readonly unityType: string | null
  readonly components: readonly (readonly [string, number, boolean])[]
  readonly chemistry: {
    readonly percent: OxideAmounts
    readonly loi: number
    readonly umf: unknown
  }
}

/** The items of an account as they are stored, without their ids. */
async function storedItems(db: Kysely<Database>, ownerId: number): Promise<Stored[]> {
  const items = await db
    .selectFrom('material')
    .select(['id', 'name', 'kind', 'water_amount as water', 'unity_type as unityType'])
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .execute()
  const lines = await db
    .selectFrom('material_component as c')
    .innerJoin('material as m', 'm.id', 'c.component_id')
    .select(['c.recipe_id', 'm.name', 'c.amount', 'c.is_additional'])
    .orderBy('c.position')
    .execute()
  const chemistry = await listChemistry(
    db,
    items.map(({ id }) => id),
  )
  return items.map(({ id, name, kind, water, unityType }) => {
    const { percent = {}, loi = 0, umf = null } = chemistry.get(id) ?? {}
    return {
      name: name.replace(/\s+/g, ' '),
      kind,
      water,
      unityType,
      components: lines
        .filter((line) => line.recipe_id === id)
        .map((line) => [line.name, line.amount, line.is_additional] as const),
      chemistry: { percent, loi, umf },
    }
  })
}

/** The collections of an account with how much is in them. */
async function storedCollections(db: Kysely<Database>, ownerId: number) {
  return db
    .selectFrom('collection as c')
    .leftJoin('collection_material as cm', 'cm.collection_id', 'c.id')
    .select(['c.name', 'c.is_pinned', sql<number>`count(cm.material_id)::int`.as('items')])
    .where('c.owner_id', '=', ownerId)
    .groupBy('c.id')
    .execute()
}

describe('an export that is read back by another server', () => {
  it.each(['export', 'exportYaml'] as const)(
    '%s gives the same recipes and chemistry',
    async (path) => {
      const document = readText((await get(path)).body)
      expect(document).toMatchObject({ format: 'glazy-account', problems: [] })
      const fresh = await createTestApp()
      try {
        const { db } = fresh
        const [library, reader] = [await createTestAccount(db), await createTestAccount(db)]
        // What is not in the export is found by its name.
        await buildItems(db, [{ ...SILICA, ownerId: library.id }])
        const context = { db, now: new Date(), owner: reader, isPrivate: true }
        const report = await importDocuments(context, [document])
        expect(report.added).toEqual({ recipes: 1, materials: 3, analyses: 1 })
        expect(report.differences).toEqual([])
        expect(await storedItems(db, reader.id)).toEqual(await storedItems(test.db, account.id))
        // A material of others in the library is found by its name.
        expect(report).toMatchObject({ collections: 1, inventory: 1, kilnSchedules: 0, logs: 1 })
        const pinned = { name: `Collection of ${account.id}`, is_pinned: true, items: 2 }
        expect(await storedCollections(db, reader.id)).toEqual([pinned])
        const again = await importDocuments(context, [document])
        expect(again).toMatchObject({
          added: { recipes: 0, materials: 0, analyses: 0 },
          alreadyThere: 5,
          collections: 0,
          inventory: 0,
          kilnSchedules: 0,
          logs: 0,
        })
        expect(await storedCollections(db, reader.id)).toEqual([pinned])
      } finally {
        await fresh.close()
      }
    },
  )
})
