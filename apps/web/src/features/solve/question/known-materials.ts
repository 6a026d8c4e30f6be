import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type * as contract from '@glazy/contract/materials'
import type { KnownMaterial } from './solve-question.ts'

const CLAY_TYPE_ID = 13

/**
 * What is known of materials of the library, by their ids.
 *
 * @param priceOf what a kilogram costs; null where nobody has said
 */
export function knownMaterials(
  items: readonly contract.KnownMaterial[],
  priceOf: (id: number) => number | null,
): ReadonlyMap<number, KnownMaterial> {
  return new Map(
    items.map(({ materialTypeId, ...material }) => {
      const { id } = material
      return [id, { ...material, price: priceOf(id), isClay: isClay(materialTypeId) }]
    }),
  )
}

function isClay(typeId: number | null): boolean {
  return typeId !== null && findMaterialType(typeId)?.path.includes(CLAY_TYPE_ID) === true
}
