import { useState } from 'react'
import { draftOfFigures } from '#features/editor/analysis/analysis-draft.ts'
import type { EnteredKind } from '#features/editor/analysis/use-analysis-editor.ts'
import { isDraft } from '#features/workbench/contents/workbench-item.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { AnalysisChange } from '#features/editor/analysis/analysis-change.tsx'
import { AnalysisCreation } from '#features/editor/analysis/analysis-creation.tsx'
import { cardEnds, type CardFormProps } from '#features/workbench/cards/card-form.ts'
import { LoadedItem } from '#features/workbench/cards/loaded-item.tsx'

export interface AnalysisFormProps extends CardFormProps {
  readonly kind: EnteredKind
}

/** The figures of a raw material or an analysis, changed on its card. Loaded when first opened. */
export default function AnalysisForm(props: AnalysisFormProps) {
  const { item, kind, owner, ownSaves } = props
  const ends = cardEnds(props)
  if (isDraft(item)) return <UnsavedForm {...props} />
  return (
    <LoadedItem id={item.id}>
      {(current) => (
        <AnalysisChange
          kind={kind}
          current={current}
          owner={owner}
          isKept
          follow={ownSaves.follow}
          onSaved={ends.save}
          onCancel={ends.cancel}
        />
      )}
    </LoadedItem>
  )
}

/** What is saved nowhere yet: a save makes it, and the card is that item then. */
function UnsavedForm(props: AnalysisFormProps) {
  const { item, kind, owner } = props
  const { t } = useTranslation('analysisEditor')
  const { typed } = useFormats()
  const [initial] = useState(() => draftOfFigures(item, typed))
  const ends = cardEnds(props)
  return (
    <AnalysisCreation
      kind={kind}
      initial={initial}
      owner={owner}
      id={item.id}
      isKept
      origin={item}
      onCreated={(saved) => {
        ends.save(saved)
        notify('success', t('saved.created', { name: saved.name }))
      }}
      onCancel={ends.cancel}
    />
  )
}
