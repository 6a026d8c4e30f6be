import * as z from 'zod'
import { browserStore } from '#lib/browser-store.ts'
import type { EditorRow } from './editor-rows.ts'

/** A recipe as far as it has been written, kept in the browser until it is saved. */
export interface RecipeDraft {
  readonly name: string
  readonly rows: readonly EditorRow[]
}

const draft = z.object({
  name: z.string().max(1_000),
  rows: z
    .array(
      z.object({
        key: z.int(),
        text: z.string(),
        material: z.object({ id: z.int(), name: z.string() }).optional(),
        pastedAs: z.string().optional(),
        amount: z.string(),
        isAdditional: z.boolean(),
      }),
    )
    .min(1)
    .max(200),
})

/**
 * Where the draft of a recipe is kept.
 *
 * @param owner id of who writes it: drafts are nobody else's
 * @param id of the recipe, or null for a new one
 */
export function recipeDraftStore(owner: number, id: number | null) {
  return browserStore<RecipeDraft | null>({
    key: `glazy-draft-recipe-${owner}-${id ?? 'new'}`,
    empty: null,
    parse: (stored) => {
      const parsed = draft.safeParse(stored)
      return parsed.success ? (parsed.data as RecipeDraft) : null // checked just now
    },
    // Where there is no room for a draft, the page still holds what was written.
    shortened: () => null,
  })
}
