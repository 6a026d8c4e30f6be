import type { Db } from '#db/database.ts'
import type { StoredItem } from './derive.queries.ts'
import { deriveItems } from './derive-items.ts'
import type { KeptMaterial } from './material-draft.ts'
import { toMaterialRow } from './material-rows.ts'
import { insertMaterials } from './material-store.queries.ts'

/**
 * Inserts many new items with everything that belongs to them: components, translations, first
 * versions, chemistry and search index. It takes a handful of statements whatever the number of
 * items; a thousand at a time is a good measure.
 *
 * Ids come from `reserveMaterialIds`, so that recipes may name ingredients of the same list.
 * Call it in a transaction, and when all is in: `bumpDataVersion` in the last transaction, then
 * `recountWords` and an `analyze` of the tables.
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
  await insertMaterials(trx, items, {
    authorId: version.authorId ?? null,
    note: version.note ?? null,
  })
  await deriveItems(trx, items.map(toStoredItem))
}

/** A new item as it would be read back; it has neither photographs nor ratings yet. */
function toStoredItem(item: KeptMaterial): StoredItem {
  const row = toMaterialRow(item)
  const components = item.components ?? []
  return {
    id: row.id,
    kind: row.kind,
    ownerId: row.owner_id,
    isPrivate: row.is_private,
    name: row.name,
    otherNames: row.other_names,
    description: row.description,
    translations: item.translations ?? [],
    parentId: row.parent_id,
    baseTypeId: row.base_type_id,
    typeId: row.type_id,
    stateId: row.state_id,
    fromConeId: row.from_cone_id,
    toConeId: row.to_cone_id,
    atmospheres: row.atmospheres,
    surfaceId: row.surface_id,
    transparencyId: row.transparency_id,
    countryId: row.country_id,
    colour: row.colour,
    percent: row.percent,
    loi: row.loi,
    components,
    componentIds: components.map((component) => component.materialId),
    images: [],
    ratingAverage: null,
    ratingCount: 0,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
