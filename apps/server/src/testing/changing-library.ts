import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import { buildAccount, buildItems, type ItemPlan } from './library.ts'
import { randomNumbers } from './random-library.ts'

/** Beginnings of one another, codes, accents, signs that are no letters, another script. */
const WORDS = [
  ...['Red', 'Redart', 'Reduction', 'Blue', 'Bluish', 'Matte', 'Mat', '3134', 'G-200', 'EPK'],
  ...['Ténmoku', 'Celadon', "Potter's", '青磁', '青磁釉', 'a', '5', 'Δ6'],
]
export const COLOURS = ['88aacc', '221100', 'aaccbb', 'cc3322']

/** Choices that are the same in every run. */
export interface Dice {
  readonly random: () => number
  readonly oneOf: <TItem>(all: readonly TItem[]) => TItem
}

export function createDice(seed: number): Dice {
  const random = randomNumbers(seed)
  return { random, oneOf: (all) => all[Math.floor(random() * all.length)]! }
}

/** Words, as many as told at most. */
export function some({ random, oneOf }: Dice, most: number): string {
  const count = 1 + Math.floor(random() * most)
  return Array.from({ length: count }, () => oneOf(WORDS)).join(' ')
}

/** A library of three people in which anything may change. */
export interface ChangingLibrary {
  readonly db: Kysely<Database>
  readonly dice: Dice
  readonly owner: number
  readonly other: number
  readonly moderator: number
  /** Raw materials, and recipes that are inside others: they are never removed. */
  readonly materials: number[]
  readonly inner: number[]
  /** Everything else. */
  readonly ids: number[]
  readonly collections: number[]
}

export async function buildChangingLibrary(
  db: Kysely<Database>,
  dice: Dice,
): Promise<ChangingLibrary> {
  const { oneOf } = dice
  const owner = await buildAccount(db)
  const other = await buildAccount(db, { name: 'Another Potter' })
  const moderator = await buildAccount(db)
  const people = { owner, other, moderator }
  const library: ChangingLibrary = {
    db,
    dice,
    ...people,
    materials: [],
    inner: [],
    ids: [],
    collections: [],
  }
  const { materials, inner, ids } = library
  await buildMaterials(library)
  for (const count of [6, 3]) {
    const mixtures = Array.from({ length: count }, () => mixture(library))
    inner.push(...(await buildItems(db, mixtures)))
  }
  for (const accountId of Object.values(people)) {
    for (const id of [...materials.slice(0, 9), inner[0] ?? 0]) {
      await toggleStock(library, accountId, id)
    }
    for (let count = 0; count < 12; count += 1) await buy(library, accountId, oneOf(materials))
  }
  const plans = Array.from({ length: 240 }, () => plan(library))
  ids.push(...(await buildItems(db, plans)))
  await sql`update material set rating_average = 3 + id % 3 / 2.0, rating_count = id % 4
    where id % 2 = 0`.execute(db)
  for (let count = 0; count < 60; count += 1) await photograph(library, oneOf(ids))
  await sql`update material set is_withheld = true where id % 9 = 0`.execute(db)
  await derive(library, [...materials, ...inner, ...ids])
  const rows = await db
    .insertInto('collection')
    .values(
      [owner, other, other].map((ownerId, at) => ({
        owner_id: ownerId,
        name: `Test ${at}`,
        is_withheld: at === 2,
      })),
    )
    .returning('id')
    .execute()
  library.collections.push(...rows.map(({ id }) => id))
  for (const collection of library.collections) await collect(library, collection, ids.length / 3)
  return library
}

/** Something of each group of the unity formula, some of it with what is rare, and nothing at all. */
const ANALYSES: readonly OxideAmounts[] = [
  ...[{ SiO2: 100 }, { SiO2: 64.8, Al2O3: 18.3, K2O: 16.9 }, { CaO: 56.1 }, {}],
  ...[
    { SiO2: 47, Al2O3: 40 },
    { MgO: 31.9, SiO2: 63.4 },
    { B2O3: 51, Na2O: 10, CaO: 27, SiO2: 12 },
  ],
]

/** Generic ones and kinds of them. */
async function buildMaterials(library: ChangingLibrary): Promise<void> {
  const { db, dice, owner, other, materials: built } = library
  const { random, oneOf } = dice
  for (let count = 0; count < 24; count += 1) {
    const parentId = count > 5 && random() < 0.7 ? oneOf(built.slice(0, 8)) : null
    const isPrivate = random() < 0.15
    const ownerId = oneOf([owner, other])
    const name = some(dice, 2)
    const percent = oneOf(ANALYSES)
    built.push(
      ...(await buildItems(db, [
        { ownerId, kind: 'primitive', name, percent, loi: 0, isPrivate, parentId },
      ])),
    )
  }
}

/** A recipe of materials and, where there are some, of other recipes. */
function mixture({ dice, materials, inner, owner, other }: ChangingLibrary): ItemPlan {
  const { random, oneOf } = dice
  const parts = new Set(
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneOf(materials)),
  )
  if (inner.length > 0 && random() < 0.4) parts.add(oneOf(inner))
  const components = [...parts].map((materialId) => ({
    materialId,
    amount: oneOf([10, 10, 30]),
    isAdditional: random() < 0.1,
  }))
  return {
    ownerId: oneOf([owner, other]),
    name: some(dice, 2),
    isPrivate: random() < 0.2,
    components,
  }
}

async function toggleStock(
  { db, dice: { oneOf } }: ChangingLibrary,
  account_id: number,
  material_id: number,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('user_material')
    .where('account_id', '=', account_id)
    .where('material_id', '=', material_id)
    .executeTakeFirst()
  if (numDeletedRows > 0) return
  const price = oneOf([null, '2', '7.5'])
  const price_units = price === null ? null : oneOf(['kilograms', 'pounds'] as const)
  await db
    .insertInto('user_material')
    .values({ account_id, material_id, price, price_units, reorder_grams: oneOf([null, '500']) })
    .execute()
}

/** A lot of a material, some of which may have been used. */
async function buy(
  { db, dice: { oneOf } }: ChangingLibrary,
  account_id: number,
  material_id: number,
): Promise<void> {
  const bought = oneOf([1000, 5000])
  const { id } = await db
    .insertInto('stock_lot')
    .values({
      account_id,
      material_id,
      packs: 1,
      pack_amount: String(bought),
      pack_units: 'grams',
      bought_grams: String(bought),
      price: oneOf([null, '4', '12.5']),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const used = oneOf([0, 0, 300, bought])
  for (const [kind, grams] of [['buy', bought] as const, ['use', -used] as const]) {
    if (grams === 0) continue
    await db
      .insertInto('stock_move')
      .values({ lot_id: id, kind, grams: String(grams) })
      .execute()
  }
}

/** Puts a photograph on an item, with a colour or without, now and then one that is withheld. */
async function photograph(
  { db, dice: { random, oneOf }, owner }: ChangingLibrary,
  material_id: number,
): Promise<void> {
  const { L, a, b } = oklabFromHex(oneOf(COLOURS))
  const colour = random() < 0.7 ? { oklab_l: L, oklab_a: a, oklab_b: b } : {}
  await db
    .insertInto('material_image')
    .values({
      material_id,
      owner_id: owner,
      cdn_id: `test-${random()}`,
      ...colour,
      is_withheld: random() < 0.2,
      is_color_searchable: random() < 0.9,
    })
    .execute()
}

const TAGS = ['Winter class', 'liner', 'Email']

function plan(library: ChangingLibrary): ItemPlan {
  const { dice, owner, other, moderator } = library
  const { random, oneOf } = dice
  const fromConeId = 1 + Math.floor(random() * 30)
  const day = (most: number) => new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * most)))
  const isAnalysis = random() < 0.5
  return {
    ownerId: oneOf([owner, owner, owner, other, moderator]),
    name: some(dice, 3),
    isPrivate: random() < 0.2,
    createdAt: day(60),
    updatedAt: day(20),
    ...(random() < 0.3 && { otherNames: some(dice, 2) }),
    ...(random() < 0.5 && { description: `<p>${some(dice, 4)}</p>` }),
    ...(random() < 0.3 && { translations: [{ locale: 'de', name: some(dice, 2) }] }),
    ...(isAnalysis && {
      kind: 'analysis' as const,
      percent: {
        SiO2: 40 + Math.floor(random() * 30),
        CaO: Math.floor(random() * 9),
        ...(random() < 0.5 && { Al2O3: Math.floor(random() * 20), K2O: 4, Na2O: 2 }),
      },
      loi: 0,
    }),
    ...(random() < 0.7 && { fromConeId, toConeId: fromConeId + Math.floor(random() * 3) }),
    ...(random() < 0.8 && { typeId: oneOf([460, 470, 530, 540]) }),
    ...(random() < 0.5 && { atmospheres: [oneOf([1, 3])] }),
    ...(random() < 0.5 && { surfaceId: oneOf([1, 2]) }),
    ...(random() < 0.5 && { transparencyId: oneOf([1, 4]) }),
    ...(random() < 0.5 && { countryId: oneOf([12, 250]) }),
    ...(random() < 0.7 && { stateId: oneOf([1, 2, 2, 3]) }),
    ...(random() < 0.5 && { tags: TAGS.filter(() => random() < 0.4) }),
    ...(random() < 0.5 && { colour: oneOf(COLOURS) }),
    ...(!isAnalysis && { components: mixture(library).components ?? [] }),
  }
}

/** Puts some items into a collection. */
async function collect(
  { db, dice: { oneOf }, ids }: ChangingLibrary,
  collection: number,
  count: number,
): Promise<void> {
  const chosen = Array.from({ length: count }, () => oneOf(ids))
  await sql`insert into collection_material (collection_id, material_id)
    select ${collection}::integer, id from material where id = any(${chosen}::integer[])
    on conflict do nothing`.execute(db)
}

/** One of the writes that potters make. */
export async function write(library: ChangingLibrary): Promise<void> {
  const { db, dice, owner, other, ids, materials, inner, collections } = library
  const { random, oneOf } = dice
  const change = oneOf(WRITES)
  if (change === 'stock') return toggleStock(library, oneOf([owner, other]), oneOf(materials))
  if (change === 'buy') return buy(library, oneOf([owner, other]), oneOf(materials))
  if (change === 'mix') return mixAgain(library, oneOf(inner.slice(-3)))
  const isInside = (change === 'hide' || change === 'withhold') && random() < 0.5
  const id = oneOf(isInside ? [...materials, ...inner] : ids)
  if (change === 'add') {
    ids.push(...(await buildItems(db, [plan(library)])))
    return
  }
  if (change === 'collect') return collect(library, oneOf(collections), 3)
  if (change === 'empty') {
    await db.deleteFrom('collection_material').where('material_id', '=', id).execute()
    return
  }
  if (change === 'photograph') {
    await photograph(library, id)
    return derive(library, [id])
  }
  if (change === 'remove') {
    await db.deleteFrom('material').where('id', '=', id).execute()
    return
  }
  const values = {
    rename: () => ({ name: some(dice, 2), updated_at: new Date(Date.UTC(2020, 2, 1)) }),
    hide: () => ({ is_private: random() < 0.5 }),
    withhold: () => ({ is_withheld: random() < 0.5 }),
    colour: () => ({ colour: oneOf(COLOURS), surface_id: oneOf([1, 2]) }),
    tag: () => ({ tags: TAGS.filter(() => random() < 0.4) }),
  }[change]()
  await db.updateTable('material').set(values).where('id', '=', id).execute()
  await derive(library, [id])
}

const WRITES = [
  ...([
    'rename',
    'hide',
    'withhold',
    'photograph',
    'buy',
    'colour',
    'tag',
    'remove',
    'add',
    'add',
    'collect',
    'empty',
    'stock',
    'mix',
  ] as const),
]

/** Another mixture in the place of one that recipes consist of. */
async function mixAgain(library: ChangingLibrary, id: number): Promise<void> {
  const { db, dice, materials, inner } = library
  const { oneOf } = dice
  const lines = [...new Set([oneOf(materials), oneOf(materials), oneOf(inner.slice(0, 6))])]
  await db.deleteFrom('material_component').where('recipe_id', '=', id).execute()
  await db
    .insertInto('material_component')
    .values(
      lines.map((component_id, position) => ({
        recipe_id: id,
        position,
        component_id,
        amount: 10,
      })),
    )
    .execute()
  await derive(library, [id])
}

async function derive({ db }: ChangingLibrary, changed: readonly number[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deriveItems(trx, await loadItems(trx, changed))
  })
}
