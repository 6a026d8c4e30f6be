import { IMPORT_CALL_BYTES, IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import type { DraftedMaterial, DraftedRecipe, Drafts } from '@glazy/formats/import/drafts'

/** What one call brings of the drafts of an import. */
export interface DraftsPart {
  readonly materials: DraftedMaterial[]
  readonly recipes: DraftedRecipe[]
}

/** Cuts an import into calls: first the materials, then the recipes, each after what it needs. */
export function toParts({ materials, recipes }: Drafts): readonly DraftsPart[] {
  return [
    ...slices(materials).map((some) => ({ materials: some, recipes: [] })),
    ...slices(recipes).map((some) => ({ materials: [], recipes: some })),
  ]
}

/** Pieces of a list that are neither too many nor too large for one call. */
export function slices<TRecord>(records: readonly TRecord[]): TRecord[][] {
  const encoder = new TextEncoder()
  const pieces: TRecord[][] = []
  let bytes = Infinity
  for (const record of records) {
    const size = encoder.encode(JSON.stringify(record)).length
    const last = pieces.at(-1)
    if (last && last.length < IMPORT_ROWS_MAX && bytes + size <= IMPORT_CALL_BYTES) {
      last.push(record)
      bytes += size
    } else {
      pieces.push([record])
      bytes = size
    }
  }
  return pieces
}
