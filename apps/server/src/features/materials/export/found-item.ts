import { splitOtherNames } from '@glazy/ceramics/lookups/other-names'
import { inDisplayOrder } from '@glazy/ceramics/chemistry/oxides'
import { parseUnityType } from '@glazy/ceramics/chemistry/unity'
import type { FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import type { ExportRow } from './export.queries.ts'
import { isKnown } from '#features/materials/read/summary.presenter.ts'
import type { ChemistryRow, ComponentRow } from '#features/materials/read/summaries.queries.ts'

/** A stored item in the words of files, which the writers of `@glazy/formats` understand. */
export type FoundItem = FoundRecipe | FoundMaterial

/** Fields that only one format has, by their names there. */
export type FormatFields = Readonly<Record<string, string>>

export function toFoundItem(
  row: ExportRow,
  components: readonly ComponentRow[],
  chemistry: ChemistryRow | undefined,
  extra: FormatFields,
): FoundItem {
  const shared = {
    id: row.id,
    name: row.name,
    otherNames: splitOtherNames(row.other_names),
    ...(row.tags.length > 0 && { tags: row.tags }),
    atmosphereIds: row.atmospheres,
    stateId: row.state_id,
    author: row.owner_name,
    authorId: row.owner_id,
    date: toDate(row.created_at),
    dateModified: toDate(row.updated_at),
    line: 1,
    extra: { ...extra, ...present({ source: row.source }) },
    ...present({
      typeId: row.type_id ?? row.base_type_id,
      parentId: row.parent_id,
      parentName: row.parent_name,
      fromConeId: row.from_cone_id,
      toConeId: row.to_cone_id,
      surfaceId: row.surface_id,
      transparencyId: row.transparency_id,
      countryId: row.country_id,
      specificGravity: row.specific_gravity,
      waterAmount: row.water_amount,
      description: row.description,
    }),
    ...(chemistry !== undefined &&
      isKnown(chemistry) && {
        percent: inDisplayOrder(chemistry.percent),
        loi: chemistry.loi,
      }),
  }
  if (row.kind !== 'recipe') {
    const unityType = parseUnityType(row.unity_type ?? '') ?? null
    return { ...shared, kind: row.kind, ...present({ formula: row.formula, unityType }) }
  }
  return {
    ...shared,
    components: components.map((component) => ({
      name: component.name,
      ...(component.is_visible && { id: component.material_id }),
      amount: component.amount,
      isAdditional: component.is_additional,
      line: 1,
    })),
  }
}

type Present<TFields> = { [TKey in keyof TFields]?: NonNullable<TFields[TKey]> }

/** The same fields without those that are null. */
function present<TFields extends object>(fields: TFields): Present<TFields> {
  const known = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as Present<TFields> // only nulls were taken out
}

function toDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
