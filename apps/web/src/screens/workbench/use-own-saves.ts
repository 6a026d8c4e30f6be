import type { MaterialDetail } from '@glazy/contract/materials'
import { useState } from 'react'
import { analysisDraftStore } from '#features/editor/analysis/analysis-draft.ts'
import { metadataDraftStore } from '#features/editor/details/metadata-draft.ts'
import { recipeDraftStore } from '#features/editor/recipe/recipe-draft.ts'
import { rebaseDraft } from '#lib/drafts/draft-store.ts'

export interface OwnSaves {
  /** The version that saves of this card have made of one. */
  readonly follow: (version: number) => number
  readonly note: (saved: MaterialDetail, over: number) => void
}

/**
 * A card may be open in two forms, and a save of one makes a new version. Nobody else has written
 * it, and the two forms hold different things: the other one goes on over the new version.
 *
 * @param owner id of who writes
 */
export function useOwnSaves(owner: number): OwnSaves {
  const [versions, setVersions] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    follow(version) {
      let followed = version
      for (let next = versions.get(followed); next; next = versions.get(next)) followed = next
      return followed
    },
    note({ id, kind, version }, over) {
      if (version === over) return
      setVersions((known) => new Map(known).set(over, version))
      rebaseDraft(metadataDraftStore(owner, id), over, version)
      if (kind === 'recipe') rebaseDraft(recipeDraftStore(owner, id), over, version)
      else rebaseDraft(analysisDraftStore(owner, kind, id), over, version)
    },
  }
}
