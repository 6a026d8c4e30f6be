import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PageButton } from '#components/page-button.tsx'
import { Pagination } from '#components/pagination.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FoundRow, type FoundRowProps } from './found-row.tsx'
import type { Found, QuickSearch } from './use-quick-search.ts'
import classes from './quick-search.module.css'

export interface ResultListProps {
  readonly search: QuickSearch
  readonly listId: string
  readonly optionId: (index: number) => string
  readonly onOpen: (found: Found) => void
  /** Leads to a list of everything that is found, where there is one. */
  readonly onShowAll?: (() => void) | undefined
  readonly picture: FoundRowProps['picture']
}

/** What was found, page by page. */
export function ResultList(props: ResultListProps): ReactNode {
  const { search, listId, optionId, onOpen, onShowAll, picture } = props
  const { query, results, pagination, page, active } = search
  const { t } = useTranslation('quickSearch')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (query.isError) {
    return (
      <ErrorNotice
        error={query.error}
        title={t('error')}
        fallback={t('errorFallback')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <>
      <p className={classes.count} role="status">
        {query.isPending && t('loading')}
        {pagination &&
          (pagination.total === 0 ? t('empty') : t('results', { count: pagination.total }))}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('resultsLabel')}
        className={classes.list}
        data-updating={query.isPlaceholderData || undefined}
      >
        {results.map((found, index) => (
          <div
            key={found.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.result}
            onClick={() => onOpen(found)}
          >
            <FoundRow found={found} picture={picture} />
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <Pagination
          page={page}
          pages={pagination?.total_pages ?? 1}
          link={(to, attributes) => (
            <PageButton attributes={attributes} onClick={() => search.turnTo(to)} />
          )}
        />
        {onShowAll && results.length > 0 && (
          <Button look="quiet" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        )}
      </div>
    </>
  )
}
