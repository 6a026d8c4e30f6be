import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { TestAccount } from '#testing/accounts.ts'
import { WORDS } from '#testing/community.ts'
import type { KnownValues } from './schema-values.ts'

/** Names under which calls ask for an item. */
const ITEM_NAMES = ['material_id', 'materialId', 'componentMaterialId'] as const

/** Values that find something in this database, by the names that calls give them. */
export async function knownValues(
  db: Kysely<Database>,
  member: TestAccount,
  own: readonly number[] = [],
): Promise<KnownValues> {
  const items = await db
    .selectFrom('material')
    .select(['id', 'name'])
    .orderBy('id')
    .limit(8)
    .execute()
  // Whatever is made first is counted from 1: these find things of every other kind, too.
  const ids = [...new Set([1, 2, 3, 4, 5, ...own, ...items.map(({ id }) => id)])]
  const names = items.map(({ name }) => name.slice(0, 60))
  return {
    id: ids,
    'id[]': ids,
    excludeId: ids,
    ...Object.fromEntries(ITEM_NAMES.map((name) => [name, own.length > 0 ? own : ids])),
    materialIds: [own.slice(0, 2)],
    collectionId: [0, 1, 2, 3],
    userId: [String(member.id), member.username],
    parentId: [null, 1, 2],
    rating: [1, 5],
    content: [WORDS],
    description: [WORDS],
    number: [1],
    title: ['A firing'],
    price: ['1.50', ''],
    priceUnits: ['kilograms'],
    isPrivate: [false],
    materials: [ids.slice(0, 3)],
    q: names,
    keywords: names,
    query: names,
    email: [member.email],
    password: [member.password],
    username: [member.username],
    u: [String(member.id)],
    user: [String(member.id), member.username],
    cone: ['high', '30'],
    type: ['notes', 'batches'],
    logTypeId: [1, 5, 6],
    format: ['YAML', 'CSV', 'webp'],
  }
}
