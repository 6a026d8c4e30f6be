import type { Chunk } from '#library-index/columns/chunk.ts'
import {
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  type WordPlace,
} from '#library-index/columns/postings.ts'
import type { Description, ItemTrait } from '#library-index/words/description.ts'

/** Where the words of a phrase may stand that an item is found by them. */
export function leastPlace({ isStrict }: Pick<Description, 'isStrict'>): WordPlace {
  return isStrict ? IN_OTHER_NAMES : IN_TEXT
}

/** For how much it counts that an item is what a phrase says: a celadon is less than one called so. */
export function placeOfTrait({ isStrict }: Pick<Description, 'isStrict'>): WordPlace {
  return isStrict ? IN_NAME : IN_OTHER_NAMES
}

/** Whether an item is what a phrase says. */
export function hasTrait(chunk: Chunk, row: number, trait: ItemTrait): boolean {
  const { cones, atmosphere, surfaces, transparencies, typeIds } = trait
  // As long as the chunk, all of these columns.
  if (cones !== undefined) {
    const [from, to] = [chunk.fromConeIds[row]!, chunk.toConeIds[row]!]
    if (to !== 0 && to >= cones.fromId && from <= cones.toId) return true
  }
  if (atmosphere !== undefined && (chunk.atmospheres[row]! & (1 << (atmosphere - 1))) !== 0) {
    return true
  }
  return (
    surfaces?.has(chunk.surfaceIds[row]!) === true ||
    transparencies?.has(chunk.transparencyIds[row]!) === true ||
    typeIds?.has(chunk.typeIds[row]!) === true
  )
}
