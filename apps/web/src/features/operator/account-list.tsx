import type { KnownAccount } from '@glazy/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import type { OperatorSearch } from '#lib/operator-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { knownAccounts } from '#queries/operator.ts'
import classes from './operator.module.css'

export interface AccountListProps {
  readonly search: OperatorSearch
  readonly pageLink: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** Who has an account, the newest first. */
export function AccountList({ search, pageLink }: AccountListProps) {
  const { t } = useTranslation('operator')
  const { data, error, isPlaceholderData, refetch } = useQuery(knownAccounts(search))
  const total = data?.meta.pagination.total ?? 0
  return (
    <div className={classes.accounts}>
      {error && (
        <ErrorNotice error={error} title={t('accounts.failed')} onRetry={() => void refetch()} />
      )}
      <p role="status" className={classes.soft}>
        {data && t('accounts.count', { count: total })}
      </p>
      {data && (
        <UpdatingOverlay isUpdating={isPlaceholderData}>
          {total === 0 && (
            <EmptyState icon={<UserSearch size={40} aria-hidden />} title={t('accounts.empty')} />
          )}
          <ul className={classes.people}>
            {data.data.map((account) => (
              <Account key={account.id} account={account} />
            ))}
          </ul>
          <Pagination
            page={search.p ?? 1}
            pages={data.meta.pagination.total_pages}
            link={pageLink}
          />
        </UpdatingOverlay>
      )}
    </div>
  )
}

function Account({ account }: { readonly account: KnownAccount }) {
  const { t } = useTranslation('operator')
  const { date } = useFormats()
  const { email, items, createdAt, lastSeenAt, deletionDueAt } = account
  const facts = [
    t('accounts.since', { date: date(createdAt) }),
    lastSeenAt && t('accounts.seen', { date: date(lastSeenAt) }),
    t('accounts.items', { count: items }),
    account.isOperator && t('accounts.operator'),
    account.isModerator && t('accounts.moderator'),
    account.isMuted && t('accounts.muted'),
    deletionDueAt && t('accounts.leaving', { date: date(deletionDueAt) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className={classes.person}>
      <p>
        <PersonLink user={account} className={classes.name} />{' '}
        <span className={classes.soft}>{email}</span>
      </p>
      <p className={classes.soft}>{facts.join(' · ')}</p>
    </li>
  )
}
