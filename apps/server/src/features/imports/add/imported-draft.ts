import { findMaterialType, GLAZE_TYPE_ID } from '@glazy/ceramics/lookups/material-types'
import type { addToImport } from '@glazy/contract/imports'
import { MATERIAL_STATE } from '@glazy/contract/rules/lifecycle'
import type * as z from 'zod'
import type { DraftComponent, MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'

export type ImportPart = z.output<NonNullable<typeof addToImport.body>>
export type BroughtMaterial = ImportPart['materials'][number]
export type BroughtRecipe = ImportPart['recipes'][number]

export function materialDraftOf(material: BroughtMaterial): MaterialDraft {
  return {
    kind: 'primitive',
    ...sharedFields(material),
    ...typeFields(material.typeId),
    parentId: material.parentId ?? null,
    formula: material.formula || null,
    percent: material.percent,
    loi: material.loi ?? null,
  }
}

/** @param components what the lines of the recipe are, in their order */
export function recipeDraftOf(
  recipe: BroughtRecipe,
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

/** New items are private and in testing, whatever state they had elsewhere. */
function sharedFields(record: BroughtMaterial | BroughtRecipe) {
  return {
    name: record.name,
    isPrivate: true,
    stateId: MATERIAL_STATE.testing,
    otherNames: record.otherNames || null,
    description: safeText(record.description ?? null) || null,
    source: record.source || null,
    countryId: record.countryId ?? null,
  }
}

function typeFields(typeId: number | null | undefined) {
  const type = findMaterialType(typeId ?? 0)
  return { typeId: type?.id ?? null, baseTypeId: type?.baseTypeId ?? null }
}

/** The first year that a recipe may have been written down in. */
const FIRST_YEAR = 1900

/** When a record was made, where its file names a day that may be believed. */
export function madeAt(day: string | null | undefined, now: Date): Date {
  const date = typeof day === 'string' ? new Date(day) : now
  return date <= now && date.getUTCFullYear() >= FIRST_YEAR ? date : now
}
