import { MATERIAL_NAME_MAX_LENGTH, VERSION_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import type { Component } from '@glazy/contract/materials'
import { AUTHORING_PROBLEMS } from '@glazy/contract/rules/authoring'
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { DraftNotice } from '#components/draft-notice.tsx'
import { EditorButtons } from '#components/editor-buttons.tsx'
import page from '#components/page.module.css'
import form from '#components/editor-form.module.css'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import type { SaveAttempt } from '#lib/drafts/use-draft.ts'
import { notify } from '#lib/notify.ts'
import { versionOf } from '#lib/forms/version-of.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { WrittenLine, WrittenRecipe } from '#queries/authoring.ts'
import { type EarlierAmount, earlierAmounts, takenOut, wasOf } from './earlier-amounts.ts'
import { EditorRowView } from './editor-row-view.tsx'
import {
  type ChosenMaterial,
  earlyProblemOf,
  problemOf,
  submittedLines,
  totalsOf,
  type EditorRow,
} from './editor-rows.ts'
import classes from './recipe-editor.module.css'
import { replacedRows, type ReplacingLine } from './replaced-rows.ts'
import { type EditedRecipe, type RecipeEditorState, useRecipeEditor } from './use-recipe-editor.ts'

export type SetRows = (edit: (rows: readonly EditorRow[]) => readonly EditorRow[]) => void

/** A material that is to be replaced in a recipe that is being written. */
export interface Replacing {
  readonly rows: readonly EditorRow[]
  readonly material: ChosenMaterial
  readonly onChoose: (lines: readonly ReplacingLine[]) => void
  readonly onClose: () => void
}

export interface RecipeEditorProps extends EditedRecipe {
  /** The ingredients as they were, to be seen beside what becomes of them. */
  readonly before?: readonly Component[] | undefined
  /** What is beside the rows: the chemistry of what is being written. */
  readonly preview: (rows: readonly EditorRow[], setRows: SetRows) => ReactNode
  /** Leaving the page loses nothing: what was written is found again where it was. */
  readonly isKept?: boolean | undefined
  /** Finds what stands for a material; it cannot be replaced where this is left out. */
  readonly replacement?: ((replacing: Replacing) => ReactNode) | undefined
  /** What went wrong while saving. */
  readonly trouble?: ReactNode
  /** Saves what was written over a version; answers whether it has been saved. */
  readonly onSave: (
    recipe: WrittenRecipe,
    version: number | null,
    attempt: SaveAttempt,
  ) => Promise<boolean>
  readonly onCancel: () => void
}

/** The form of a recipe: its name, its ingredients, and what they add up to. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { before, preview, replacement, isKept = false, trouble, onSave, onCancel } = props
  const { t } = useTranslation('editor')
  const editor = useRecipeEditor(props)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const replacing = useReplacing(editor)
  const { note = '' } = editor
  const lines = submittedLines(editor.rows)
  const problem = isTried && lines.length === 0 ? AUTHORING_PROBLEMS.validComponentRequired : ''

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const over = versionOf(event, editor.version)
    setTried(true)
    if (isBusy) return
    const isWrong = editor.rows.some((row) => problemOf(row) !== undefined)
    if (isWrong || lines.length === 0) {
      focusProblem(event.currentTarget, isWrong)
      return
    }
    setBusy(true)
    const { name, rows } = editor
    const isSaved = await onSave(submitted(editor, lines), over, editor.attempt())
    if (isSaved) editor.settle({ name, rows, note })
    setBusy(false)
  }

  return (
    <form
      id={editor.formId}
      className={form.editor}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <UnsavedGuard isUnsaved={editor.isDirty && !isKept} isKept />
      {editor.isRestored && <DraftNotice onDiscard={editor.forget} />}
      <div className={form.columns}>
        <div className={form.writing}>
          <TextField
            label={t('name')}
            maxLength={MATERIAL_NAME_MAX_LENGTH}
            placeholder={t('namePlaceholder')}
            autoComplete="off"
            value={editor.name}
            onChange={(event) => editor.setName(event.currentTarget.value)}
          />
          <Rows
            editor={editor}
            isTried={isTried}
            before={before}
            onReplace={replacement && replacing.begin}
          />
          <p className={form.problem} role="alert">
            {problem}
          </p>
          {editor.version !== null && !isKept && (
            <TextField
              label={t('note')}
              hint={t('noteHint')}
              maxLength={VERSION_NOTE_MAX_LENGTH}
              autoComplete="off"
              value={note}
              onChange={(event) => editor.setNote(event.currentTarget.value)}
            />
          )}
          {trouble}
          <EditorButtons
            isBusy={isBusy}
            isDirty={editor.isDirty}
            onCancel={() => {
              editor.forget()
              onCancel()
            }}
          />
        </div>
        <div className={form.preview}>{preview(editor.rows, editor.setRows)}</div>
      </div>
      {replacing.open && replacement?.(replacing.open)}
    </form>
  )
}

/** Which material is being replaced; what is chosen for it can be taken back. */
function useReplacing(editor: RecipeEditorState) {
  const { typed } = useFormats()
  const { t } = useTranslation('editor')
  const names = useNames()
  const [material, begin] = useState<ChosenMaterial>()

  function replace({ id, name }: ChosenMaterial, lines: readonly ReplacingLine[]) {
    const earlier = editor.rows
    editor.setRows((rows) => replacedRows(rows, id, lines, typed))
    begin(undefined)
    notify('success', t('replaced.done', { name: names.shown({ name }) }), {
      label: t('replaced.undo'),
      run: () => editor.setRows(() => earlier),
    })
  }

  const open = material && {
    rows: editor.rows,
    material,
    onChoose: (lines: readonly ReplacingLine[]) => replace(material, lines),
    onClose: () => begin(undefined),
  }
  return { begin, open }
}

/** What is sent: the recipe without the blanks around its texts. */
function submitted(
  { name, note = '' }: RecipeEditorState,
  lines: readonly WrittenLine[],
): WrittenRecipe {
  const said = note.trim()
  return { newName: name.trim(), lines, ...(said !== '' && { note: said }) }
}

/** Puts the focus where something has to be set right, or written in the first place. */
function focusProblem(element: HTMLFormElement, isWrong: boolean): void {
  // The row that is wrong may say so only when it is drawn again.
  const selector = isWrong ? 'input[data-row][aria-invalid="true"]' : 'input[data-row]'
  requestAnimationFrame(() => element.querySelector<HTMLInputElement>(selector)?.focus())
}

interface RowsProps extends Pick<RecipeEditorProps, 'before'> {
  readonly editor: RecipeEditorState
  readonly isTried: boolean
  readonly onReplace: ((material: ChosenMaterial) => void) | undefined
}

function Rows({ editor, isTried, before, onReplace }: RowsProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const { rows, actions } = editor
  const totals = totalsOf(rows)
  const earlier = useMemo(() => before && earlierAmounts(before), [before])
  return (
    <section className={classes.rowsPart} aria-labelledby={id}>
      <h2 id={id} className={form.heading}>
        {t('ingredients')}
      </h2>
      <p className={form.hint}>{t('pasteHint')}</p>
      <ol className={classes.rows}>
        {rows.map((row, at) => (
          <EditorRowView
            key={row.key}
            row={row}
            number={at + 1}
            problem={isTried ? problemOf(row) : earlyProblemOf(row)}
            was={earlier && wasOf(earlier, row)}
            actions={actions}
            onReplace={onReplace}
          />
        ))}
      </ol>
      {earlier && <TakenOut lines={takenOut(earlier, rows)} />}
      <div className={classes.totals}>
        <dl>
          <div>
            <dt>{t('total.base')}</dt>
            <dd>
              <Amount value={totals.base} />
            </dd>
          </div>
          {totals.additions > 0 && (
            <div>
              <dt>{t('total.additions')}</dt>
              <dd>
                + <Amount value={totals.additions} />
              </dd>
            </div>
          )}
        </dl>
        <Button
          disabled={totals.base === 0 || Math.abs(totals.base - 100) < 0.005}
          title={t('normaliseHint')}
          onClick={editor.normalise}
        >
          {t('normalise')}
        </Button>
      </div>
      <p role="status" className={page.visuallyHidden}>
        {editor.announcement}
      </p>
    </section>
  )
}

/** Ingredients that are not among the rows any more. */
function TakenOut({ lines }: { readonly lines: readonly EarlierAmount[] }) {
  const names = useNames()
  const { t } = useTranslation('editor')
  const { written } = useFormats()
  if (lines.length === 0) return null
  const list = names.list(lines.map(({ name, amount }) => `${name} ${written(amount)}`))
  return <p className={form.hint}>{t('takenOut', { list })}</p>
}
