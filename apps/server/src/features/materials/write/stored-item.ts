import type { StoredItem } from '#features/materials/derive/derive.queries.ts'
import type { KeptMaterial, Shown } from '#features/materials/fields/material-draft.ts'
import { toMaterialRow } from '#features/materials/fields/material-rows.ts'

/** A new item has neither photographs nor ratings yet. */
const NEW: Shown = { images: [], ratingAverage: null, ratingCount: 0, isWithheld: false }

/** An item that has just been written, as it would be read back. */
export function toStoredItem(item: KeptMaterial, shown = NEW): StoredItem {
  const row = toMaterialRow(item)
  const components = item.components ?? []
  return {
    id: row.id,
    kind: row.kind,
    ownerId: row.owner_id,
    // Of what a moderator has hidden the index knows as little as of what is private.
    isPrivate: row.is_private || shown.isWithheld,
    // Only what holds an item looks at its face, and nothing here does.
    face: null,
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
    tags: row.tags,
    surfaceId: row.surface_id,
    transparencyId: row.transparency_id,
    countryId: row.country_id,
    colour: row.colour,
    percent: row.percent,
    loi: row.loi,
    components,
    componentIds: components.map((component) => component.materialId),
    ...shown,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
