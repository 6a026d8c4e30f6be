import { findMaterialType, GLAZE_TYPE_ID } from '@glazy/ceramics/lookups/material-types'
import type { addToImport } from '@glazy/contract/imports'
import { MATERIAL_STATE } from '@glazy/contract/rules/lifecycle'
import type * as z from 'zod'
import type { DraftComponent, MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'

export type ImportPart = z.output<NonNullable<typeof addToImport.body>>

/** Records as the library takes them, by whichever door they come. */
type ImportedMaterial = ImportPart['materials'][number]
type ImportedRecipe = ImportPart['recipes'][number]
interface ImportedRecords {
  readonly materials: readonly ImportedMaterial[]
  readonly recipes: readonly ImportedRecipe[]
}

/**
 * Records of an import as items.
 *
 * @param idOf the id that a record has, or gets, by its key
 * @param keepingOf what else is to be kept of it
 */
export function toItems<TKeeping extends object>(
  { materials, recipes }: ImportedRecords,
  idOf: (key: string) => number,
  now: Date,
  keepingOf: (record: ImportedMaterial | ImportedRecipe) => TKeeping,
) {
  const itemOf = (record: ImportedMaterial | ImportedRecipe, draft: MaterialDraft) => ({
    ...draft,
    ...timesOf(record, now),
    id: idOf(record.key),
    ...keepingOf(record),
  })
  return [
    ...materials.map((material) => {
      const { parentKey, parentId = null } = material
      const parent = parentKey === undefined ? parentId : idOf(parentKey)
      return itemOf(material, materialDraftOf(material, parent))
    }),
    ...recipes.map((recipe) => {
      const components = recipe.components.map(({ materialId, key, amount, isAdditional }) => ({
        materialId: materialId ?? idOf(key ?? ''),
        amount,
        isAdditional,
      }))
      return itemOf(recipe, recipeDraftOf(recipe, components))
    }),
  ]
}

function materialDraftOf(material: ImportedMaterial, parentId: number | null): MaterialDraft {
  return {
    kind: material.kind,
    ...sharedFields(material),
    ...typeFields(material.typeId),
    parentId,
    formula: material.formula || null,
    unityType: material.unityType ?? null,
    percent: material.percent,
    loi: material.loi ?? null,
  }
}

/** @param components what the lines of the recipe are, in their order */
function recipeDraftOf(
  recipe: ImportedRecipe,
  components: readonly DraftComponent[],
): MaterialDraft {
  return {
    kind: 'recipe',
    ...sharedFields(recipe),
    ...typeFields(recipe.typeId ?? GLAZE_TYPE_ID),
    fromConeId: recipe.fromConeId ?? null,
    toConeId: recipe.toConeId ?? null,
    atmospheres: [...new Set(recipe.atmosphereIds)],
    surfaceId: recipe.surfaceId ?? null,
    transparencyId: recipe.transparencyId ?? null,
    components: [
      ...components.filter(({ isAdditional }) => !isAdditional),
      ...components.filter(({ isAdditional }) => isAdditional),
    ],
  }
}

/** New items are in testing, whatever state they had elsewhere. */
function sharedFields(record: ImportedMaterial | ImportedRecipe) {
  return {
    name: record.name,
    stateId: MATERIAL_STATE.testing,
    otherNames: record.otherNames || null,
    description: safeText(record.description ?? null) || null,
    source: record.source || null,
    countryId: record.countryId ?? null,
    specificGravity: record.specificGravity ?? null,
    waterAmount: record.waterAmount ?? null,
    tags: record.tags ?? [],
    defaultLocale: record.defaultLocale ?? 'en',
  }
}

function typeFields(typeId: number | null | undefined) {
  const type = findMaterialType(typeId ?? 0)
  return { typeId: type?.id ?? null, baseTypeId: type?.baseTypeId ?? null }
}

/** When a record was made and changed, as its file says; a day that is only beginning is now. */
function timesOf({ date, dateModified }: ImportedMaterial | ImportedRecipe, now: Date) {
  const at = (day: string | null | undefined) => {
    const time = typeof day === 'string' ? new Date(day) : now
    return time < now ? time : now
  }
  return { createdAt: at(date), updatedAt: at(dateModified ?? date) }
}
