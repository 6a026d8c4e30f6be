import { CALLS, type CallId } from '@glazy/contract/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '#features/notifications/notifications.queries.ts'
import { doingsOf, joinCommunity, type Member, takePicture, WORDS } from '#testing/community.ts'
import { photographForm } from '#testing/photographs.ts'
import { POST_WORDS } from '#testing/posts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * What belongs to somebody is changed by nobody else. Every call that changes something stands in
 * the table: what it is asked for by ids of somebody else, or that it takes none. A call that is
 * added tomorrow and is not in it fails.
 */
interface Try {
  /** Everybody sees the thing, so the call is forbidden; or it does not exist for others. */
  readonly is: 403 | 404
  readonly in?: Readonly<Record<string, number | string>>
  readonly query?: string
  readonly body?: object
  /** Whoever is not logged in hears the same as everybody. */
  readonly isOpen?: true
  readonly form?: ReturnType<typeof photographForm>
}

type Tries = (things: Things) => readonly Try[]

/** The call takes no id, changes only what is the viewer's, or names things in what it saves. */
const OWN: Tries = () => []

const ITEM = { name: 'Stolen', description: WORDS }
const recipeBody = (componentMaterialId: number) => ({
  ...ITEM,
  materialComponents: [{ componentMaterialId, percentageAmount: 100 }],
})
const PRICE = { price: '1', priceUnits: 'grams' }
const COMMENT = { content: WORDS }
const REVIEW = { rating: 1, description: WORDS }
const SCHEDULE = { name: 'Stolen', ramps: [] }
const POST = { ...POST_WORDS, title: 'Stolen' }

/** Of a thing that everybody sees and one that is private. */
const both =
  (seen: keyof Numbers, hidden: keyof Numbers, body?: object, more: Try['in'] = {}): Tries =>
  (things) => [
    { is: 403, in: { id: things[seen], ...more }, ...(body && { body }) },
    { is: 404, in: { id: things[hidden], ...more }, ...(body && { body }) },
  ]
const forbidden =
  (thing: keyof Numbers, body?: object): Tries =>
  (things) => [{ is: 403, in: { id: things[thing] }, ...(body && { body }) }]
const missing =
  (thing: keyof Numbers, body?: object, more: Try['in'] = {}): Tries =>
  (things) => [{ is: 404, in: { id: things[thing], ...more }, ...(body && { body }) }]

const forModerators =
  (body?: object): Tries =>
  () => [{ is: 404, isOpen: true, in: { id: 1 }, ...(body && { body }) }]

const ENTRIES: Readonly<Partial<Record<CallId, Tries>>> = {
  login: OWN,
  logout: OWN,
  register: OWN,
  recovery: OWN,
  resetPassword: OWN,
  saveProfile: OWN,
  changePassword: OWN,
  changeEmail: OWN,
  confirmEmail: OWN,
  requestDeletion: OWN,
  keepAccount: OWN,
  createAvatar: OWN,
  removeAvatar: OWN,
  endSession: missing('session'),
  endOtherSessions: OWN,
  savePreference: OWN,
  savePreferences: OWN,
  markNotificationAsRead: missing('notification'),
  markAllNotificationsAsRead: ({ notification }) => [{ is: 404, query: `?id=${notification}` }],
  unsubscribeMails: OWN,
  resubscribeMails: OWN,
  solve: OWN,
  translateText: OWN,
  reportVitals: OWN,
  reportError: OWN,
  createMaterial: OWN,
  updateMaterial: both('item', 'hiddenItem', ITEM),
  createRecipe: OWN,
  updateRecipe: (of) => both('item', 'hiddenItem', recipeBody(of.item))(of),
  deleteMaterial: both('item', 'hiddenItem'),
  copyMaterial: missing('hiddenItem'),
  subscribeMaterial: missing('hiddenItem'),
  // Whoever follows what has been hidden since can leave it.
  unsubscribeMaterial: OWN,
  publishMaterial: both('item', 'hiddenItem'),
  unpublishMaterial: both('item', 'hiddenItem'),
  archiveMaterial: both('item', 'hiddenItem'),
  lockMaterial: both('item', 'hiddenItem'),
  restoreMaterialVersion: both('item', 'hiddenItem', undefined, { number: 1 }),
  copyMaterialVersion: missing('hiddenItem', undefined, { number: 1 }),
  createMaterialImage: ({ hiddenItem, picture }) => [
    { is: 404, form: photographForm(hiddenItem, picture) },
  ],
  updateMaterialImage: both('photograph', 'hiddenPhotograph', { title: 'Stolen' }),
  deleteMaterialImage: both('photograph', 'hiddenPhotograph'),
  setThumbnail: ({ item, photograph, hiddenItem, hiddenPhotograph }) => [
    { is: 403, in: { id: item, imageId: photograph } },
    { is: 404, in: { id: hiddenItem, imageId: hiddenPhotograph } },
  ],
  createCollection: OWN,
  updateCollection: forbidden('collection', { name: 'Stolen', isPinned: true }),
  deleteCollection: forbidden('collection'),
  restoreCollection: missing('binned'),
  addToCollection: ({ collection, item, hiddenItem }) => [
    { is: 403, body: { collectionId: collection, materialId: item } },
    { is: 404, body: { collectionName: 'Stolen', materialIds: [hiddenItem] } },
  ],
  removeFromCollection: ({ collection, item }) => [
    { is: 403, in: { collectionId: collection, materialId: item } },
  ],
  removeManyFromCollection: ({ collection, item }) => [
    { is: 403, in: { collectionId: collection }, body: { materialIds: [item] } },
  ],
  createReview: ({ hiddenItem }) => [{ is: 404, body: { material_id: hiddenItem, ...REVIEW } }],
  updateReview: both('review', 'hiddenReview', REVIEW),
  deleteReview: both('review', 'hiddenReview'),
  createMaterialComment: ({ hiddenItem, item, logComment }) => [
    { is: 404, body: { id: hiddenItem, ...COMMENT } },
    // A comment on something else.
    { is: 404, body: { id: item, parentId: logComment, ...COMMENT } },
  ],
  updateMaterialComment: both('comment', 'hiddenComment', COMMENT),
  deleteMaterialComment: both('comment', 'hiddenComment'),
  createLogComment: ({ hiddenLog, log, comment }) => [
    { is: 404, body: { id: hiddenLog, ...COMMENT } },
    { is: 404, body: { id: log, parentId: comment, ...COMMENT } },
  ],
  updateLogComment: both('logComment', 'hiddenLogComment', COMMENT),
  deleteLogComment: both('logComment', 'hiddenLogComment'),
  // What is hidden from them is left out.
  addBelongings: OWN,
  matchImport: OWN,
  addToImport: OWN,
  undoImport: missing('importRun'),
  createLog: ({ hiddenItem }) => [{ is: 404, body: { ...POST, materialId: hiddenItem } }],
  updateLog: both('log', 'hiddenLog', POST),
  deleteLog: both('log', 'hiddenLog'),
  subscribeLog: missing('hiddenLog'),
  unsubscribeLog: OWN,
  saveInventory: ({ hiddenItem }) => [{ is: 404, body: { rows: [{ materialId: hiddenItem }] } }],
  removeFromInventory: missing('shelfRow'),
  updateInventoryPrice: ({ shelfRow }) => [{ is: 404, body: { id: shelfRow, ...PRICE } }],
  importInventory: OWN,
  addToInventory: missing('hiddenItem'),
  buyLots: ({ hiddenItem }) => [
    { is: 404, body: { rows: [{ materialId: hiddenItem, packAmount: 1, packUnits: 'grams' }] } },
  ],
  changeLot: missing('lot', { note: 'Stolen' }),
  deleteLot: missing('lot'),
  moveStock: ({ lot }) => [
    { is: 404, body: { lotId: lot, kind: 'lose', amount: 1, unit: 'grams' } },
  ],
  setReorder: ({ item }) => [{ is: 404, body: { materialId: item, amount: 1, unit: 'grams' } }],
  planBatch: ({ hiddenItem }) => [
    { is: 404, body: { recipeId: hiddenItem, size: 1, unit: 'grams' } },
  ],
  changeBatch: missing('batch', { note: 'Stolen' }),
  finishBatch: missing('batch', {}),
  reopenBatch: missing('batch'),
  addToBatch: missing('batch', { water: { amount: 1, unit: 'grams' } }),
  removeAddition: missing('batch', undefined, { addition: 1 }),
  deleteBatch: missing('batch'),
  containsMaterials: OWN,
  createKilnSchedule: OWN,
  updateKilnSchedule: both('schedule', 'hiddenSchedule', SCHEDULE),
  deleteKilnSchedule: both('schedule', 'hiddenSchedule'),
  copyKilnSchedule: missing('hiddenSchedule'),
  reportContent: ({ hiddenItem }) => [
    { is: 404, body: { kind: 'material', id: hiddenItem, reason: 'spam' } },
  ],
  // Only for moderators, and nothing of it is there for others.
  hideContent: forModerators({ reason: WORDS }),
  restoreContent: forModerators(),
  dismissCase: forModerators(),
  muteAccount: forModerators({ reason: WORDS, days: 1 }),
  unmuteAccount: forModerators(),
  clearAccount: forModerators({ reason: WORDS }),
  unclearAccount: forModerators(),
}

let test: TestApp
let owner: Member
let others: Readonly<Record<'other' | 'muted', Member>>
let things: Things
beforeAll(async () => {
  test = await createTestApp()
  owner = await joinCommunity(test)
  others = {
    other: await joinCommunity(test),
    muted: await joinCommunity(test, { isMuted: true }),
  }
  things = await makeThings()
})
afterAll(() => test.close())

/** One of everything that has an id, of the owner. */
async function makeThings() {
  const own = doingsOf(test, owner)
  const [item, hiddenItem] = [await own.item(), await own.item({ isPrivate: true })]
  const hiddenLog = await own.post({ isPrivate: '1' })
  const log = await own.post()
  const collection = await own.collection([item, hiddenItem])
  const binned = await own.collection([item])
  await test.app.inject({
    method: 'DELETE',
    url: `/v2/collections/${binned}`,
    headers: owner.bearer,
  })
  const importRun = await test.db
    .insertInto('import_run')
    .values({ owner_id: owner.id, client_key: crypto.randomUUID(), name: 'shelf.csv' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('import_item')
    .values({ import_id: importRun.id, key: 'm1', material_id: item })
    .execute()
  return {
    item,
    hiddenItem,
    log,
    hiddenLog,
    collection,
    binned,
    importRun: importRun.id,
    session: owner.sessionId,
    picture: await takePicture(),
    shelfRow: await own.shelfRow(item),
    lot: await own.lot(item),
    batch: await own.batch(item),
    schedule: await own.schedule(),
    hiddenSchedule: await own.schedule({ isPrivate: true }),
    review: await own.review(item),
    hiddenReview: await own.review(hiddenItem),
    comment: await own.comment('material', item),
    hiddenComment: await own.comment('material', hiddenItem),
    logComment: await own.comment('log', log),
    hiddenLogComment: await own.comment('log', hiddenLog),
    photograph: await own.photograph(item),
    hiddenPhotograph: await own.photograph(hiddenItem),
    notification: await notify(test.db, { accountId: owner.id, type: 'other', title: 'Test' }),
  }
}
type Things = Awaited<ReturnType<typeof makeThings>>
type Numbers = Omit<Things, 'picture'>

/** Calls that change something, by the document that the server makes of what it registers. */
function changingCalls(): CallId[] {
  const { paths } = test.app.swagger() as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  const changing = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId = '' }]) =>
      method === 'get' ? [] : [operationId.replace(/ByPost$/, '')],
    ),
  )
  return [...new Set(changing)] as CallId[] // the contract's ids are those of the document
}

async function send(id: CallId, wanted: Try, person: Member | null) {
  const { method, path } = CALLS[id]
  const { in: values = {}, query = '', body, form } = wanted
  const answer = await test.app.inject({
    // The marker is what a GET that changes something asks a browser for.
    method,
    url: `/v2${path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))}${query}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...person?.bearer, ...form?.headers },
    ...((form?.payload ?? body) && { payload: form?.payload ?? body }),
  })
  return answer.statusCode
}

/** All that is stored, but for what a login leaves and what was counted. */
async function storedWithout(left: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(test.db)
  const kept: Record<string, string> = {}
  for (const { name } of rows.filter((table) => !left.includes(table.name))) {
    const { rows: found } = await sql<{ text: string | null }>`
      select string_agg(t::text, E'\n' order by t::text) as text
      from ${sql.table(name)} as t`.execute(test.db)
    kept[name] = found[0]?.text ?? ''
  }
  return kept
}

const keyOf = (wanted: Try) => JSON.stringify(wanted.in ?? wanted.query ?? wanted.body ?? 'form')

it('every call that changes something says whose things it is tried with', () => {
  expect(Object.keys(ENTRIES).toSorted()).toEqual(changingCalls().toSorted())
})

describe('what belongs to somebody', () => {
  it.each([
    ['a stranger', null, ({ is, isOpen }: Try) => [isOpen ? is : 401]],
    ['another', 'other', ({ is }: Try) => [is]],
    // Who may not write at all hears that first.
    ['another who is muted', 'muted', ({ is }: Try) => [403, is]],
  ] as const)('is changed by no call of %s', async (_, role, allowed) => {
    const before = await storedWithout(['session'])
    const wrong: string[] = []
    for (const id of changingCalls()) {
      for (const wanted of ENTRIES[id]?.(things) ?? []) {
        const status = await send(id, wanted, role && others[role])
        if (!allowed(wanted).includes(status)) wrong.push(`${id} ${keyOf(wanted)}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await storedWithout(['session'])).toEqual(before)
  })

  it('is not taken through a thing of their own', async () => {
    const { other } = others
    const log = await doingsOf(test, other).post()
    const images = () =>
      test.db.selectFrom('log_image').selectAll().orderBy('id').where('log_id', '=', things.log)
    const before = await images().execute()
    const image = before[0]?.id
    for (const theft of [{ imageId0: image, imageFileTitle0: 'Stolen' }, { removeImages: image }]) {
      await test.app.inject({
        method: 'PATCH',
        url: `/v2/logs/${log}`,
        headers: other.bearer,
        payload: { ...POST_WORDS, ...theft },
      })
      expect(await images().execute()).toEqual(before)
    }
  })

  it('has secrets that no guess opens', async () => {
    const guess = `token=${crypto.randomUUID()}`
    for (const call of ['unsubscribeMails', 'resubscribeMails'] as const) {
      expect(await send(call, { is: 404, query: `?${guess}` }, others.other)).toBe(404)
    }
  })
})
