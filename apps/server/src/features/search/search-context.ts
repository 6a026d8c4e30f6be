import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import type { CollectedItems } from '#features/collections/read/collected-items.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'

/** Who searches, and what in. */
export interface SearchContext {
  readonly db: Db
  readonly viewer: MaybeViewer
  /** Of what `makeable` makes recipes: the shelf of the viewer, unless it is said to be another's. */
  readonly shelfOwner?: MaybeViewer
  /** The library in memory. */
  readonly index: LibraryIndex
  readonly collected: CollectedItems
}
