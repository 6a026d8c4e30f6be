import type { MaterialSummary } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PageButton } from '#components/page-button.tsx'
import { Pagination } from '#components/pagination.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type NeighbourList, neighbours } from '#queries/material-detail.ts'
import { NeighbourSkeleton } from './neighbour-skeleton.tsx'
import classes from './similar.module.css'

export interface NeighbourPagesProps {
  readonly list: NeighbourList
  readonly id: number
  readonly title: string
  readonly children: (materials: readonly MaterialSummary[]) => ReactNode
}

/** The neighbours of an item, six at a time. */
export default function NeighbourPages({ list, id, title, children }: NeighbourPagesProps) {
  const { t } = useTranslation('detail')
  const [page, setPage] = useState(1)
  const query = useQuery(neighbours(list, id, page))
  if (query.isPending) return <NeighbourSkeleton label={t('similar.loading', { title })} />
  if (query.isError) {
    return (
      <ErrorNotice
        error={query.error}
        title={t('similar.error')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { data, meta } = query.data
  if (data.length === 0) return <p className={classes.empty}>{t(`similar.${list}.empty`)}</p>
  const { total, total_pages: pages } = meta.pagination
  return (
    <>
      <UpdatingOverlay isUpdating={query.isPlaceholderData}>
        <div className={classes.results}>{children(data)}</div>
      </UpdatingOverlay>
      <div className={classes.foot}>
        <span className={classes.count}>{t('similar.total', { count: total })}</span>
        <Pagination
          page={page}
          pages={pages}
          link={(to, attributes) => (
            <PageButton attributes={attributes} onClick={() => setPage(to)} />
          )}
        />
      </div>
    </>
  )
}
