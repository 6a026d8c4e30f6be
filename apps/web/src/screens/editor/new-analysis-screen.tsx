import type { CurrentUser } from '@glazy/contract/accounts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { EMPTY_DRAFT } from '#features/editor/analysis/analysis-draft.ts'
import type { EnteredKind } from '#features/editor/analysis/use-analysis-editor.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { AnalysisCreation } from '#features/editor/analysis/analysis-creation.tsx'
import { SECTION_TEXT } from '#features/editor/section-text.ts'
import { useShowNewItem } from '#features/editor/saving/use-show-new-item.ts'
import { EditorFrame } from './editor-frame.tsx'

export interface NewAnalysisScreenProps {
  readonly user: CurrentUser
  readonly kind: EnteredKind
}

/** Where a raw material or an analysis is entered for the first time. */
export function NewAnalysisScreen({ user, kind }: NewAnalysisScreenProps) {
  const { t } = useTranslation('analysisEditor')
  const { t: tList } = useTranslation('list')
  const showNew = useShowNewItem()
  const { history } = useRouter()
  const navigate = useNavigate()
  const title = t(`new.${kind}Title`)

  return (
    <EditorFrame kind={kind} section={tList(SECTION_TEXT[kind])} crumb={title} title={title}>
      <AnalysisCreation
        kind={kind}
        initial={EMPTY_DRAFT}
        owner={user.id}
        id={null}
        onCreated={(saved) => showNew(saved, t('saved.created', { name: saved.name }))}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onCancel={() => history.back()}
      />
    </EditorFrame>
  )
}
