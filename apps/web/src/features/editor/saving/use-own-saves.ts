import type { MaterialDetail } from '@glazy/contract/materials'
import { useState } from 'react'
import { analysisDraftStore } from '#features/editor/analysis/analysis-draft.ts'
import { metadataDraftStore } from '#features/editor/details/metadata-draft.ts'
import { recipeDraftStore } from '#features/editor/recipe/recipe-draft.ts'
import { rebaseDraft } from '#lib/drafts/draft-store.ts'

/**
 * A card may be open in two forms, and a save of one makes a new version. Nobody else has written
 * it, and the two forms hold different things: the other one continues over the new version.
 *
 * @param owner id of who writes
 */
export function useOwnSaves(owner: number) {
  const [versions, setVersions] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    /** The version that saves of this card have made of one. */
    follow(version: number): number {
      let followed = version
      for (let next = versions.get(followed); next; next = versions.get(next)) followed = next
      return followed
    },
    note({ id, kind, version }: MaterialDetail, over: number) {
      if (version === over) return
      setVersions((known) => new Map(known).set(over, version))
      rebaseDraft(metadataDraftStore(owner, id), over, version)
      if (kind === 'recipe') rebaseDraft(recipeDraftStore(owner, id), over, version)
      else rebaseDraft(analysisDraftStore(owner, kind, id), over, version)
    },
  }
}
