import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { Tags } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { ChosenLabels } from '#features/studio/labels/chosen-labels.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { printItems } from '#queries/material-detail.ts'
import classes from './labels-screen.module.css'

/** Labels for tiles and buckets, on sheets and rolls. */
export function LabelsScreen({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation('labels')
  const query = useQuery({ ...printItems(ids), enabled: ids.length > 0 })
  const isHydrated = useHydrated()
  if (ids.length === 0 || query.data?.length === 0) {
    return (
      <EmptyState
        level={1}
        icon={<Tags size={40} aria-hidden />}
        title={t(ids.length === 0 ? 'noneTitle' : 'notFoundTitle')}
        actions={
          <Link to="/recipes" className={buttonClass('filled')}>
            {t('recipes')}
          </Link>
        }
      >
        <p>{t(ids.length === 0 ? 'noneText' : 'notFoundText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className={`${page.page} ${classes.page}`}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
      </header>
      {query.isError && (
        <ErrorNotice
          error={query.error}
          title={t('errorTitle')}
          onRetry={() => void query.refetch()}
        />
      )}
      {/* What is remembered and the day are known in the browser only. */}
      {query.data && isHydrated && <ChosenLabels items={query.data} />}
    </div>
  )
}
