import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { rowsWith } from '#library-index/columns/postings.ts'
import { isVisible } from '#library-index/visible.ts'

const rows = new Uint16Array(CHUNK_ROWS)

/** In how many recipes that the viewer may see a material is. */
export function usesOf({ chunks }: LibraryColumns, viewer: number, id: number): number {
  const wanted = Int32Array.of(id)
  let uses = 0
  for (const chunk of chunks) {
    const count = rowsWith(chunk.materials, wanted, rows)
    for (let at = 0; at < count; at += 1) {
      if (isVisible(chunk, rows[at]!, viewer)) uses += 1 // as many rows as were counted
    }
  }
  return uses
}
