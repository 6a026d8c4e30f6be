import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { KnownMaterial } from './solve-question.ts'

const CLAY_TYPE_ID = 13

/**
 * What is known of materials of the library, by their ids.
 *
 * @param priceOf what a kilogram costs; null where nobody has said
 */
export function knownMaterials(
  items: readonly Pick<MaterialSummary, 'id' | 'name' | 'analysis' | 'materialTypeId'>[],
  priceOf: (id: number) => number | null,
): ReadonlyMap<number, KnownMaterial> {
  return new Map(
    items.map(({ id, name, analysis, materialTypeId }) => [
      id,
      {
        id,
        name,
        analysis: analysis ?? null,
        price: priceOf(id),
        isClay: isClay(materialTypeId),
      },
    ]),
  )
}

function isClay(typeId: number | null): boolean {
  return typeId !== null && findMaterialType(typeId)?.path.includes(CLAY_TYPE_ID) === true
}
