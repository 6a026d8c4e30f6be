import type { MaterialDetail } from '@glazy/contract/materials'
import { useMemo, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { draftOf } from './analysis-draft.ts'
import { AnalysisEditor, type SubmittedAnalysis } from './analysis-editor.tsx'
import { RecalculationNotice } from './recalculation-notice.tsx'
import type { EnteredKind } from './use-analysis-editor.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateMaterial } from '#queries/authoring.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { AnalysisChemistry } from './analysis-chemistry.tsx'
import { OutdatedNotice } from '#features/editor/saving/outdated-notice.tsx'
import {
  followNothing,
  type ItemChangeProps,
  useVersionedSaving,
} from '#features/editor/saving/use-versioned-saving.ts'

export interface AnalysisChangeProps extends Omit<ItemChangeProps, 'onSaved'> {
  readonly kind: EnteredKind
  /** Goes on with what was saved; false for a form that stays, with what was saved in it. */
  readonly onSaved: (saved: MaterialDetail, over: number) => unknown
  /** The change waits on the device for a connection. Left out where it stays in the form until it is saved. */
  readonly onKept?: () => unknown
}

/**
 * The form of a raw material or an analysis of the library. A save of an outdated version is told
 * so and shown both; where the form stays, it says how far the recipes that follow from it are.
 */
export function AnalysisChange(props: AnalysisChangeProps) {
  const { current, owner, kind, isKept, follow = followNothing, onSaved, onKept, onCancel } = props
  const { t } = useTranslation('analysisEditor')
  const [opened, setOpened] = useState(current)
  const { typed } = useFormats()
  const [saved, setSaved] = useState<MaterialDetail>()
  const initial = useMemo(() => draftOf(opened, typed), [opened, typed])
  const update = useUpdateMaterial(current.id)
  const keep = useKeepForLater()
  const { error } = update
  const { save, isOutdated } = useVersionedSaving({
    current,
    error,
    failed: t('failed.update'),
    send: async (entered: SubmittedAnalysis, version, clientKey) => {
      setSaved(undefined)
      const { data } = await update.mutateAsync({ ...entered, version, clientKey })
      notify('success', t('saved.updated', { name: data.name }))
      return data
    },
    keep: async (failure, { submitted: entered, version, clientKey }) => {
      const content = { id: current.id, version, entered, category: kind }
      const letter = { kind: 'material', content, name: entered.name, clientKey } as const
      if (!onKept || !(await keep(failure, letter))) return false
      await onKept()
      return true
    },
    onSaved: async (data, over) => {
      if ((await onSaved(data, over)) !== false) return
      setOpened(data)
      setSaved(data)
    },
  })

  /** What the last save has come to, above the button that made it. */
  function outcome() {
    if (isOutdated) return <OutdatedNotice saved={current} />
    if (error) return <ErrorNotice title={t('failed.update')} error={error} />
    return saved && <RecalculationNotice key={saved.version} saved={saved} />
  }

  return (
    <AnalysisEditor
      kind={kind}
      initial={initial}
      owner={owner}
      id={current.id}
      version={follow(opened.version)}
      isKept={isKept}
      preview={(previewed) => <AnalysisChemistry {...previewed} />}
      trouble={outcome()}
      onSave={(entered, version) => save(entered, version ?? opened.version)}
      onCancel={onCancel}
    />
  )
}
