import type { CurrentUser } from '@glazy/contract/accounts'
import { Link } from '@tanstack/react-router'
import { Replace } from 'lucide-react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { ReplaceMany } from '#features/solve/many/replace-many.tsx'
import { useReplaceables } from '#features/solve/many/use-replaceables.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ReplaceManyScreenProps {
  readonly user: CurrentUser
  /** Recipes that were selected. */
  readonly ids: readonly number[]
}

/** Replaces a material in several recipes at once, each of which keeps its formula. */
export function ReplaceManyScreen({ user, ids }: ReplaceManyScreenProps) {
  const { t } = useTranslation('solve')
  const { t: tCommon } = useTranslation('common')
  const replaceables = useReplaceables(ids)
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'replace', content: t('many.title') },
        ]}
      />
      <header>
        <h1>{t('many.title')}</h1>
        <p className={page.lead}>{t('many.lead')}</p>
      </header>
      {replaceables.error ? (
        <ErrorNotice
          error={replaceables.error}
          title={t('materials.failed')}
          onRetry={() => void replaceables.refetch()}
        />
      ) : replaceables.isLoading ? (
        <p>{t('answer.loading')}</p>
      ) : replaceables.materials.length === 0 ? (
        <EmptyState
          icon={<Replace size={40} aria-hidden />}
          title={t('lack.title')}
          actions={
            <Link to="/recipes" className={buttonClass('filled')}>
              {t('many.toRecipes')}
            </Link>
          }
        >
          <p>{t('many.empty')}</p>
        </EmptyState>
      ) : (
        <ReplaceMany userId={user.id} replaceables={replaceables} />
      )}
    </div>
  )
}
