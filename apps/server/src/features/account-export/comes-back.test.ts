import { CALLS } from '@glazy/contract/calls'
import { readText } from '@glazy/formats/text/read-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importDocuments } from '#features/imports/add/import-documents.service.ts'
import {
  type FieldName,
  MATERIAL_FIELDS,
  unsetOf,
} from '#features/materials/fields/material-fields.ts'
import { insertSchedule } from '#features/kilns/kilns.queries.ts'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** What an import makes again of an export, by the fields of the file. */
const COMES_BACK = ['collections', 'inventory', 'kilnSchedules', 'logs', 'items']
/** What is in the file to be read: the import panel and `docs/operating.md` say so. */
const STAYS = [
  ...['format', 'version', 'site', 'exportedAt'],
  ...['profile', 'formerUsernames', 'preferences', 'sessions', 'notifications', 'imports'],
  ...['followedLogs', 'following', 'stock', 'batches', 'images', 'reviews', 'comments', 'reports'],
  ...['hiddenByModerators', 'translations', 'earlierVersions'],
]
/** Fields of an item that an import decides by itself or does not believe. */
const NOT_BROUGHT: readonly FieldName[] = [
  ...(['isPrivate', 'isArchived', 'stateId', 'revisionParentId', 'weight', 'colour'] as const),
]

let test: TestApp
let account: TestAccount
let bearer: Record<string, string>
let parentId: number
let kilnScheduleId: number

const RAMPS = [{ tempRatePerHr: 108, targetTemp: 2232, holdMinutes: 10 }]

beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://glazy.example' })
  account = await createTestAccount(test.db)
  bearer = (await logIn(test.db, account)).bearer
  const mine = { ownerId: account.id }
  ;[parentId = 0] = await buildItems(test.db, [{ ...POTASH_FELDSPAR, ...mine, source: 'A book' }])
  const schedule = {
    name: 'Slow cone 6',
    description: null,
    ortonConeId: 24,
    atmosphereId: 1,
    defaultStartTemp: 70,
    isCelsius: false,
    isPrivate: false,
    ramps: RAMPS,
  }
  kilnScheduleId = await insertSchedule(test.db, account.id, schedule)
  const [glaze = 0] = await buildItems(test.db, [
    {
      ...mine,
      ...fieldsOf('recipe'),
      name: 'Test glaze',
      components: [{ materialId: parentId, amount: 100, isAdditional: false }],
    },
    { ...mine, ...SILICA, ...fieldsOf('material'), name: 'Test silica' },
  ])
  await test.db
    .insertInto('user_material')
    .values({ account_id: account.id, material_id: parentId, reorder_grams: '2500.5' })
    .execute()
  const { id: folder } = await test.db
    .insertInto('collection')
    .values({ owner_id: account.id, name: 'Test collection' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('collection_material')
    .values({ collection_id: folder, material_id: glaze })
    .execute()
})
afterAll(() => test.close())

/** Something in every field that an item of the kind may have, apart from those that say what it becomes. */
function fieldsOf(kind: 'recipe' | 'material') {
  const samples = {
    otherNames: 'Another name',
    description: '<p>Fine &amp; <strong>clear</strong></p>',
    isPrivate: false,
    isArchived: false,
    defaultLocale: 'pt-BR',
    stateId: 1,
    baseTypeId: kind === 'recipe' ? 460 : 23,
    typeId: kind === 'recipe' ? 460 : 23,
    parentId: kind === 'recipe' ? null : parentId,
    revisionParentId: null,
    transparencyId: kind === 'recipe' ? 2 : null,
    surfaceId: kind === 'recipe' ? 2 : null,
    countryId: 12,
    fromConeId: kind === 'recipe' ? 20 : null,
    toConeId: kind === 'recipe' ? 30 : null,
    atmospheres: kind === 'recipe' ? [3] : [],
    tags: ['liner', 'two words'],
    kilnScheduleId,
    waterAmount: 60,
    specificGravity: 1.45,
    formula: kind === 'recipe' ? null : 'SiO2',
    unityType: kind === 'recipe' ? null : 'r2o3',
    weight: null,
    colour: null,
    source: 'A book',
  } satisfies Readonly<Record<FieldName, unknown>>
  return samples
}

const exportOf = async (app: TestApp, headers: Record<string, string>) => {
  const { path } = CALLS.exportAccount
  const { body } = await app.app.inject({ url: `/v2${path}`, headers })
  return body
}

/** The rows of an account's items with the schedules that they are fired by, without ids. */
async function itemsOf({ db }: TestApp, ownerId: number) {
  const rows = await db.selectFrom('material').selectAll().where('owner_id', '=', ownerId).execute()
  const parents = new Map(rows.map(({ id, name }) => [id, name]))
  const schedules = await db.selectFrom('kiln_schedule').select(['id', 'name']).execute()
  const named = new Map(schedules.map(({ id, name }) => [id, name]))
  const columns = Object.entries(MATERIAL_FIELDS).filter(
    ([name]) => !NOT_BROUGHT.includes(name as FieldName),
  )
  return rows
    .map((row) => ({
      ...Object.fromEntries(columns.map(([name, { column }]) => [name, row[column]])),
      name: row.name,
      parentId: parents.get(row.parent_id ?? 0) ?? null,
      kilnScheduleId: named.get(row.kiln_schedule_id ?? 0) ?? null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

describe('an account', () => {
  it('has a sample in every field that an import brings', () => {
    const samples = [fieldsOf('recipe'), fieldsOf('material')]
    for (const name of Object.keys(MATERIAL_FIELDS) as FieldName[]) {
      if (NOT_BROUGHT.includes(name)) continue
      const differs = samples.some(
        (sample) => JSON.stringify(sample[name]) !== JSON.stringify(unsetOf(name)),
      )
      expect(differs, name).toBe(true)
    }
  })

  it('is exported with nothing of which it is not known whether it comes back', async () => {
    const fields = Object.keys(JSON.parse(await exportOf(test, bearer)) as object)
    expect(fields.toSorted()).toEqual([...COMES_BACK, ...STAYS].toSorted())
  })

  it('comes back whole on another server, and once', async () => {
    const document = readText(await exportOf(test, bearer))
    const fresh = await createTestApp({ publicUrl: 'https://other.example' })
    try {
      const { db } = fresh
      const reader = await createTestAccount(db)
      const context = { db, now: new Date(), owner: reader, isPrivate: true }
      expect(await importDocuments(context, [document])).toMatchObject({
        unusedFields: {},
        collections: 1,
        inventory: 1,
        kilnSchedules: 1,
        logs: 0,
      })
      expect(await itemsOf(fresh, reader.id)).toEqual(await itemsOf(test, account.id))
      const session = await logIn(db, reader)
      const again = JSON.parse(await exportOf(fresh, session.bearer)) as Exported
      const before = JSON.parse(await exportOf(test, bearer)) as Exported
      expect(again.inventory.map(stockOf)).toEqual(before.inventory.map(stockOf))
      expect(again.collections[0]?.items.map(nameOf)).toEqual(
        before.collections[0]?.items.map(nameOf),
      )
      expect(again.kilnSchedules.map(scheduleOf)).toEqual(before.kilnSchedules.map(scheduleOf))
      expect(await importDocuments(context, [document])).toMatchObject({
        added: { recipes: 0, materials: 0, analyses: 0 },
        collections: 0,
        inventory: 0,
        kilnSchedules: 0,
        logs: 0,
      })
    } finally {
      await fresh.close()
    }
  })
})

interface Exported {
  readonly inventory: readonly Record<string, unknown>[]
  readonly collections: readonly { readonly items: readonly { readonly name: string }[] }[]
  readonly kilnSchedules: readonly Record<string, unknown>[]
}

const nameOf = ({ name }: { readonly name: string }) => name
const stockOf = ({ price, reorderGrams, vendorCode }: Record<string, unknown>) => [
  price,
  reorderGrams,
  vendorCode,
]
const ANEW = ['id', 'isPrivate', 'updatedAt']
const scheduleOf = (schedule: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(schedule).filter(([key]) => !ANEW.includes(key)))
