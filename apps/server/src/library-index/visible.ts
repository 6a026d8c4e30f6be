import type { MaybeViewer } from '#db/visible-to.ts'
import type { Chunk } from './columns/chunk.ts'

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
