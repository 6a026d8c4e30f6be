import type { ShelfMatch } from '@glazy/contract/vocabulary'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { findVisible, isVisible } from '#library-index/visible.ts'

/** What stands on the shelf for an ingredient, and in what relation. */
export interface OnShelf {
  readonly match: ShelfMatch
  readonly by: number
}

/** The materials of a shelf, and what can stand for others among them. */
export interface Shelf {
  /** How an ingredient is there; undefined where it is missing. */
  find(id: number): OnShelf | undefined
  /** Every ingredient that is there in some way, in rising order. */
  ingredients(): Int32Array
}

/**
 * A shelf as its owner may use it. An ingredient is there as itself, as what it is a kind of, as a
 * kind of it, or as another kind of the same. What has been hidden from the owner is there as itself
 * alone: of what kind it is, they are not told.
 *
 * @param materialIds what stands on the shelf, in rising order; of what is only named, `seenAmong`
 */
export function createShelf(
  columns: LibraryColumns,
  viewer: number,
  materialIds: readonly number[],
): Shelf {
  /** What an item is a kind of, 0 for nothing; undefined for what the owner may not see. */
  const parentOf = (id: number) => {
    const place = findVisible(columns, id, viewer)
    return place?.chunk.parentIds[place.row]
  }
  const own = new Set(materialIds)
  const seen = new Set<number>()
  /** Something on the shelf, by what it is a kind of. */
  const kinds = new Map<number, number>()
  for (const id of materialIds) {
    const parent = parentOf(id)
    if (parent === undefined) continue
    seen.add(id)
    if (parent !== 0 && !kinds.has(parent)) kinds.set(parent, id)
  }

  return {
    find(id) {
      if (own.has(id)) return { match: 'same', by: id }
      const parent = parentOf(id)
      if (parent === undefined) return undefined
      if (seen.has(parent)) return { match: 'parent', by: parent }
      const kind = kinds.get(id)
      if (kind !== undefined) return { match: 'kind', by: kind }
      const equivalent = kinds.get(parent)
      return equivalent === undefined ? undefined : { match: 'equivalent', by: equivalent }
    },
    ingredients() {
      const found = new Set([
        ...own,
        ...[...kinds.keys()].filter((id) => parentOf(id) !== undefined),
      ])
      for (const chunk of columns.chunks) {
        const { ids, parentIds } = chunk
        for (let row = 0; row < CHUNK_ROWS; row += 1) {
          const parent = parentIds[row]! // as long as the chunk, both
          if (parent === 0 || !(seen.has(parent) || kinds.has(parent))) continue
          if (isVisible(chunk, row, viewer)) found.add(ids[row]!)
        }
      }
      return Int32Array.from(found).sort()
    },
  }
}

/** Those of some materials that a viewer sees: to name another one finds nothing. */
export function seenAmong(
  columns: LibraryColumns,
  viewer: number,
  materialIds: readonly number[],
): number[] {
  return materialIds.filter((id) => findVisible(columns, id, viewer) !== undefined)
}
