import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { keepImage } from '#features/images/keep-image.ts'
import { markAllStale } from '#features/materials/derive/derive.queries.ts'
import { deriveStale } from '#features/materials/derive/derive-items.ts'
import { saveMaterial } from '#features/materials/write/save.service.ts'
import { listChemistry } from '#features/materials/read/summaries.queries.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { notify } from '#features/notifications/notifications.queries.ts'
import { type Images, openImages } from '#platform/images/images.ts'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { makePicture } from '#testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { type Deletion, deleteAccount } from './delete-account.service.ts'

/** Stands in everything that the person wrote. */
const MARKER = 'Zqxmarker'

let test: TestApp
let other: TestAccount
let reader: Record<string, string>
let deletion: Deletion | undefined
let ids: Awaited<ReturnType<typeof buildLibrary>>
let chemistryBefore: unknown
beforeAll(async () => {
  test = await createTestApp()
  const person = await createTestAccount(test.db, { name: `${MARKER} Potter`, username: MARKER })
  other = await createTestAccount(test.db)
  reader = (await logIn(test.db, other)).bearer
  ids = await buildLibrary(person)
  chemistryBefore = (await listChemistry(test.db, [ids.theirs])).get(ids.theirs)
  deletion = await remove(person.id)
})
afterAll(() => test.close())

function remove(id: number) {
  const images = openImages(
    { dataDir: test.dataDir, s3: undefined, imageCacheBytes: 1_000_000 },
    pino({ level: 'silent' }),
  )
  const outbox = join(test.dataDir, 'outbox')
  return deleteAccount({ db: test.db, images, outbox, now: new Date() }, id)
}

async function buildLibrary(person: TestAccount) {
  const { db } = test
  const own = { ownerId: person.id }
  await db
    .updateTable('account')
    .set({ email: `${MARKER.toLowerCase()}@test.invalid`, location: MARKER, description: MARKER })
    .where('id', '=', person.id)
    .execute()
  await logIn(db, person)
  const words = { description: `Words of ${MARKER}`, source: MARKER }
  const translations = [{ locale: 'de', name: 'Feldspat', description: MARKER }]
  const [feldspar = 0, whiting = 0, kaolin = 0, silica = 0, secret = 0] = await buildItems(db, [
    { ...POTASH_FELDSPAR, ...own, ...words, translations, otherNames: 'Orthoclase' },
    { ...WHITING, ...own, ...words, isPrivate: true, otherNames: `${MARKER} chalk` },
    { ...KAOLIN, ...own, ...words, name: `Kaolin of ${MARKER}` },
    { ...SILICA, ownerId: other.id },
    { ...SILICA, ...own, name: `${MARKER} secret`, isPrivate: true, description: 'Zqxprivate' },
  ])
  const line = (materialId: number, amount: number) => ({
    materialId,
    amount,
    isAdditional: false,
  })
  const [frit = 0, unused = 0] = await buildItems(db, [
    { ...own, name: 'Test frit', ...words, components: [line(feldspar, 60), line(whiting, 40)] },
    { ...own, name: `${MARKER} glaze`, components: [line(kaolin, 50), line(secret, 50)] },
  ])
  const [theirs = 0, child = 0] = await buildItems(db, [
    { ownerId: other.id, name: 'Test glaze', components: [line(frit, 70), line(silica, 30)] },
    { ...KAOLIN, ownerId: other.id, name: 'Test kaolin', parentId: kaolin },
  ])
  await saveMaterial(
    { db, now: new Date(), authorId: person.id },
    feldspar,
    (item) => ({ ...item.draft, description: `${MARKER} again` }),
    { note: MARKER },
  )
  await deriveStale(db)
  const photograph = (materialId: number, cdnId: string) => ({
    material_id: materialId,
    owner_id: person.id,
    cdn_id: cdnId,
    title: MARKER,
    description: MARKER,
  })
  await db
    .insertInto('material_image')
    .values([
      photograph(silica, 'a'.repeat(32)),
      photograph(feldspar, 'b'.repeat(32)),
      photograph(whiting, 'c'.repeat(32)),
      photograph(unused, 'd'.repeat(32)),
      { material_id: silica, owner_id: other.id, cdn_id: 'e'.repeat(32), title: 'Theirs' },
    ])
    .execute()
  await sql`update material as m set thumbnail_image_id =
    (select min(i.id) from material_image as i where i.material_id = m.id)`.execute(db)
  await markAllStale(db)
  await deriveStale(db)
  for (const ownerId of [person.id, other.id]) {
    const { id } = await db
      .insertInto('collection')
      .values({ owner_id: ownerId, name: ownerId === other.id ? 'Test' : MARKER })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('collection_material')
      .values([frit, unused].map((materialId) => ({ collection_id: id, material_id: materialId })))
      .execute()
  }
  await recordLog(db, {
    type: 'NOTE',
    authorId: person.id,
    title: MARKER,
    description: `Zqxprivate words of ${MARKER}`,
    isPosted: true,
  })
  await notify(db, { accountId: person.id, type: 'other', title: MARKER })
  const about = { accountId: other.id, type: 'comment' as const, title: `By ${MARKER}` }
  await notify(db, { ...about, actorId: person.id })
  test.app.mail.send({
    to: `${MARKER.toLowerCase()}@test.invalid`,
    locale: null,
    template: 'welcome',
    values: { name: MARKER },
    site: 'http://localhost:3000',
  })
  const mails = { locale: null, template: 'welcome' as const, site: 'http://localhost:3000' }
  test.app.mail.send({ ...mails, to: other.email, values: { name: 'test' } })
  await test.app.mail.idle()
  return { person, feldspar, whiting, kaolin, silica, frit, unused, theirs, child }
}

const detail = async (id: number) =>
  (await test.app.inject({ url: `/v2/recipes/${id}`, headers: reader })).json<{
    data: Record<string, unknown>
  }>().data

describe('a deleted account', () => {
  it('has left nothing of the person in any table', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(test.db)
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account', 'material_version', 'notification']),
    )
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`
        select row::text as text from ${sql.table(name)} as row`.execute(test.db)
      const text = rows
        .map((row) => row.text)
        .join('\n')
        .toLowerCase()
      expect({ name, found: text.includes(MARKER.toLowerCase()) }).toEqual({ name, found: false })
      expect({ name, found: text.includes('zqxprivate') }).toEqual({ name, found: false })
    }
  })

  it('leaves the items that recipes of others consist of, through one another', async () => {
    expect(deletion?.kept).toEqual([
      { id: ids.feldspar, name: 'Potash Feldspar', isPrivate: false, usedBy: 0, isLeft: false },
      { id: ids.whiting, name: 'Whiting', isPrivate: true, usedBy: 0, isLeft: false },
      { id: ids.frit, name: 'Test frit', isPrivate: false, usedBy: 1, isLeft: false },
    ])
    expect(deletion).toMatchObject({ removedItems: 3, removedPhotographs: 3 })
    expect(await detail(ids.frit)).toMatchObject({
      name: 'Test frit',
      description: null,
      source: null,
      user: { name: 'Former member', username: 'former-member' },
    })
    expect(await detail(ids.feldspar)).toMatchObject({
      otherNames: 'Orthoclase',
      translations: [{ locale: 'de', name: 'Feldspat', description: null }],
    })
    const answer = await test.app.inject({ url: `/v2/recipes/${ids.whiting}`, headers: reader })
    expect(answer.statusCode).toBe(404)
  })

  it('changes no figure of what others have', async () => {
    const after = (await listChemistry(test.db, [ids.theirs])).get(ids.theirs)
    expect(after).toEqual(chemistryBefore)
    expect(await detail(ids.child)).toMatchObject({ name: 'Test kaolin', parent: null })
    const { count } = await test.db
      .selectFrom('stale_material')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })

  it('leaves items of others that can be changed as before', async () => {
    for (const change of ['unpublish', 'publish']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/v2/recipes/${ids.child}/${change}`,
        headers: reader,
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
  })

  it('is found by nobody, in no list', async () => {
    for (const url of [
      `/v2/recipes/${ids.unused}`,
      `/v2/recipes/${ids.kaolin}`,
      `/v2/search?u=${ids.person.id}`,
      `/v2/search?q=${MARKER}`,
    ]) {
      const answer = await test.app.inject({ url, headers: reader })
      expect(answer.body.toLowerCase()).not.toContain(`"name":"${MARKER.toLowerCase()}`)
      if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ data: [] })
      else expect(answer.statusCode).toBe(404)
    }
  })

  it('leaves no photograph, and the items of others show the next one of theirs', async () => {
    const images = await test.db.selectFrom('material_image').select('cdn_id').execute()
    expect(images).toEqual([{ cdn_id: 'e'.repeat(32) }])
    const { image, images: shown } = await detail(ids.silica)
    expect(image).toMatchObject({ cdnId: 'e'.repeat(32) })
    expect(shown).toHaveLength(1)
    const found = await test.app.inject(`/v2/search?photo=1&composite=0&count=100`)
    const withPhotograph = found.json<{ data: { id: number }[] }>().data.map(({ id }) => id)
    expect(withPhotograph).toContain(ids.silica)
    expect(withPhotograph).not.toContain(ids.feldspar)
  })

  it('leaves the collections and notifications of others as far as they are theirs', async () => {
    const collections = await test.db
      .selectFrom('collection as c')
      .leftJoin('collection_material as cm', 'cm.collection_id', 'c.id')
      .select(['c.name', 'cm.material_id'])
      .execute()
    expect(collections).toEqual([{ name: 'Test', material_id: ids.frit }])
    expect(await test.db.selectFrom('notification').select('id').execute()).toEqual([])
  })

  it('has its mails removed from the outbox', async () => {
    expect((await test.mails()).map(({ to }) => to)).toEqual([other.email])
  })
})

it('pictures that nobody uses any more are gone with their files', async () => {
  const { db, dataDir } = test
  const leaver = await createTestAccount(db)
  const images = openImages(
    { dataDir, s3: undefined, imageCacheBytes: 1_000_000 },
    pino({ level: 'silent' }),
  )
  const avatar = await keepPicture(images, leaver.id)
  await db
    .updateTable('account')
    .set({ avatar_cdn_id: avatar.cdnId })
    .where('id', '=', leaver.id)
    .execute()
  const shared = await keepPicture(images, leaver.id)
  await db
    .insertInto('material_image')
    .values({ material_id: ids.silica, owner_id: leaver.id, cdn_id: shared.cdnId })
    .execute()
  expect(await filesOf(dataDir)).toEqual([avatar.cdnId, shared.cdnId].sort())
  expect(await remove(leaver.id)).toMatchObject({ removedPictures: 2, removedPhotographs: 1 })
  expect(await db.selectFrom('image').select('cdn_id').execute()).toEqual([])
  expect(await filesOf(dataDir)).toEqual([])
})

async function keepPicture(images: Images, ownerId: number) {
  const path = join(test.dataDir, 'picture.png')
  await writeFile(path, await makePicture(32, 32).png().toBuffer())
  const upload = { file: { path }, field: 'imageFile', ownerId, purpose: 'avatar' as const }
  return keepImage({ db: test.db, images }, upload)
}

/** Names of the stored pictures, without their endings. */
async function filesOf(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'images', 'originals'), { recursive: true })
  return names.flatMap((name) => /([0-9a-f]{32})\.\w+$/.exec(name)?.[1] ?? []).sort()
}

it.each(['library', 'former-member'])(
  'the account "%s" belongs to nobody and stays',
  async (name) => {
    const { id } = await test.db
      .insertInto('account')
      .values({ name, username: name, email: `${name}@library.invalid` })
      .onConflict((conflict) => conflict.expression(sql`lower(username)`).doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await remove(id)).toBeUndefined()
    expect(await remove(2_147_483_647)).toBeUndefined()
  },
)

it('every table that names an account says what becomes of its rows', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conname as name, confdeltype::text as rule from pg_constraint
    where contype = 'f' and confrelid = 'account'::regclass order by conname`.execute(test.db)
  const rules = Object.fromEntries(rows.map(({ name, rule }) => [name, rule]))
  // c: rows go with the account; n: rows stay and forget it; r, a: deleting handles them.
  expect(rules).toEqual({
    batch_account_fk: 'c',
    collection_bin_owner_fk: 'c',
    collection_owner_fk: 'c',
    comment_author_fk: 'a',
    email_change_account_fk: 'c',
    former_username_account_fk: 'c',
    happening_actor_fk: 'c',
    happening_answered_fk: 'n',
    image_owner_fk: 'n',
    import_run_owner_fk: 'c',
    kiln_schedule_owner_fk: 'c',
    log_follower_account_fk: 'c',
    log_owner_fk: 'c',
    material_follower_account_fk: 'c',
    material_image_owner_fk: 'r',
    material_owner_fk: 'r',
    material_version_author_fk: 'n',
    moderation_case_owner_fk: 'c',
    notification_account_fk: 'c',
    notification_actor_account_fk: 'c',
    notification_actor_fk: 'c',
    password_reset_account_fk: 'c',
    report_reporter_fk: 'c',
    review_author_fk: 'c',
    sent_change_account_fk: 'c',
    session_account_fk: 'c',
    stock_lot_account_fk: 'c',
    user_material_account_fk: 'c',
  })
})

it('takes its stock along, and leaves what others have in stock or on the shelf', async () => {
  const leaver = await createTestAccount(test.db)
  const { bearer } = await logIn(test.db, leaver)
  const [own = 0, stocked = 0, shelved = 0] = await buildItems(test.db, [
    { ...WHITING, ownerId: leaver.id, isPrivate: true },
    { ...KAOLIN, ownerId: leaver.id },
    { ...SILICA, ownerId: leaver.id },
  ])
  const buy = async (headers: Record<string, string>, materialId: number) => {
    const row = { materialId, packs: 1, packAmount: 5, packUnits: 'kilograms' }
    const payload = { rows: [row] }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/stock/lots',
      headers,
      payload,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await buy(bearer, own)
  await buy(bearer, ids.silica)
  await buy(reader, stocked)
  await test.app.inject({ url: `/v2/usermaterials/addMaterial/${shelved}`, headers: reader })
  expect(await remove(leaver.id)).toMatchObject({
    kept: [
      { id: stocked, usedBy: 0 },
      { id: shelved, usedBy: 0 },
    ],
    removedItems: 1,
  })
  const stock = await test.app.inject({ url: '/v2/stock', headers: reader })
  expect(stock.json().data).toMatchObject([{ materialId: stocked, left: '5000' }])
  const lots = await test.db.selectFrom('stock_lot').select('material_id').execute()
  expect(lots).toEqual([{ material_id: stocked }])
})
