import type { MaybeViewer } from '#db/visible-to.ts'
import type { Chunk } from './columns/chunk.ts'
import type { LibraryColumns, PlacedItem } from './columns/columns.ts'

/** Who is looking, as columns know owners; no account has the id of an anonymous visitor. */
export function viewerId(viewer: MaybeViewer): number {
  return viewer?.id ?? 0
}

/**
 * The one place that decides which items of the index a viewer may see: public ones and the viewer's
 * own. It says of a row what `visibleTo` says in SQL, but for moderators: what is withheld they open by
 * its link, and do not find in the library.
 */
export function isVisible(chunk: Chunk, row: number, viewer: number): boolean {
  return chunk.ids[row] !== 0 && (chunk.isHidden[row] === 0 || chunk.ownerIds[row] === viewer)
}

/** Where an item stands that a viewer may see; undefined for any other. */
export function findVisible(
  columns: LibraryColumns,
  id: number,
  viewer: number,
): PlacedItem | undefined {
  const place = columns.find(id)
  return place !== undefined && isVisible(place.chunk, place.row, viewer) ? place : undefined
}
