import { isDeepStrictEqual } from 'node:util'
import type { KeptMaterial, MaterialDraft } from './material-draft.ts'
import { columnsOf, FIELD_COLUMNS } from './material-fields.ts'

/** Rows of the tables that hold the truth, as plain JSON for one statement per table. */

export function toMaterialRow(item: KeptMaterial) {
  const [fromConeId, toConeId] = coneEnds(item)
  const isRecipe = item.kind === 'recipe'
  return {
    id: item.id,
    kind: item.kind,
    owner_id: item.ownerId,
    name: item.name,
    ...columnsOf(item),
    type_id: item.typeId ?? item.baseTypeId ?? null,
    from_cone_id: fromConeId,
    to_cone_id: toConeId,
    percent: isRecipe ? null : (item.percent ?? {}),
    loi: isRecipe ? null : (item.loi ?? null),
    import_key: item.importKey ?? null,
    client_key: item.clientKey ?? null,
    library_key: item.libraryKey ?? null,
    copied_from_id: item.copiedFromId ?? null,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
  }
}

export type MaterialRow = ReturnType<typeof toMaterialRow>

/** What {@link toMaterialRow} gives; the other columns of the table have their own writers. */
export const MATERIAL_COLUMNS = [
  'id',
  'kind',
  'owner_id',
  'name',
  ...FIELD_COLUMNS,
  'percent',
  'loi',
  'import_key',
  'client_key',
  'library_key',
  'copied_from_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof MaterialRow)[]

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

/** Whether two drafts of an item are kept as the same. */
export function areSame(one: MaterialDraft, other: MaterialDraft): boolean {
  return isDeepStrictEqual(keptOf(one), keptOf(other))
}

function keptOf(draft: MaterialDraft) {
  const never = new Date(0)
  const item = { ...draft, id: 0, ownerId: 0, createdAt: never, updatedAt: never }
  const translations = toTranslationRows(item).map((row) => [row.locale, row] as const)
  return [toMaterialRow(item), toComponentRows(item), Object.fromEntries(translations)]
}

/** A lone end of the range of cones stands for both. */
function coneEnds(draft: MaterialDraft): [number | null, number | null] {
  const from = draft.fromConeId ?? draft.toConeId ?? null
  return [from, draft.toConeId ?? from]
}
