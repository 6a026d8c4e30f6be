import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { type Attempt, attemptsOf } from '#testing/attempts.ts'
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
} from '#testing/fuzz/openapi-document.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'
import { EVERY_CALL } from '#testing/patiently.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Private things of one person, named by a word that stands nowhere else, and every call of the
 * OpenAPI document asked for them by everyone else. The table is made from the document: a call
 * that is added tomorrow is asked too.
 */
const MARKER = 'Xyzzyglaze'
/** Ids far from all others, so that they can be told apart in any text. */
const FIRST_PRIVATE_ID = 700_000_001
/** An id that nothing has. */
const UNUSED_ID = 1_900_000_001
const CDN_ID = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const UNUSED_CDN_ID = 'c0ffee11c0ffee11c0ffee11c0ffee11'

const ROLES = ['anonymous', 'other', 'muted'] as const
type Role = (typeof ROLES)[number] | 'owner'

let test: TestApp
let owner: TestAccount
let operations: readonly Operation[]
let people: Record<Exclude<Role, 'anonymous'>, TestAccount>
let secret: { recipe: number; material: number; analysis: number }
/** A collection of the owner, which everybody may open, with what is private in it. */
let collection: number
let publicRecipe: number

beforeAll(async () => {
  test = await createTestApp()
  operations = listOperations(test.app.swagger() as unknown as OpenApiDocument) // one document, two type names
  owner = await createTestAccount(test.db)
  const other = await createTestAccount(test.db)
  people = { owner, other, muted: await createTestAccount(test.db, { isMuted: true }) }
  const [spar = 0, silica = 0] = await buildItems(test.db, [
    { ...POTASH_FELDSPAR, ownerId: owner.id },
    { ...SILICA, ownerId: owner.id },
  ])
  const lines = [spar, silica].map((materialId) => ({
    materialId,
    amount: 50,
    isAdditional: false,
  }))
  ;[publicRecipe = 0] = await buildItems(test.db, [
    { ownerId: owner.id, name: 'Test public', components: lines, colour: 'a1b2c3' },
  ])
  await moveIds(FIRST_PRIVATE_ID)
  const marked = {
    ownerId: owner.id,
    isPrivate: true,
    otherNames: `${MARKER} too`,
    description: `${MARKER} in words`,
    source: `${MARKER} papers`,
    translations: [{ locale: 'de', name: `${MARKER} auf Deutsch` }],
  }
  const [material = 0] = await buildItems(test.db, [
    { ...KAOLIN, ...marked, name: `${MARKER} clay` },
  ])
  const [recipe = 0, analysis = 0] = await buildItems(test.db, [
    {
      ...marked,
      name: MARKER,
      components: lines,
      colour: 'a1b2c3',
      revisionParentId: publicRecipe,
    },
    { ...POTASH_FELDSPAR, ...marked, kind: 'analysis', name: `${MARKER} figures`, parentId: spar },
  ])
  ;({ id: collection } = await test.db
    .insertInto('collection')
    .values({
      owner_id: owner.id,
      name: 'Test box',
      description: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow())
  await test.db
    .insertInto('collection_material')
    .values(
      [recipe, publicRecipe].map((id) => ({
        collection_id: collection,
        material_id: id,
        created_at: undefined,
      })),
    )
    .execute()
  await addImage(recipe)
  await addLogs(recipe, material)
  await addWords(recipe)
  // Someone who was told of an item while it was public.
  await test.db
    .insertInto('notification')
    .values({
      account_id: other.id,
      actor_id: owner.id,
      type: 'other',
      title: 'Test',
      material_id: recipe,
    })
    .execute()
  await test.db
    .insertInto('kiln_schedule')
    .values({
      id: FIRST_PRIVATE_ID,
      owner_id: owner.id,
      client_key: null,
      name: `${MARKER} firing`,
      description: null,
      cone_id: 30,
      atmosphere_id: 1,
      start_temperature: 20,
      is_celsius: true,
      is_private: true,
    })
    .execute()
  secret = { recipe, material, analysis }
  await stockShelf()
})
afterAll(() => test.close())

async function moveIds(first: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('material', 'id'), ${first - 1})`.execute(test.db)
}

async function addImage(materialId: number): Promise<void> {
  await test.db
    .insertInto('image')
    .values({
      cdn_id: CDN_ID,
      owner_id: owner.id,
      purpose: 'material',
      format: 'webp',
      width: 4,
      height: 4,
      bytes: 100,
      dominant_hex: 'a1b2c3',
      secondary_hex: null,
    })
    .execute()
  await sql`insert into material_image (material_id, owner_id, cdn_id, title)
    values (${materialId}, ${owner.id}, ${CDN_ID}, ${`${MARKER} photo`})`.execute(test.db)
}

/** One that is private, and one about something private, under the ids that all calls are asked for. */
async function addLogs(recipe: number, material: number): Promise<void> {
  const log = { type_id: 1, owner_id: owner.id, title: `${MARKER} log`, words: '' }
  await test.db
    .insertInto('log')
    .values([
      { ...log, id: recipe, description: `${MARKER} told`, is_private: true },
      { ...log, id: material, material_id: recipe },
    ])
    .execute()
  await sql`update log set words = array_to_tsvector(array[${MARKER.toLowerCase()}])`.execute(
    test.db,
  )
}

/** Entries of the owner's shelf, by ids that are asked for. */
async function stockShelf(): Promise<void> {
  for (const id of privateIds()) {
    await sql`insert into user_material (id, account_id, material_id, vendor_code)
      values (${id}, ${owner.id}, ${id}, ${`${MARKER} code`})`.execute(test.db)
  }
}

/** A review and a comment, with the id of the item: whoever asks for one asks for all three. */
async function addWords(materialId: number): Promise<void> {
  const words = { id: materialId, material_id: materialId, author_id: owner.id, client_key: null }
  await test.db
    .insertInto('review')
    .values({ ...words, rating: 4, description: `${MARKER} in a review` })
    .execute()
  const about = { log_id: null, parent_id: null, cdn_id: null }
  await test.db
    .insertInto('comment')
    .values({ ...words, ...about, content: `${MARKER} in a comment, as long as one is` })
    .execute()
}

const privateIds = () => [secret.recipe, secret.material, secret.analysis]

/** What each parameter may be to ask for what is private. */
function temptations(name: string): readonly string[] {
  const all = privateIds().map(String)
  switch (name) {
    case 'id':
    case 'excludeId':
    case 'material_id':
    case 'materialId':
      return all
    case 'id[]':
      return [all.join(',')]
    case 'collection':
    case 'collectionId':
      return [String(collection)]
    case 'u':
    case 'username':
    case 'userId':
    case 'user':
      return [String(owner.id), owner.username]
    case 'q':
    case 'subsearch':
    case 'keywords':
    case 'query':
      return [MARKER, `${MARKER.slice(0, 5)}`, all[0] ?? '']
    case 'category':
      return ['recipes', 'materials', 'analyses']
    case 'format':
      return ['YAML', 'CSV', 'GlazeChem', 'Insight']
    case 'cdnId':
      return [CDN_ID]
    case 'include':
      return ['analysis,components', 'images']
    case 'color':
      return ['a1b2c3']
    default:
      return ['1']
  }
}

/** Bodies that name the private things wherever a body can name a thing. */
function bodiesOf({ method, body }: Operation): (string | undefined)[] {
  if (method === 'GET') return [undefined]
  const component = { componentMaterialId: secret.material, percentageAmount: 100 }
  const named = {
    materials: privateIds(),
    rows: [{ materialId: secret.material }],
    id: secret.recipe,
    material_id: secret.recipe,
    materialId: secret.recipe,
    collectionId: collection,
    collectionName: 'Test stolen',
    materialIds: privateIds(),
    parentId: secret.recipe,
    rating: 5,
    content: 'Words enough for a comment',
    newName: 'Test stolen',
    title: 'Test stolen',
    description: 'Test of what is stolen',
    logTypeId: 1,
    name: 'Test stolen',
    translations: [{ locale: 'en', name: 'Test stolen' }],
    baseTypeId: 460,
    materialComponents: [component],
    materialParentId: secret.material,
    revisionParentId: secret.recipe,
  }
  return body === undefined ? [undefined, '{}'] : [JSON.stringify(named)]
}

const everyWay = (operation: Operation) =>
  attemptsOf(operation, { valuesOf: temptations, bodiesOf })

/** A session for this one request: some calls end all that there are. */
async function headersOf(role: Role): Promise<Record<string, string>> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' }
  return role === 'anonymous'
    ? marker
    : { ...marker, ...(await logIn(test.db, people[role])).bearer }
}

async function send(role: Role, { operation, url, payload }: Attempt) {
  const answer = await test.app.inject({
    method: operation.method as 'GET',
    url,
    headers: {
      ...(await headersOf(role)),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })
  const text = answer.rawPayload.toString('utf8')
  return {
    status: answer.statusCode,
    text: `${JSON.stringify(answer.headers)}\n${text}`,
    body: text,
  }
}

/** The same attempt at things that do not exist. */
function atNothing(attempt: Attempt): Attempt {
  const swap = (text: string) =>
    [...privateIds()]
      .reduce((all, id) => all.replaceAll(String(id), String(UNUSED_ID)), text)
      .replaceAll(CDN_ID, UNUSED_CDN_ID)
  return { ...attempt, url: swap(attempt.url), payload: attempt.payload && swap(attempt.payload) }
}

/** An answer without what differs from one request to the next. */
function comparable({ status, body }: { status: number; body: string }): string {
  // What is new has a number and a time of its own.
  if (status === 201) return '201'
  const plain = [...privateIds(), UNUSED_ID].reduce(
    (text, id) => text.replaceAll(String(id), 'ID'),
    body,
  )
  return `${status} ${plain.replace(/"(request_id|updatedAt)":"[^"]*"/g, '').replaceAll(UNUSED_CDN_ID, CDN_ID)}`
}

/** Words of the owner's that are for nobody else. */
const forbidden = () => [MARKER, MARKER.toLowerCase(), owner.email]

describe.each(ROLES)('what is private to somebody, to %s', (role) => {
  it('is in no answer of any call', EVERY_CALL, async () => {
    const attempts = operations.flatMap(everyWay)
    expect(attempts.length).toBeGreaterThan(200)
    const leaks: string[] = []
    for (const attempt of attempts) {
      const { status, text } = await send(role, attempt)
      // What was asked for may be said again; nothing else of it may.
      const said = text.replaceAll(encodeURIComponent(MARKER), '')
      const asked = attempt.url.includes(MARKER) && status >= 400
      if (!asked && forbidden().some((word) => said.includes(word))) {
        leaks.push(`${attempt.operation.method} ${attempt.url}`)
      }
    }
    expect(leaks).toEqual([])
  })

  it('is answered like what does not exist', EVERY_CALL, async () => {
    const attempts = operations
      .flatMap(everyWay)
      .filter((attempt) => atNothing(attempt).url !== attempt.url || attempt.payload !== undefined)
    const differences: string[] = []
    for (const attempt of attempts) {
      const [there, nowhere] = [await send(role, attempt), await send(role, atNothing(attempt))]
      if (comparable(there) === comparable(nowhere)) continue
      differences.push(
        `${attempt.operation.method} ${attempt.url}: ${comparable(there).slice(0, 200)} | ${comparable(nowhere).slice(0, 200)}`,
      )
    }
    expect(differences).toEqual([])
  })

  it('is not forbidden but not found', async () => {
    for (const path of [
      `/v2/recipes/${secret.recipe}`,
      `/v2/recipes/${secret.material}/export/YAML`,
      `/v2/logs/${secret.recipe}`,
      `/v2/logs/${secret.material}`,
    ]) {
      expect(
        (await test.app.inject({ url: path, headers: await headersOf(role) })).statusCode,
      ).toBe(404)
    }
    const picture = { url: `/images/${CDN_ID}`, headers: await headersOf(role) }
    expect((await test.app.inject(picture)).statusCode).toBe(404)
  })

  it('is in no file for machines', async () => {
    for (const url of [
      '/sitemap.xml',
      '/sitemap-0.xml',
      '/robots.txt',
      '/openapi.json',
      '/metrics',
    ]) {
      const { body } = await test.app.inject({ url, headers: await headersOf(role) })
      for (const word of forbidden()) expect(body, url).not.toContain(word)
    }
    const file = Math.floor(FIRST_PRIVATE_ID / 20_000)
    const { body } = await test.app.inject(`/sitemap-${file}.xml`)
    expect(body).not.toContain(MARKER.toLowerCase())
  })
})

describe('to its owner', () => {
  it('it is all there', async () => {
    const seen = new Set<string>()
    // A GET that is a POST too changes something.
    const reading = operations.filter(
      ({ method, path }) =>
        method === 'GET' &&
        !operations.some((other) => other.method === 'POST' && other.path === path),
    )
    for (const attempt of reading.flatMap(everyWay)) {
      const { status, text } = await send('owner', attempt)
      if (status === 200 && text.includes(MARKER)) seen.add(attempt.operation.id)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['GET getMaterial', 'GET exportMaterial', 'GET searchMaterials']),
    )
    expect(seen.size).toBeGreaterThan(5)
  })

  it('and after everybody has tried everything it is as it was', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from material
      where id >= ${FIRST_PRIVATE_ID} and is_private and owner_id = ${owner.id}
      and name like ${`${MARKER}%`}`.execute(test.db)
    expect(rows[0]?.count).toBe(3)
    const { rows: stolen } = await sql`select from material_component as line
      join material as recipe on recipe.id = line.recipe_id
      where line.component_id = ${secret.material} and recipe.owner_id <> ${owner.id}`.execute(
      test.db,
    )
    expect(stolen).toEqual([])
  })
})
