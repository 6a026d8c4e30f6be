import { GLAZE_TYPE_ID, findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { describeRecord, sourceOfRecord } from '@glazy/formats/record/describe-record'
import type { FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import type { DraftComponent, MaterialDraft } from '#features/materials/fields/material-draft.ts'

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
    description: describeRecord(record),
    source: sourceOfRecord(record),
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
