import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { PastEnd } from '#components/past-end.tsx'
import { isNarrowed, type LogSearch } from '#lib/log-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { logList } from '#queries/logs.ts'
import { LogCard } from '../card/log-card.tsx'
import type { ItemFieldSlot } from '../item-field-slot.ts'
import classes from './log-feed.module.css'

export interface LogFeedProps {
  readonly search: LogSearch
  readonly itemField: ItemFieldSlot
  /** Makes the link of a page. */
  readonly link: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** A page of logs, in two columns where there is room, and the way to the other pages. */
export function LogFeed({ search, itemField, link }: LogFeedProps) {
  const { t } = useTranslation('logs')
  const { data, error, isPlaceholderData, refetch } = useQuery(logList(search))
  if (error && !data) {
    return (
      <ErrorNotice title={t('errorLoadingLogs')} error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <div className={classes.waiting} role="status" />
  const { pagination } = data.meta
  if (data.data.length === 0 && pagination.total > 0) {
    return <PastEnd page={pagination.current_page} link={link} />
  }
  if (data.data.length === 0) {
    // A list of one person is not narrowed by that alone.
    const isAsked = isNarrowed({ ...search, u: undefined })
    return (
      <EmptyState
        icon={<NotebookPen size={40} aria-hidden />}
        title={t(isAsked ? 'feed.nothing' : 'feed.empty')}
      >
        {!isNarrowed(search) && <p>{t('feed.emptyText')}</p>}
      </EmptyState>
    )
  }
  return (
    <div className={classes.feed} aria-busy={isPlaceholderData}>
      <ul className={classes.cards}>
        {data.data.map((log) => (
          <li key={log.id} className={classes.place}>
            <LogCard log={log} itemField={itemField} />
          </li>
        ))}
      </ul>
      <Pagination page={search.p ?? 1} pages={pagination.total_pages} link={link} />
    </div>
  )
}
