import { COLLECTION_NAME_MAX_LENGTH, COLLECTIONS_MAX } from '@glazy/contract/limits'
import { collectionDescription } from '@glazy/contract/rules/collection-form'
import type { FoundCollection } from '@glazy/formats/record/document'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import * as store from '#features/collections/write/collection-store.queries.ts'
import type { ImportDocument } from '#features/imports/plan/import-document.ts'
import { idKeyOf } from '#features/imports/plan/import-key.ts'
import { findImported } from '#features/imports/plan/imported.queries.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'

/**
 * Makes the collections of a person's export again, with those of their items that an import has
 * brought. One whose name is there already takes in what it does not hold.
 *
 * @returns how many collections were made
 */
export async function importCollections(
  db: Kysely<Database>,
  ownerId: number,
  documents: readonly ImportDocument[],
): Promise<number> {
  let made = 0
  for (const { format, about, collections = [] } of documents) {
    const { site } = about
    if (format !== 'glazy-account' || site === undefined) continue
    for (const collection of collections) {
      const keys = collection.itemIds.map((id) => idKeyOf(site, id))
      const items = [...(await findImported(db, ownerId, keys)).values()]
      if (await inTransaction(db, (trx) => fill(trx, ownerId, collection, items))) made += 1
    }
  }
  return made
}

/** @returns whether the collection is new */
async function fill(
  trx: Db,
  ownerId: number,
  { name, description, isPinned }: FoundCollection,
  items: readonly number[],
): Promise<boolean> {
  const texts = {
    name: name.slice(0, COLLECTION_NAME_MAX_LENGTH),
    description: textOf(description),
  }
  const hasRoom = (await store.countCollections(trx, ownerId)) < COLLECTIONS_MAX
  const id = hasRoom ? await store.insertCollection(trx, ownerId, texts, undefined) : undefined
  if (id !== undefined) await store.changeCollection(trx, id, { isPinned })
  const target = id ?? (await store.findByName(trx, ownerId, texts.name))
  if (target !== undefined) await store.insertItems(trx, target, items)
  return id !== undefined
}

/** What is too long for a description, or no text, is left out. */
function textOf(description: string | undefined): string | null {
  const parsed = collectionDescription.safeParse(description)
  return parsed.success ? cleanDescription(parsed.data) : null
}
