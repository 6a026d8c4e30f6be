import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type ChangeDraft, type SaveAttempt, useDraft } from '#lib/drafts/use-draft.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { createPaste } from './create-paste.ts'
import type { RowActions } from './editor-row-view.tsx'
import {
  changeRow,
  type EditorRow,
  moveRow,
  normalised,
  removeRow,
  withSpareRow,
} from './editor-rows.ts'
import { essenceOf, type RecipeDraft, recipeDraftStore } from './recipe-draft.ts'

export interface RecipeEditorState extends RecipeDraft {
  readonly isDirty: boolean
  /** A draft of an earlier visit is in the fields. */
  readonly isRestored: boolean
  /** Version that was open when writing began; null for a new recipe. */
  readonly version: number | null
  /** Of the form whose fields take the focus: there may be several on a page. */
  readonly formId: string
  readonly setName: (name: string) => void
  readonly setNote: (note: string) => void
  readonly setRows: (edit: (rows: readonly EditorRow[]) => readonly EditorRow[]) => void
  readonly normalise: () => void
  readonly actions: RowActions
  /** Keeps what is about to be sent. */
  readonly attempt: () => SaveAttempt
  /** Drops what was written: it is not wanted. */
  readonly forget: () => void
  /** Drops what has been saved, and keeps what was written since it was sent. */
  readonly settle: (sent: RecipeDraft) => void
  /** Says what has been done, for those who do not see it. */
  readonly announcement: string
}

export interface EditedRecipe {
  readonly initial: RecipeDraft
  /** Id of who writes. */
  readonly owner: number
  /** Id of the recipe; null for a new one. */
  readonly id: number | null
  /** Version that is open; null for a new recipe. */
  readonly version: number | null
  /** Id of the recipe that a new one began as. */
  readonly originalId?: number | undefined
  /** The lines that an address brought, where it did. */
  readonly begunAs?: string | undefined
  /** Number of the entry of the outbox that is edited. */
  readonly entry?: number | undefined
}

/** Name of the form: what is begun with another recipe, or waits to be sent, has drafts of its own. */
function formOf({ originalId, entry, begunAs }: EditedRecipe): string | undefined {
  if (entry !== undefined) return `outbox-${entry}`
  if (begunAs !== undefined) return `begun-as-${begunAs}`
  return originalId === undefined ? undefined : `change-of-${originalId}`
}

/** What someone writes into the form of a recipe, kept across reloads until it is saved. */
export function useRecipeEditor(edited: EditedRecipe): RecipeEditorState {
  const { initial, owner, id, version } = edited
  const { t } = useTranslation('editor')
  const { typed } = useFormats()
  const form = formOf(edited)
  const store = useMemo(() => recipeDraftStore(owner, id, form), [owner, id, form])
  const { draft, change, ...state } = useDraft({ store, initial, version, essence: essenceOf })
  const [announcement, announce] = useState('')
  const formId = useId()
  return {
    ...draft,
    ...state,
    announcement,
    formId,
    actions: useRowActions(formId, draft.rows, change, announce),
    setName: (name) => change(() => ({ name })),
    setNote: (note) => change(() => ({ note })),
    setRows: useCallback(
      (edit) => change(({ rows }) => ({ rows: withSpareRow(edit(rows)) })),
      [change],
    ),
    normalise: () => {
      change(({ rows }) => ({ rows: normalised(rows, typed) }))
      announce(t('normalised'))
    },
  }
}

/** What is done with rows; the same object with every key, so that the other rows stay as they are. */
function useRowActions(
  formId: string,
  rows: readonly EditorRow[],
  change: ChangeDraft<RecipeDraft>,
  announce: (text: string) => void,
): RowActions {
  const { t } = useTranslation('editor')
  const { texts } = useRouter().options.context
  const formats = useFormats()
  // The rows as they are when something is pressed.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])

  return useMemo(() => {
    const paste = createPaste({ change, announce, t, texts, formats })
    return {
      change: (key, row) => change((draft) => ({ rows: changeRow(draft.rows, key, row) })),
      remove: (key) => {
        focusField(formId, neighbourOf(latest.current, key), 'ingredient')
        change((draft) => ({ rows: removeRow(draft.rows, key) }))
      },
      move: (key, by) => {
        const from = placeOf(latest.current, key)
        const moved = moveRow(latest.current, from, from + by)
        change(() => ({ rows: moved }))
        const place = placeOf(moved, key) + 1
        announce(t('row.moved', { name: moved[place - 1]?.text, place }))
      },
      drop: (dragged, onto) =>
        change(({ rows: now }) => ({
          rows: moveRow(now, placeOf(now, dragged), placeOf(now, onto)),
        })),
      paste: (key, text) => void paste(key, text, () => latest.current),
      focusAmount: (key) => focusField(formId, key, 'amount'),
      focusNext: (key) => {
        const next = latest.current[placeOf(latest.current, key) + 1]
        focusField(formId, next?.key, 'ingredient')
      },
    }
  }, [formId, change, announce, t, texts, formats])
}

function placeOf(rows: readonly EditorRow[], key: number): number {
  return rows.findIndex((row) => row.key === key)
}

function neighbourOf(rows: readonly EditorRow[], key: number): number | undefined {
  const at = placeOf(rows, key)
  return (rows[at + 1] ?? rows[at - 1])?.key
}

function focusField(formId: string, key: number | undefined, field: 'ingredient' | 'amount'): void {
  const selector = `input[data-row="${key}"][data-field="${field}"]`
  document.getElementById(formId)?.querySelector<HTMLInputElement>(selector)?.focus()
}
