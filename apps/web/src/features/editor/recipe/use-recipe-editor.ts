import { COMPONENTS_MAX } from '@glazy/contract/limits'
import { byGravity, countLines, type Problem } from '@glazy/formats/record/problems'
import { importProblemText } from '@glazy/locales/import-problems'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type ChangeDraft, type SaveAttempt, useDraft } from '#lib/drafts/use-draft.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
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
  withSpareRow,
} from './editor-rows.ts'
import { matchIngredients } from './match-ingredients.ts'
import { type PastedRecipe, readPastedRecipe } from './pasted-recipe.ts'
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
    /** Says what of a pasted text is not in the rows. */
    async function tellOfPasted({ lines, others, problems }: PastedRecipe, before: typeof rows) {
      const places = COMPONENTS_MAX - before.filter((row) => !isBlank(row)).length
      if (lines.length > places) notify('error', t('paste.tooMany', { max: COMPONENTS_MAX }))
      if (others > 0) notify('info', t('paste.others', { count: others }))
      if (problems.length === 0) return
      // Where they cannot be brought, at least on how many lines they are is said.
      await texts.load(['importProblems'])?.catch(() => undefined)
      const { lost, told } = byGravity(problems)
      if (lost.length > 0) notify('info', t('paste.problems', valuesOf(lost)))
      if (told.length > 0) notify('info', t('paste.told', valuesOf(told)))
    }

    function valuesOf(problems: readonly Problem[]) {
      const messages = problems
        .slice(0, MESSAGES_SHOWN)
        .map((problem) => importProblemText(texts.of('importProblems'), problem, formats))
      return { count: countLines(problems), messages: messages.join(' ') }
    }

    async function paste(key: number, text: string) {
      const recipe = await readPastedRecipe(text, formats.typed)
      if (recipe === undefined) {
        notify('error', t('paste.nothing'))
        return
      }
      change((draft) => ({
        name: draft.name.trim() === '' ? recipe.name : draft.name,
        rows: insertRows(draft.rows, key, recipe.lines),
      }))
      const done = t('paste.done', { count: recipe.lines.length })
      announce(done)
      void tellOfPasted(recipe, latest.current)
      const matches = await matchIngredients(recipe.lines.map((line) => line.text))
      change((draft) => ({ rows: withMatches(draft.rows, matches) }))
      const open = [...matches.values()].filter((match) => match === null).length
      if (open > 0) announce(`${done}. ${t('paste.open', { count: open })}`)
    }

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
      paste: (key, text) => void paste(key, text),
      focusAmount: (key) => focusField(formId, key, 'amount'),
      focusNext: (key) => {
        const next = latest.current[placeOf(latest.current, key) + 1]
        focusField(formId, next?.key, 'ingredient')
      },
    }
  }, [formId, change, announce, t, texts, formats])
}

/** Of what was not understood in a pasted text, as much as one reads in passing. */
const MESSAGES_SHOWN = 2

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
