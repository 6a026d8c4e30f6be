import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import { useCallback, useMemo, useState } from 'react'
import { type SaveAttempt, useDraft } from '#lib/drafts/use-draft.ts'
import { notify } from '#lib/notify.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { type AnalysisDraft, analysisDraftStore, essenceOf } from './analysis-draft.ts'
import {
  type AnalysisType,
  type FigureKey,
  type Figures,
  figuresOf,
  normalisedFigures,
  scaledFormula,
  switched,
  withText,
  withValues,
} from './figures.ts'

/** What is entered: a raw material, or an analysis. */
export type EnteredKind = 'primitive' | 'analysis'

export interface EditedAnalysis {
  readonly kind: EnteredKind
  readonly initial: AnalysisDraft
  /** Id of who writes. */
  readonly owner: number
  /** Id of the item; null for a new one. */
  readonly id: number | null
  /** Version that is open; null for a new item. */
  readonly version: number | null
  /** Number of the entry of the outbox that is edited: it has drafts of its own. */
  readonly entry?: number | undefined
}

export interface AnalysisEditorState {
  readonly draft: AnalysisDraft
  readonly isDirty: boolean
  /** A draft of an earlier visit is in the fields. */
  readonly isRestored: boolean
  /** Version that was open when writing began; null for a new item. */
  readonly version: number | null
  readonly setName: (name: string) => void
  readonly setUnityType: (unityType: UnityType) => void
  readonly setAnalysisType: (analysisType: AnalysisType) => void
  readonly setText: (key: FigureKey, text: string) => void
  /** Takes over an analysis that was pasted as text. */
  readonly paste: (text: string) => Promise<void>
  /** Percent brought to 100, or a formula to unity. */
  readonly scale: () => void
  /** Keeps what is about to be sent. */
  readonly attempt: () => SaveAttempt
  /** Drops what was written: it is not wanted. */
  readonly forget: () => void
  /** Drops what has been saved, and keeps what was written since it was sent. */
  readonly settle: (sent: AnalysisDraft) => void
  /** Says what has been done. */
  readonly announcement: string
}

/** What someone writes into the form of an analysis, kept across reloads until it is saved. */
export function useAnalysisEditor(edited: EditedAnalysis): AnalysisEditorState {
  const { kind, initial, owner, id, version, entry } = edited
  const form = entry === undefined ? kind : `outbox-${entry}`
  const { t } = useTranslation('analysisEditor')
  const { list } = useNames()
  const { typed } = useFormats()
  const chosen = umfGroupsOf(usePreferenceValue('umfOxides'))
  const store = useMemo(() => analysisDraftStore(owner, form, id), [owner, form, id])
  const { change, ...state } = useDraft({ store, initial, version, essence: essenceOf })
  const [announcement, announce] = useState('')
  const changeFigures = useCallback(
    (edit: (figures: Figures, draft: AnalysisDraft) => Figures) =>
      change((draft) => ({ figures: edit(draft.figures, draft) })),
    [change],
  )
  const setText = useCallback(
    (key: FigureKey, text: string) => changeFigures((figures) => withText(figures, key, text)),
    [changeFigures],
  )
  const paste = useCallback(
    async (text: string) => {
      const { readAnalysisText } = await import('@glazy/formats/text/read-analysis-text')
      const found = readAnalysisText(text)
      if (found === undefined) {
        notify('error', t('paste.nothing'))
        return
      }
      const { kind: what, oxides, loi, unknown } = found
      const values = { ...oxides, ...(loi !== undefined && { loi }) }
      changeFigures((figures) =>
        what === 'formula'
          ? figuresOf('formulaAnalysis', values, typed)
          : withValues(figures, values, typed),
      )
      const done = t(`paste.${what}`, { count: Object.keys(oxides).length })
      const rest = unknown.length > 0 ? ` ${t('paste.unknown', { words: list(unknown) })}` : ''
      announce(done + rest)
    },
    [changeFigures, list, t, typed],
  )

  return {
    ...state,
    announcement,
    setName: (name) => change(() => ({ name })),
    setUnityType: (unityType) => change(() => ({ unityType })),
    setAnalysisType: (analysisType) => {
      changeFigures((figures, { unityType }) =>
        switched(figures, analysisType, unityType, typed, chosen),
      )
      announce(t(`switched.${analysisType}`))
    },
    setText,
    paste,
    scale: () => {
      changeFigures((figures, { unityType }) =>
        figures.analysisType === 'formulaAnalysis'
          ? scaledFormula(figures, unityType, typed, chosen)
          : normalisedFigures(figures, typed),
      )
      announce(t(`scaled.${state.draft.figures.analysisType}`))
    },
  }
}
