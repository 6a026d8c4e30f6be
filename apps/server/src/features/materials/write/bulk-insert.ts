import type { Db } from '#db/database.ts'
import { deriveNewItems } from '#features/materials/derive/derive-items.ts'
import type { KeptMaterial } from '#features/materials/fields/material-draft.ts'
import { newMaterialParts } from './material-store.queries.ts'
import { toStoredItem } from './stored-item.ts'

/**
 * Inserts many new items with everything that belongs to them: components, translations, first
 * versions, chemistry and search index. It takes a handful of statements whatever the number of
 * items; a thousand at a time is a good measure.
 *
 * Ids come from `reserveMaterialIds`, so that recipes may name ingredients of the same list.
 * Call it in a transaction; it says that readable data changed. When all of many is in, `analyze`
 * the tables.
 *
 * @example
 * const ids = await reserveMaterialIds(trx, drafts.length)
 * await insertAndDerive(trx, drafts.map((draft, at) => ({ ...draft, id: ids[at], … })), {})
 */
export async function insertAndDerive(
  trx: Db,
  items: readonly KeptMaterial[],
  version: { readonly authorId?: number | null; readonly note?: string | null },
): Promise<void> {
  if (items.length === 0) return
  const { authorId = null, note = null } = version
  await deriveNewItems(
    trx,
    items.map((item) => toStoredItem(item)),
    newMaterialParts(items, { authorId, note }),
  )
}
