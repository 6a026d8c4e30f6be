import * as z from 'zod'
import { draftStore } from '#lib/drafts/draft-store.ts'
import { type EditorRow, isBlank } from './editor-rows.ts'

/** A recipe as far as it has been written, kept in the browser until it is saved. */
export interface RecipeDraft {
  readonly name: string
  readonly rows: readonly EditorRow[]
  /** What was changed, for the list of versions. */
  readonly note?: string
}

const draft = z.object({
  name: z.string().max(1_000),
  rows: z
    .array(
      z.object({
        key: z.int(),
        text: z.string(),
        material: z.object({ id: z.int(), name: z.string() }).exactOptional(),
        pastedAs: z.string().exactOptional(),
        amount: z.string(),
        isAdditional: z.boolean(),
      }),
    )
    .min(1)
    .max(200),
  note: z.string().max(1_000).exactOptional(),
})

/**
 * Where the draft of a recipe is kept.
 *
 * @param owner id of who writes it
 * @param id of the recipe, or null for a new one
 * @param form name of the form, where it is not the usual one
 */
export function recipeDraftStore(owner: number, id: number | null, form = 'recipe') {
  return draftStore<RecipeDraft>({ form, owner, id, schema: draft })
}

/** What counts of a draft: not the blank rows, and not how rows are told apart. */
export function essenceOf({ name, rows, note = '' }: RecipeDraft) {
  return [
    name.trim(),
    note.trim(),
    rows
      .filter((row) => !isBlank(row))
      .map(({ text, material, amount, isAdditional }) => [
        text,
        material?.id,
        amount.replace(',', '.'),
        isAdditional,
      ]),
  ]
}
