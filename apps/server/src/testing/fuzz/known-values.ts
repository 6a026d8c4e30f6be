import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { TestAccount } from '#testing/accounts.ts'
import type { KnownValues } from './schema-values.ts'

/** Values that find something in this database, by the names that calls give them. */
export async function knownValues(db: Kysely<Database>, member: TestAccount): Promise<KnownValues> {
  const items = await db
    .selectFrom('material')
    .select(['id', 'name'])
    .orderBy('id')
    .limit(20)
    .execute()
  const ids = items.map(({ id }) => id)
  const names = items.map(({ name }) => name.slice(0, 60))
  return {
    id: ids,
    'id[]': ids,
    excludeId: ids,
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
