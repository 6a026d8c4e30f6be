import { VERSION_NOTES } from '@glazy/contract/rules/version-notes'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { insertAndDerive } from '#features/materials/write/bulk-insert.ts'
import { reserveMaterialIds } from '#features/materials/write/material-store.queries.ts'
import { ensureLibraryAccount, listLibraryIds, lockLibrary } from './library.queries.ts'
import { toDraft } from './library-drafts.ts'
import type { Library, LibraryEntry } from './library-schema.ts'

export interface SeedContext {
  readonly db: Kysely<Database>
  /** Name of the site, under which the library appears. */
  readonly siteName: string
  readonly now: Date
}

/** Whether the database has an entry of every key. */
export async function hasLibrary(db: Kysely<Database>, keys: readonly string[]): Promise<boolean> {
  const known = await listLibraryIds(db)
  return keys.every((key) => known.has(key))
}

/**
 * Adds the entries of the starter library that the database does not have yet. Entries are told
 * by their keys: what is there stays as it is, edited or not, so a newer release brings its new
 * entries and never touches the old ones.
 *
 * @returns how many entries were added
 */
export async function seedLibrary(
  { db, siteName, now }: SeedContext,
  { entries }: Library,
): Promise<number> {
  const keys = entries.map(({ entry }) => entry.key)
  if (await hasLibrary(db, keys)) return 0
  return inTransaction(db, async (trx) => {
    await lockLibrary(trx)
    const ids = await listLibraryIds(trx)
    const added = mixed(entries.filter(({ entry }) => !ids.has(entry.key)))
    const ownerId = await ensureLibraryAccount(trx, siteName)
    const newIds = await reserveMaterialIds(trx, added.length)
    for (const [index, { entry }] of added.entries()) ids.set(entry.key, newIds[index] ?? 0)
    const items = added.map((item) => ({
      ...toDraft(item, ids),
      id: ids.get(item.entry.key) ?? 0,
      ownerId,
      libraryKey: item.entry.key,
      createdAt: now,
      updatedAt: now,
    }))
    await insertAndDerive(trx, items, { authorId: ownerId, note: VERSION_NOTES.starter })
    return added.length
  })
}

/**
 * A fixed order without pattern. All entries have one age, so lists of the newest show them in the
 * order of their ids: mixed, the first page shows the breadth of the library and not one file of it.
 */
function mixed(entries: readonly LibraryEntry[]): readonly LibraryEntry[] {
  const place = ({ entry }: LibraryEntry) => createHash('sha256').update(entry.key).digest('hex')
  return entries
    .map((item) => ({ item, place: place(item) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ item }) => item)
}
