import type { CurrentUser } from '@glazy/contract/accounts'
import { profileKey } from '@glazy/contract/profile-path'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { StockList } from '#features/shelf/stock/stock-list.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownStock } from '#queries/stock.ts'

const StockImport = lazyPart(() => import('#features/imports/tables/stock-import.tsx'))

/** What is left in the buckets of the person who is logged in. */
export function StockScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('stock')
  const { data, error, isError, refetch } = useQuery(ownStock(user.id))
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'inventory',
            content: (
              <Link to="/$user/inventory" params={{ user: profileKey(user) }}>
                {t('inventory')}
              </Link>
            ),
          },
          { key: 'stock', content: t('title') },
        ]}
      />
      <h1>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      {isError && data === undefined && (
        <ErrorNotice error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <StockList
          userId={user.id}
          stock={data}
          fileImport={({ onClose }) => (
            <Suspense>
              <StockImport userId={user.id} onClose={onClose} />
            </Suspense>
          )}
        />
      )}
    </div>
  )
}
