import type { KeptMaterial, MaterialDraft } from './material-draft.ts'

/** Rows of the tables that hold the truth, as plain JSON for one statement per table. */

export function toMaterialRow(item: KeptMaterial) {
  const [fromConeId, toConeId] = coneEnds(item)
  const isRecipe = item.kind === 'recipe'
  return {
    id: item.id,
    kind: item.kind,
    owner_id: item.ownerId,
    name: item.name,
    other_names: item.otherNames ?? null,
    description: item.description ?? null,
    default_locale: item.defaultLocale ?? 'en',
    is_private: item.isPrivate ?? false,
    is_archived: item.isArchived ?? false,
    state_id: item.stateId ?? TESTING,
    base_type_id: item.baseTypeId ?? null,
    type_id: item.typeId ?? item.baseTypeId ?? null,
    parent_id: item.parentId ?? null,
    revision_parent_id: item.revisionParentId ?? null,
    transparency_id: item.transparencyId ?? null,
    surface_id: item.surfaceId ?? null,
    country_id: item.countryId ?? null,
    from_cone_id: fromConeId,
    to_cone_id: toConeId,
    atmospheres: [...(item.atmospheres ?? [])],
    water_amount: item.waterAmount ?? null,
    specific_gravity: item.specificGravity ?? null,
    formula: item.formula ?? null,
    unity_type: item.unityType ?? null,
    percent: isRecipe ? null : (item.percent ?? {}),
    loi: isRecipe ? null : (item.loi ?? null),
    weight: item.weight ?? null,
    colour: item.colour ?? null,
    source: item.source ?? null,
    import_key: item.importKey ?? null,
    client_key: item.clientKey ?? null,
    library_key: item.libraryKey ?? null,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
  }
}

export type MaterialRow = ReturnType<typeof toMaterialRow>

export function toComponentRows(item: Pick<KeptMaterial, 'id' | 'components'>) {
  return (item.components ?? []).map((component, position) => ({
    recipe_id: item.id,
    position,
    component_id: component.materialId,
    amount: component.amount,
    is_additional: component.isAdditional,
  }))
}

export function toTranslationRows(item: Pick<KeptMaterial, 'id' | 'translations'>) {
  return (item.translations ?? []).map((translation) => ({
    material_id: item.id,
    locale: translation.locale,
    name: translation.name,
    other_names: translation.otherNames ?? null,
    description: translation.description ?? null,
  }))
}

/** What a version keeps: all that was written down, without ids of the row itself. */
export function versionContent(draft: MaterialDraft): Record<string, unknown> {
  return {
    kind: draft.kind,
    name: draft.name,
    otherNames: draft.otherNames,
    description: draft.description,
    defaultLocale: draft.defaultLocale,
    translations: draft.translations,
    isPrivate: draft.isPrivate,
    isArchived: draft.isArchived,
    stateId: draft.stateId,
    baseTypeId: draft.baseTypeId,
    typeId: draft.typeId,
    parentId: draft.parentId,
    revisionParentId: draft.revisionParentId,
    transparencyId: draft.transparencyId,
    surfaceId: draft.surfaceId,
    countryId: draft.countryId,
    fromConeId: draft.fromConeId,
    toConeId: draft.toConeId,
    atmospheres: draft.atmospheres,
    waterAmount: draft.waterAmount,
    specificGravity: draft.specificGravity,
    formula: draft.formula,
    unityType: draft.unityType,
    percent: draft.percent,
    loi: draft.loi,
    weight: draft.weight,
    colour: draft.colour,
    source: draft.source,
    components: draft.components,
  }
}

/** State of an item of which nothing else is known. */
const TESTING = 1

/** A lone end of the range of cones stands for both. */
function coneEnds(draft: MaterialDraft): [number | null, number | null] {
  const from = draft.fromConeId ?? draft.toConeId ?? null
  return [from, draft.toConeId ?? from]
}
