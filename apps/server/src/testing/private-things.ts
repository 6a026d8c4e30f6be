import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { createTestAccount, type TestAccount } from './accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA } from './library.ts'

/** A word that is in all that the owner keeps private, and stands nowhere else. */
export const MARKER = 'Xyzzyglaze'
/** Ids far from all others, so that they can be told apart in any text. */
export const FIRST_PRIVATE_ID = 700_000_001
/** The photograph of the private recipe. */
export const PRIVATE_CDN_ID = 'c0ffee00c0ffee00c0ffee00c0ffee00'

/** What one person keeps private, and who asks for it. */
export interface PrivateThings {
  readonly people: Readonly<Record<'owner' | 'other' | 'muted', TestAccount>>
  readonly recipe: number
  readonly material: number
  readonly analysis: number
  /** A collection of the owner, which everybody may open, with what is private in it. */
  readonly collection: number
}

/** Ids of the private items; logs, words and entries of the shelf have the same. */
export const privateIds = ({ recipe, material, analysis }: PrivateThings): readonly number[] => [
  recipe,
  material,
  analysis,
]

/** A private item of each kind, and everything private that a person can have of and beside them. */
export async function keepPrivateThings(db: Kysely<Database>): Promise<PrivateThings> {
  const owner = await createTestAccount(db)
  const other = await createTestAccount(db)
  const muted = await createTestAccount(db, { isMuted: true })
  const { publicRecipe, ...items } = await addItems(db, owner.id)
  const { recipe, material } = items
  const collection = await addCollection(db, owner.id, [recipe, publicRecipe])
  await addImage(db, owner.id, recipe)
  await addLogs(db, owner.id, recipe, material)
  await addWords(db, owner.id, recipe)
  await addSchedule(db, owner.id)
  // Someone who was told of an item while it was public.
  await db
    .insertInto('notification')
    .values({
      account_id: other.id,
      actor_id: owner.id,
      type: 'other',
      title: 'Test',
      material_id: recipe,
    })
    .execute()
  const things = { people: { owner, other, muted }, ...items, collection }
  await stockShelf(db, owner.id, privateIds(things))
  return things
}

/** The private items are made last, and the recipe of them is a revision of a public one. */
async function addItems(db: Kysely<Database>, ownerId: number) {
  const [spar = 0, silica = 0] = await buildItems(db, [
    { ...POTASH_FELDSPAR, ownerId },
    { ...SILICA, ownerId },
  ])
  const components = [spar, silica].map((materialId) => ({
    materialId,
    amount: 50,
    isAdditional: false,
  }))
  const glaze = { components, colour: 'a1b2c3' }
  const [publicRecipe = 0] = await buildItems(db, [{ ...glaze, ownerId, name: 'Test public' }])
  await sql`select setval(pg_get_serial_sequence('material', 'id'), ${FIRST_PRIVATE_ID - 1})`.execute(
    db,
  )
  const marked = {
    ownerId,
    isPrivate: true,
    otherNames: `${MARKER} too`,
    description: `${MARKER} in words`,
    source: `${MARKER} papers`,
    translations: [{ locale: 'de', name: `${MARKER} auf Deutsch` }],
  }
  const [material = 0, recipe = 0, analysis = 0] = await buildItems(db, [
    { ...KAOLIN, ...marked, name: `${MARKER} clay` },
    { ...marked, ...glaze, name: MARKER, revisionParentId: publicRecipe },
    { ...POTASH_FELDSPAR, ...marked, kind: 'analysis', name: `${MARKER} figures`, parentId: spar },
  ])
  return { publicRecipe, recipe, material, analysis }
}

async function addCollection(
  db: Kysely<Database>,
  ownerId: number,
  materialIds: readonly number[],
): Promise<number> {
  const { id } = await db
    .insertInto('collection')
    .values({ owner_id: ownerId, name: 'Test box', description: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('collection_material')
    .values(
      materialIds.map((materialId) => ({
        collection_id: id,
        material_id: materialId,
        created_at: undefined,
      })),
    )
    .execute()
  return id
}

async function addImage(db: Kysely<Database>, ownerId: number, materialId: number): Promise<void> {
  await db
    .insertInto('image')
    .values({
      cdn_id: PRIVATE_CDN_ID,
      owner_id: ownerId,
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
    values (${materialId}, ${ownerId}, ${PRIVATE_CDN_ID}, ${`${MARKER} photo`})`.execute(db)
}

/** One that is private, and one about something private, under the ids that all calls are asked for. */
async function addLogs(
  db: Kysely<Database>,
  ownerId: number,
  recipe: number,
  material: number,
): Promise<void> {
  const log = { type_id: 1, owner_id: ownerId, title: `${MARKER} log`, words: '' }
  await db
    .insertInto('log')
    .values([
      { ...log, id: recipe, description: `${MARKER} told`, is_private: true },
      { ...log, id: material, material_id: recipe },
    ])
    .execute()
  await sql`update log set words = array_to_tsvector(array[${MARKER.toLowerCase()}])`.execute(db)
}

/** A review and a comment, with the id of the item: whoever asks for one asks for all three. */
async function addWords(db: Kysely<Database>, ownerId: number, materialId: number): Promise<void> {
  const words = { id: materialId, material_id: materialId, author_id: ownerId, client_key: null }
  await db
    .insertInto('review')
    .values({ ...words, rating: 4, description: `${MARKER} in a review` })
    .execute()
  const about = { log_id: null, parent_id: null, cdn_id: null }
  await db
    .insertInto('comment')
    .values({ ...words, ...about, content: `${MARKER} in a comment, as long as one is` })
    .execute()
}

async function addSchedule(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db
    .insertInto('kiln_schedule')
    .values({
      id: FIRST_PRIVATE_ID,
      owner_id: ownerId,
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
}

/** Entries of the owner's shelf, by ids that are asked for. */
async function stockShelf(
  db: Kysely<Database>,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) {
    await sql`insert into user_material (id, account_id, material_id, vendor_code)
      values (${id}, ${ownerId}, ${id}, ${`${MARKER} code`})`.execute(db)
  }
}
