import { parseConeRange } from '@glazy/ceramics/firing/cone-text'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import {
  ATMOSPHERES,
  findByName,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import { findByFullName } from '@glazy/ceramics/lookups/material-types'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import type { LibraryEntry, LibraryMaterial, LibraryRecipe } from './library-schema.ts'

/**
 * An entry as it is saved. Keys that the map lacks are left out: `check-library` finds them before
 * a release does.
 */
export function toDraft(item: LibraryEntry, ids: ReadonlyMap<string, number>): MaterialDraft {
  return item.kind === 'recipe'
    ? recipeDraft(item.entry, ids)
    : materialDraft(item.kind, item.entry, ids)
}

function materialDraft(
  kind: 'primitive' | 'analysis',
  entry: LibraryMaterial,
  ids: ReadonlyMap<string, number>,
): MaterialDraft {
  return {
    kind,
    ...shared(entry),
    stateId: stateId(entry.discontinued === true ? 'Discontinued' : 'Production'),
    parentId: entry.parent === undefined ? null : (ids.get(entry.parent) ?? null),
    formula: entry.formula ?? null,
    percent: entry.percent,
    loi: entry.loi,
  }
}

function recipeDraft(entry: LibraryRecipe, ids: ReadonlyMap<string, number>): MaterialDraft {
  const cone = parseConeRange(entry.cone)
  const lines = [
    ...entry.components.map((line) => ({ line, isAdditional: false })),
    ...(entry.additions ?? []).map((line) => ({ line, isAdditional: true })),
  ]
  return {
    kind: 'recipe',
    ...shared(entry),
    stateId: stateId(entry.state ?? 'Production'),
    ...(cone.ok && { fromConeId: cone.value.fromId, toConeId: cone.value.toId }),
    atmospheres: entry.atmospheres.flatMap((name) => findByName(ATMOSPHERES, name)?.id ?? []),
    surfaceId: idOf(SURFACES, entry.surface),
    transparencyId: idOf(TRANSPARENCIES, entry.transparency),
    colour: entry.colour ?? null,
    components: lines.flatMap(({ line: [key, amount], isAdditional }) => {
      const materialId = ids.get(key)
      return materialId === undefined ? [] : [{ materialId, amount, isAdditional }]
    }),
  }
}

function shared(entry: LibraryMaterial | LibraryRecipe) {
  const type = findByFullName(entry.type)
  return {
    name: entry.name,
    otherNames: entry.otherNames?.join(', ') ?? null,
    description: entry.description,
    source: entry.source,
    typeId: type?.id ?? null,
    baseTypeId: type?.baseTypeId ?? null,
    countryId: idOf(COUNTRIES, entry.country),
  }
}

function stateId(name: (typeof MATERIAL_STATES)[number]['name']): number {
  return MATERIAL_STATES.find((state) => state.name === name)?.id ?? MATERIAL_STATES[0].id
}

function idOf(
  table: readonly { readonly id: number; readonly name: string }[],
  name: string | undefined,
): number | null {
  return name === undefined ? null : (findByName(table, name)?.id ?? null)
}
