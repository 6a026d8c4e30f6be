import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath, SECTION_OF_KIND } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { analysisDraftStore, draftOf } from '#features/analysis-editor/analysis-draft.ts'
import {
  AnalysisEditor,
  type SubmittedAnalysis,
} from '#features/analysis-editor/analysis-editor.tsx'
import { RecalculationNotice } from '#features/analysis-editor/recalculation-notice.tsx'
import type { EnteredKind } from '#features/analysis-editor/use-analysis-editor.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateMaterial } from '#queries/authoring.ts'
import { materialDetail } from '#queries/materials.ts'
import { AnalysisChemistry } from './analysis-chemistry.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { SECTION_TEXT } from './section-text.ts'

export interface EditAnalysisScreenProps {
  readonly user: CurrentUser
  readonly kind: EnteredKind
  readonly id: number
}

/**
 * Where the figures of a raw material or an analysis are changed. A save of an outdated version is
 * told so and shown both; a save that recipes follow from stays here and says how far they are.
 */
export function EditAnalysisScreen({ user, kind, id }: EditAnalysisScreenProps) {
  const { t } = useTranslation('analysisEditor')
  const { t: tEditor } = useTranslation('editor')
  const { t: tList } = useTranslation('list')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  // What is edited stays what it was when the page was opened, whatever is read meanwhile.
  const [opened, setOpened] = useState(current)
  const initial = useMemo(() => draftOf(opened), [opened])
  const [saved, setSaved] = useState<MaterialDetail>()
  const [attempt, setAttempt] = useState<SubmittedAnalysis>()
  const update = useUpdateMaterial(id)
  const client = useQueryClient()
  const navigate = useNavigate()

  async function save(entered: SubmittedAnalysis, version: number): Promise<boolean> {
    setAttempt(entered)
    setSaved(undefined)
    try {
      const { data } = await update.mutateAsync({ ...entered, version })
      notify('success', t('saved.updated', { name: data.name }))
      if (data.containedInCount > 0) {
        setOpened(data)
        setSaved(data)
      } else {
        await navigate({ to: materialPath(data), ignoreBlocker: true })
      }
      return true
    } catch (error) {
      if (isOutdated(error)) {
        await client.refetchQueries({ queryKey: materialDetail(id).queryKey })
      }
      notify('error', t('failed.update'))
      return false
    }
  }

  /** Saves what was refused as the version after the one that is shown. */
  async function overwrite() {
    if (attempt && (await save(attempt, current.version))) {
      analysisDraftStore(user.id, kind, id).clear()
    }
  }

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'section',
            content: <Link to={SECTION_OF_KIND[kind]}>{tList(SECTION_TEXT[kind])}</Link>,
          },
          { key: 'item', content: <Link to={materialPath(opened)}>{opened.name}</Link> },
          { key: 'edit', content: tEditor('edit.crumb') },
        ]}
      />
      <h1>{tEditor('edit.title', { name: opened.name })}</h1>
      <AnalysisEditor
        kind={kind}
        initial={initial}
        owner={user.id}
        id={id}
        version={opened.version}
        preview={(previewed) => <AnalysisChemistry {...previewed} />}
        trouble={
          <Outcome
            error={update.error}
            saved={saved}
            current={current}
            onOverwrite={() => void overwrite()}
          />
        }
        onSave={(entered, version) => save(entered, version ?? opened.version)}
        onCancel={() => void navigate({ to: materialPath(opened), ignoreBlocker: true })}
      />
    </div>
  )
}

const isOutdated = (error: unknown) => isApiError(error) && error.code === 'material.outdated'

interface OutcomeProps {
  readonly error: unknown
  /** What was saved here, while recipes are recalculated from it. */
  readonly saved: MaterialDetail | undefined
  /** The item as it is stored now. */
  readonly current: MaterialDetail
  readonly onOverwrite: () => void
}

/** What the last save has come to, above the button that made it. */
function Outcome({ error, saved, current, onOverwrite }: OutcomeProps) {
  const { t } = useTranslation('analysisEditor')
  if (isOutdated(error)) return <OutdatedNotice saved={current} onOverwrite={onOverwrite} />
  if (error) return <ErrorNotice title={t('failed.update')} error={error} />
  return saved && <RecalculationNotice key={saved.version} saved={saved} />
}
