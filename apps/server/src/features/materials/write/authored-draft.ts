import { percentFromMoles } from '@glazy/ceramics/chemistry/analysis'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type {
  createMaterial,
  createRecipe,
  MaterialMetadata,
  RecipeComponent,
  updateMaterial,
} from '@glazy/contract/authoring'
import { BASE_TYPE_OF_RECIPES } from '@glazy/contract/rules/authoring'
import type * as z from 'zod'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import type {
  DraftComponent,
  DraftTranslation,
  MaterialDraft,
} from '#features/materials/fields/material-draft.ts'
import {
  fieldsWith,
  type FieldValues,
  MATERIAL_FIELDS,
} from '#features/materials/fields/material-fields.ts'

export type NewMaterial = z.output<NonNullable<typeof createMaterial.body>>
export type NewRecipe = z.output<NonNullable<typeof createRecipe.body>>
export type MaterialChange = z.output<NonNullable<typeof updateMaterial.body>>

/**
 * A raw material or an analysis as somebody has entered it; new items are private.
 *
 * @param original the item it was copied from, whose details it has where the body gives none
 */
export function newMaterialDraft(body: NewMaterial, original?: MaterialDraft): MaterialDraft {
  const kind = body.isAnalysis ? 'analysis' : 'primitive'
  const draft: MaterialDraft = {
    ...detailsOf(original, kind),
    kind,
    name: body.name,
    isPrivate: true,
  }
  return withFigures(withMetadata(draft, body), body)
}

/** A recipe as somebody has entered it; see {@link newMaterialDraft}. */
export function newRecipeDraft(body: NewRecipe, original?: MaterialDraft): MaterialDraft {
  const draft: MaterialDraft = {
    ...detailsOf(original, 'recipe'),
    kind: 'recipe',
    name: body.newName,
    isPrivate: true,
    components: toComponents(body.materialComponents),
  }
  const type = findMaterialType(body.materialTypeId ?? 0)
  const baseTypeId = body.baseTypeId ?? type?.baseTypeId ?? draft.baseTypeId ?? BASE_TYPE_OF_RECIPES
  return withMetadata(draft, { ...body, baseTypeId })
}

/** What a copy takes over: how it is fired and mixed, what it looks like, and what is told of it. */
const COPIED = fieldsWith('isCopied')

function detailsOf(
  original: MaterialDraft | undefined,
  kind: MaterialDraft['kind'],
): Partial<MaterialDraft> {
  if (original?.kind !== kind) return {}
  return Object.fromEntries(COPIED.map((key) => [key, original[key]]))
}

export function toComponents(lines: readonly RecipeComponent[]): DraftComponent[] {
  return lines.map((line) => ({
    materialId: line.componentMaterialId,
    amount: line.percentageAmount,
    isAdditional: line.isAdditional,
  }))
}

/** The draft with the figures of a change; moles are turned into percent, the LOI stays. */
export function withFigures(draft: MaterialDraft, change: MaterialChange): MaterialDraft {
  const { analysis, analysisType, unityType, name } = change
  return {
    ...draft,
    ...(name !== undefined && change.translations === undefined && { name }),
    ...(unityType !== undefined && { unityType }),
    ...(analysis !== undefined && {
      percent:
        analysisType === 'formulaAnalysis'
          ? percentFromMoles(analysis.oxides, analysis.loi)
          : analysis.oxides,
      loi: analysis.loi,
      // It belonged to the figures that are replaced.
      weight: null,
    }),
  }
}

/** The draft with what a change says about it; what the change leaves out stays. */
export function withMetadata(draft: MaterialDraft, change: MaterialMetadata): MaterialDraft {
  return {
    ...draft,
    ...textsOf(draft, change),
    ...typesOf(draft, change),
    ...enteredFields(change),
  }
}

/** The fields that a change gives as they are kept. */
function enteredFields(change: MaterialMetadata): FieldValues {
  return Object.fromEntries(
    fieldsWith('isEntered').flatMap((name) => {
      const value = change[MATERIAL_FIELDS[name].api]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function given<TKey extends keyof MaterialDraft>(
  key: TKey,
  value: MaterialDraft[TKey] | undefined,
): Partial<MaterialDraft> {
  return value === undefined ? {} : { [key]: value }
}

/** The base type and the type below it; a new base type without one is the type itself. */
function typesOf(draft: MaterialDraft, change: MaterialMetadata): Partial<MaterialDraft> {
  const { baseTypeId, materialTypeId } = change
  if (baseTypeId === undefined && materialTypeId === undefined) return {}
  const isExchanged = baseTypeId !== undefined && baseTypeId !== draft.baseTypeId
  const chosen = materialTypeId === undefined && !isExchanged ? draft.typeId : materialTypeId
  const base =
    baseTypeId ?? draft.baseTypeId ?? findMaterialType(materialTypeId ?? 0)?.baseTypeId ?? null
  return { baseTypeId: base, typeId: chosen ?? base }
}

/**
 * Names and texts by language. The default language's stand on the item itself, the others beside
 * it; when the default language has gone, the first that is left takes its place. A default
 * language that comes alone is another of the item's, or else what its own text is written in.
 */
function textsOf(draft: MaterialDraft, change: MaterialMetadata): Partial<MaterialDraft> {
  const wanted = change.default_locale ?? draft.defaultLocale
  const texts = change.translations?.map(entered) ?? savedTexts(draft)
  const inWanted = texts.find(({ locale }) => locale === wanted)
  if (change.translations === undefined && inWanted === undefined) {
    return given('defaultLocale', wanted)
  }
  const main = inWanted ?? texts[0]
  if (main === undefined) return {}
  return {
    defaultLocale: main.locale,
    name: main.name,
    otherNames: main.otherNames ?? null,
    description: main.description ?? null,
    translations: texts.filter((text) => text !== main),
  }
}

function entered(
  translation: NonNullable<MaterialMetadata['translations']>[number],
): DraftTranslation {
  return {
    locale: translation.locale,
    name: translation.name,
    otherNames: translation.other_names ?? null,
    description: cleanDescription(translation.description),
  }
}

/** Every text of an item, that of its default language first. */
function savedTexts(draft: MaterialDraft): DraftTranslation[] {
  const { name, otherNames, description, defaultLocale = 'en', translations = [] } = draft
  const main = {
    locale: defaultLocale,
    name,
    otherNames: otherNames ?? null,
    description: description ?? null,
  }
  return [main, ...translations]
}
