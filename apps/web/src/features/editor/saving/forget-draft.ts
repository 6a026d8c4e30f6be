import { analysisDraftStore } from '#features/editor/analysis/analysis-draft.ts'
import { recipeDraftStore } from '#features/editor/recipe/recipe-draft.ts'
import type { MaterialKind } from '@glazy/contract/materials'

interface WrittenItem {
  readonly id: number
  readonly kind: MaterialKind
}

/** Drops what was being written about an item and is saved nowhere. */
export function forgetDraft({ id, kind }: WrittenItem, owner: number): void {
  if (kind === 'recipe') recipeDraftStore(owner, id).clear()
  else analysisDraftStore(owner, kind, id).clear()
}
