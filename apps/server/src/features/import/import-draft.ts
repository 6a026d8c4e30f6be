import { GLAZE_TYPE_ID, findMaterialType } from '@glazy/ceramics/material-types'
import type { FoundMaterial, FoundRecipe } from '@glazy/formats/document'
import type { DraftComponent, MaterialDraft } from '#features/materials/material-draft.ts'

/** Longest name and list of other names that a row holds. */
const NAME_MAX = 255

/** A material or an analysis of a file as it is saved. */
export function materialDraft(record: FoundMaterial, parentId: number | null): MaterialDraft {
  return {
    kind: record.kind,
    ...shared(record),
    parentId,
    formula: record.formula ?? null,
    percent: record.percent ?? {},
    loi: record.loi ?? null,
  }
}

export function recipeDraft(
  record: FoundRecipe,
  components: readonly DraftComponent[],
): MaterialDraft {
  const typeId = record.typeId ?? GLAZE_TYPE_ID
  return { kind: 'recipe', ...shared({ ...record, typeId }), components: inOrder(components) }
}

/** A material of which only the name is known. */
export function namedMaterialDraft(name: string): MaterialDraft {
  return { kind: 'primitive', name: name.slice(0, NAME_MAX), percent: {} }
}

/** The base comes first, then what is added; within both the order of the file stays. */
function inOrder(components: readonly DraftComponent[]): DraftComponent[] {
  return components.toSorted((one, other) => Number(one.isAdditional) - Number(other.isAdditional))
}

function shared(record: FoundMaterial | FoundRecipe) {
  const type = record.typeId === undefined ? undefined : findMaterialType(record.typeId)
  return {
    name: record.name.trim().slice(0, NAME_MAX) || 'No Name',
    otherNames: record.otherNames.join(', ') || null,
    description: describe(record),
    source: record.extra.source || record.author || null,
    typeId: type?.id ?? null,
    baseTypeId: type?.baseTypeId ?? null,
    stateId: record.stateId ?? TESTING,
    fromConeId: record.fromConeId ?? null,
    toConeId: record.toConeId ?? null,
    atmospheres: record.atmosphereIds,
    surfaceId: record.surfaceId ?? null,
    transparencyId: record.transparencyId ?? null,
    countryId: record.countryId ?? null,
  }
}

const TESTING = 1

/** Fields of other programs that a reader wants to see, and how the description names them. */
const TOLD: Readonly<Record<string, string>> = {
  color: 'Colour',
  vistexture: 'Texture',
  quality: 'Surface',
  xtals: 'Crystals',
  bubbles: 'Bubbles',
  flow: 'Flow',
  durability: 'Durability',
  flaws: 'Flaws',
  tested: 'Tested',
  var: 'Variations',
  annote: 'Analysis',
  haznote: 'Hazards',
}

/** Names of fields that found no place at all. */
export function unusedFields(record: FoundMaterial | FoundRecipe): string[] {
  return Object.entries(record.extra)
    .filter(([field, text]) => text !== '' && !(field in TOLD) && field !== 'source')
    .map(([field]) => field)
}

/** The description, followed by what has no field of its own here. */
function describe(record: FoundMaterial | FoundRecipe): string | null {
  const isConeKept = record.fromConeId !== undefined || !record.coneText
  const lines = [
    record.description ?? '',
    ...(isConeKept ? [] : [`Cone: ${record.coneText}`]),
    ...Object.entries(TOLD).flatMap(([field, label]) => {
      const text = record.extra[field]?.trim()
      return text ? [`${label}: ${text}`] : []
    }),
  ]
  return lines.filter((line) => line !== '').join('\n') || null
}
