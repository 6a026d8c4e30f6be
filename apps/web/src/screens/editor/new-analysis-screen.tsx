import type { CurrentUser } from '@glazy/contract/accounts'
import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { EMPTY_DRAFT } from '#features/editor/analysis/analysis-draft.ts'
import type { EnteredKind } from '#features/editor/analysis/use-analysis-editor.ts'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { AnalysisCreation } from '#features/editor/analysis/analysis-creation.tsx'
import { SECTION_TEXT } from '#features/editor/section-text.ts'
import { useShowNewItem } from '#features/editor/saving/use-show-new-item.ts'

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
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'section',
            content: (
              <Link to={SECTION_OF_KIND[kind]} activeOptions={EXACT}>
                {tList(SECTION_TEXT[kind])}
              </Link>
            ),
          },
          { key: 'new', content: title },
        ]}
      />
      <h1>{title}</h1>
      <AnalysisCreation
        kind={kind}
        initial={EMPTY_DRAFT}
        owner={user.id}
        id={null}
        onCreated={(saved) => showNew(saved, t('saved.created', { name: saved.name }))}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onCancel={() => history.back()}
      />
    </div>
  )
}
