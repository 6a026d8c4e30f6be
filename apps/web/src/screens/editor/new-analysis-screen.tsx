import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath, SECTION_OF_KIND } from '@glazy/contract/material-path'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { EMPTY_DRAFT } from '#features/analysis-editor/analysis-draft.ts'
import {
  AnalysisEditor,
  type SubmittedAnalysis,
} from '#features/analysis-editor/analysis-editor.tsx'
import type { EnteredKind } from '#features/analysis-editor/use-analysis-editor.ts'
import { DETAILS_PATHS } from '#features/item-actions/details-path.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateMaterial } from '#queries/authoring.ts'
import { AnalysisChemistry } from './analysis-chemistry.tsx'
import { SECTION_TEXT } from './section-text.ts'

export interface NewAnalysisScreenProps {
  readonly user: CurrentUser
  readonly kind: EnteredKind
}

/** Where a raw material or an analysis is entered for the first time. */
export function NewAnalysisScreen({ user, kind }: NewAnalysisScreenProps) {
  const { t } = useTranslation('analysisEditor')
  const { t: tEditor } = useTranslation('editor')
  const { t: tList } = useTranslation('list')
  const create = useCreateMaterial()
  const navigate = useNavigate()
  const { history } = useRouter()
  // A network that fails after the item was made must not make it twice.
  const [clientKey] = useState(makeUuid)
  const title = t(`new.${kind}Title`)

  async function save(entered: SubmittedAnalysis): Promise<boolean> {
    try {
      const { data } = await create.mutateAsync({
        ...entered,
        isPrimitive: kind === 'primitive',
        isAnalysis: kind === 'analysis',
        clientKey,
      })
      notify('success', t('saved.created', { name: data.name }), {
        label: tEditor('addDetails'),
        run: () => void navigate({ to: DETAILS_PATHS[data.kind], params: { id: String(data.id) } }),
      })
      await navigate({ to: materialPath(data), ignoreBlocker: true })
      return true
    } catch {
      notify('error', t('failed.create'))
      return false
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
          { key: 'new', content: title },
        ]}
      />
      <h1>{title}</h1>
      <AnalysisEditor
        kind={kind}
        initial={EMPTY_DRAFT}
        owner={user.id}
        id={null}
        version={null}
        preview={(previewed) => <AnalysisChemistry {...previewed} />}
        trouble={create.isError && <ErrorNotice title={t('failed.create')} error={create.error} />}
        onSave={save}
        onCancel={() => history.back()}
      />
    </div>
  )
}
