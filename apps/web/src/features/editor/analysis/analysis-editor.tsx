import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import { PRIMITIVE_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { DraftNotice } from '#components/draft-notice.tsx'
import { EditorButtons } from '#components/editor-buttons.tsx'
import form from '#components/editor-form.module.css'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import type { SaveAttempt } from '#lib/drafts/use-draft.ts'
import { versionOf } from '#lib/forms/version-of.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './analysis-editor.module.css'
import { AnalysisTotal } from './analysis-total.tsx'
import { AnalysisTypeChoice } from './analysis-type-choice.tsx'
import { hasProblems, problemsOf } from './draft-problems.ts'
import { type AnalysisType, analysisOf, type FigureValues, submittedFigures } from './figures.ts'
import { OxideFields } from './oxide-fields.tsx'
import { UnityTypeChoice } from './unity-type-choice.tsx'
import { type EditedAnalysis, useAnalysisEditor } from './use-analysis-editor.ts'

/** A raw material or an analysis as it is sent to be saved. */
export interface SubmittedAnalysis {
  readonly name: string
  readonly unityType: UnityType
  readonly analysisType: AnalysisType
  readonly analysis: FigureValues
}

/** What is shown beside the figures follows from this. */
export interface PreviewedAnalysis {
  readonly analysis: Analysis
  readonly unityType: UnityType
}

export interface AnalysisEditorProps extends EditedAnalysis {
  /** What is beside the figures: the chemistry of what is being entered. */
  readonly preview: (previewed: PreviewedAnalysis) => ReactNode
  /** Leaving the page loses nothing: what was written is found again where it was. */
  readonly isKept?: boolean | undefined
  /** What went wrong while saving. */
  readonly trouble?: ReactNode
  /** Saves what was written over a version; answers whether it has been saved. */
  readonly onSave: (
    analysis: SubmittedAnalysis,
    version: number | null,
    attempt: SaveAttempt,
  ) => Promise<boolean>
  readonly onCancel: () => void
}

/** The form of a raw material or an analysis: its name, its figures, and what they add up to. */
export function AnalysisEditor(props: AnalysisEditorProps) {
  const { kind, preview, isKept = false, trouble, onSave, onCancel } = props
  const { t } = useTranslation('analysisEditor')
  const editor = useAnalysisEditor(props)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { draft } = editor
  const problems = problemsOf(draft)

  async function save(event: FormEvent) {
    event.preventDefault()
    const over = versionOf(event, editor.version)
    setTried(true)
    if (isBusy) return
    if (hasProblems(problems)) {
      focusProblem(element.current, problems.name !== undefined, problems.isEmpty)
      return
    }
    setBusy(true)
    const { analysisType, oxides, loi } = submittedFigures(draft.figures)
    const analysis = { ...oxides, loi }
    const { unityType } = draft
    const isSaved = await onSave(
      { name: draft.name.trim(), unityType, analysisType, analysis },
      over,
      editor.attempt(),
    )
    if (isSaved) {
      editor.settle(draft)
      setTried(false)
    }
    setBusy(false)
  }

  return (
    <form ref={element} className={form.editor} noValidate onSubmit={(event) => void save(event)}>
      <UnsavedGuard isUnsaved={editor.isDirty && !isKept} isKept />
      {editor.isRestored && <DraftNotice onDiscard={editor.forget} />}
      <div className={form.columns}>
        <div className={form.writing}>
          <TextField
            label={t('name')}
            maxLength={PRIMITIVE_NAME_MAX_LENGTH}
            placeholder={t(`namePlaceholder.${kind}`)}
            autoComplete="off"
            problem={isTried && problems.name ? t(`problems.${problems.name}`) : undefined}
            value={draft.name}
            onChange={(event) => editor.setName(event.currentTarget.value)}
          />
          <AnalysisTypeChoice
            value={draft.figures.analysisType}
            onChange={editor.setAnalysisType}
          />
          <p className={form.hint}>{t('pasteHint')}</p>
          <OxideFields editor={editor} />
          <AnalysisTotal editor={editor} />
          <p role="status" className={classes.announcement}>
            {editor.announcement}
          </p>
          <UnityTypeChoice value={draft.unityType} onChange={editor.setUnityType} />
          <p className={form.problem} role="alert">
            {isTried && problems.isEmpty && t('problems.oxideRequired')}
          </p>
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
        <div className={form.preview}>
          {preview({ analysis: analysisOf(draft.figures), unityType: draft.unityType })}
        </div>
      </div>
    </form>
  )
}

/** Puts the focus where something has to be set right. */
function focusProblem(form: HTMLFormElement | null, isName: boolean, isEmpty: boolean): void {
  const wrong = isEmpty ? '[data-figure]' : '[data-figure][aria-invalid="true"]'
  const selector = isName ? 'input' : `input${wrong}`
  form?.querySelector<HTMLInputElement>(selector)?.focus()
}
