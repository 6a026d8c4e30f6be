import { Link, useNavigate } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { AccountList } from '#features/operator/account-list.tsx'
import { AccountSearch } from '#features/operator/account-search.tsx'
import { SiteReportCards } from '#features/operator/site-report-cards.tsx'
import type { OperatorSearch } from '#lib/operator-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** How the site is doing, and who is here. */
export function OperatorScreen({ search }: { readonly search: OperatorSearch }) {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  return (
    <div className={page.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </div>
      <SiteReportCards />
      <h2>{t('accounts.title')}</h2>
      <AccountSearch
        key={search.q}
        words={search.q ?? ''}
        onSearch={(q) => void navigate({ to: '/operator', search: { q: q || undefined } })}
      />
      <AccountList
        search={search}
        pageLink={(p, attributes) => (
          <Link
            key={p}
            to="/operator"
            search={{ q: search.q, p: p > 1 ? p : undefined }}
            {...attributes}
          />
        )}
      />
    </div>
  )
}
