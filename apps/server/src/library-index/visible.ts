import type { MaybeViewer } from '#db/visible-to.ts'
import type { Chunk } from './columns/chunk.ts'

/** Who is looking, as columns know owners; no account has the id of an anonymous visitor. */
export function viewerId(viewer: MaybeViewer): number {
  return viewer?.id ?? 0
}

/**
 * The one place that decides which items of the index a viewer may see: it says of a row what
 * `visibleTo` says in SQL and `canView` of the contract of a single item.
 */
export function isVisible(chunk: Chunk, row: number, viewer: number): boolean {
  return chunk.ids[row] !== 0 && (chunk.isPrivate[row] === 0 || chunk.ownerIds[row] === viewer)
}
