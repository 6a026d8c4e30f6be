import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type BrowserStore, useBrowserStore } from '#lib/browser-store.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { RowActions } from './editor-row-view.tsx'
import {
  changeRow,
  type EditorRow,
  insertRows,
  isBlank,
  moveRow,
  normalised,
  removeRow,
  withMatches,
} from './editor-rows.ts'
import { matchIngredient } from './match-ingredient.ts'
import { readPastedRecipe } from './pasted-recipe.ts'
import { type RecipeDraft, recipeDraftStore } from './recipe-draft.ts'

/** Milliseconds of rest after which a draft is kept. */
const KEEP_AFTER_MS = 400

export interface RecipeEditorState extends RecipeDraft {
  readonly isDirty: boolean
  /** A draft of an earlier visit stands in the fields. */
  readonly isRestored: boolean
  readonly setName: (name: string) => void
  readonly normalise: () => void
  readonly actions: RowActions
  /** Takes back everything that was not saved. */
  readonly discard: () => void
  /** The draft has been saved and is needed no more. */
  readonly forget: () => void
  /** Says what has been done, for those who do not see it. */
  readonly announcement: string
}

/** What somebody writes into the form of a recipe, kept across reloads until it is saved. */
export function useRecipeEditor(
  initial: RecipeDraft,
  owner: number,
  id: number | null,
): RecipeEditorState {
  const { t } = useTranslation('editor')
  const store = useMemo(() => recipeDraftStore(owner, id), [owner, id])
  const kept = useBrowserStore(store)
  // Undefined until something is written; an earlier visit's draft stands in the fields till then.
  const [written, setWritten] = useState<RecipeDraft>()
  const [announcement, announce] = useState('')
  const draft = written ?? kept ?? initial
  const isDirty = !isSame(draft, initial)
  useKeptDraft(store, written, isDirty)

  const change: ChangeDraft = (edit) =>
    setWritten((current = draft) => ({ ...current, ...edit(current) }))

  return {
    ...draft,
    isDirty,
    isRestored: written === undefined && isDirty,
    announcement,
    actions: useRowActions(draft.rows, change, announce),
    setName: (name) => change(() => ({ name })),
    normalise: () => {
      change(({ rows }) => ({ rows: normalised(rows) }))
      announce(t('normalised'))
    },
    discard: () => {
      store.clear()
      setWritten(undefined)
    },
    forget: () => {
      store.clear()
      setWritten(undefined)
    },
  }
}

type ChangeDraft = (edit: (draft: RecipeDraft) => Partial<RecipeDraft>) => void

/** Keeps what was written as soon as the writer rests. */
function useKeptDraft(
  store: BrowserStore<RecipeDraft | null>,
  written: RecipeDraft | undefined,
  isDirty: boolean,
): void {
  useEffect(() => {
    if (written === undefined) return
    const timer = setTimeout(() => (isDirty ? store.set(written) : store.clear()), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, written, isDirty])
}

function useRowActions(
  rows: readonly EditorRow[],
  change: ChangeDraft,
  announce: (text: string) => void,
): RowActions {
  const { t } = useTranslation('editor')
  const client = useQueryClient()
  const placeOf = (key: number, among = rows) => among.findIndex((row) => row.key === key)

  async function paste(key: number, text: string) {
    const recipe = await readPastedRecipe(text)
    if (recipe === undefined) {
      notify('error', t('paste.nothing'))
      return
    }
    change((draft) => ({
      name: draft.name.trim() === '' ? recipe.name : draft.name,
      rows: insertRows(draft.rows, key, recipe.lines),
    }))
    announce(t('paste.done', { count: recipe.lines.length }))
    for (const { text: name } of recipe.lines) {
      const material = await matchIngredient(client, name)
      if (!material) continue
      change((draft) => ({ rows: withMatches(draft.rows, new Map([[name, material]])) }))
    }
  }

  return {
    change: (key, row) => change((draft) => ({ rows: changeRow(draft.rows, key, row) })),
    remove: (key) => {
      focusField(neighbourOf(rows, key), 'ingredient')
      change((draft) => ({ rows: removeRow(draft.rows, key) }))
    },
    move: (key, by) => {
      const moved = moveRow(rows, placeOf(key), placeOf(key) + by)
      change(() => ({ rows: moved }))
      const place = placeOf(key, moved) + 1
      announce(t('row.moved', { name: moved[place - 1]?.text, place }))
    },
    drop: (dragged, onto) =>
      change((draft) => ({ rows: moveRow(draft.rows, placeOf(dragged), placeOf(onto)) })),
    paste: (key, text) => void paste(key, text),
    focusAmount: (key) => focusField(key, 'amount'),
    focusNext: (key) => focusField(rows[placeOf(key) + 1]?.key, 'ingredient'),
  }
}

function neighbourOf(rows: readonly EditorRow[], key: number): number | undefined {
  const at = rows.findIndex((row) => row.key === key)
  return (rows[at + 1] ?? rows[at - 1])?.key
}

function focusField(key: number | undefined, field: 'ingredient' | 'amount'): void {
  const selector = `input[data-row="${key}"][data-field="${field}"]`
  document.querySelector<HTMLInputElement>(selector)?.focus()
}

function isSame(one: RecipeDraft, other: RecipeDraft): boolean {
  return JSON.stringify(essence(one)) === JSON.stringify(essence(other))
}

/** What counts of a draft: not the blank rows, and not how rows are told apart. */
function essence({ name, rows }: RecipeDraft) {
  return [
    name.trim(),
    rows
      .filter((row) => !isBlank(row))
      .map(({ text, material, amount, isAdditional }) => [
        text,
        material?.id,
        amount,
        isAdditional,
      ]),
  ]
}
