import { SIMILAR_PAGE_SIZE } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PageButton } from '#components/page-button.tsx'
import { Pagination } from '#components/pagination.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type NeighbourList, neighbours } from '#queries/material-detail.ts'
import classes from './similar.module.css'
import { useNearView } from './use-near-view.ts'

export interface NeighbourSectionProps {
  readonly list: NeighbourList
  /** The item whose neighbours are shown. */
  readonly id: number
  readonly children: (materials: readonly MaterialSummary[]) => ReactNode
}

/** Items that stand near another one, six at a time; asked for when they are about to be seen. */
export function NeighbourSection({ list, id, children }: NeighbourSectionProps) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const [page, setPage] = useState(1)
  const section = useRef<HTMLElement>(null)
  const headingId = useId()
  const isNear = useNearView(section)
  const query = useQuery({ ...neighbours(list, id, page), enabled: isNear })
  const title = t(`similar.${list}.title`)
  const pagination = query.data?.meta.pagination
  return (
    <section ref={section} className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {title}
        {pagination && pagination.total > 0 && (
          <span className={classes.count}> {number(pagination.total)}</span>
        )}
      </h2>
      {query.isError && (
        <ErrorNotice
          error={query.error}
          title={t('similar.error')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton label={t('similar.loading', { title })} />}
      {query.data && query.data.data.length === 0 && (
        <p className={classes.empty}>{t(`similar.${list}.empty`)}</p>
      )}
      {query.data && query.data.data.length > 0 && (
        <UpdatingOverlay isUpdating={query.isPlaceholderData}>
          <div className={classes.results}>{children(query.data.data)}</div>
        </UpdatingOverlay>
      )}
      <Pagination
        page={page}
        pages={pagination?.total_pages ?? 1}
        link={(to, attributes) => (
          <PageButton attributes={attributes} onClick={() => setPage(to)} />
        )}
      />
    </section>
  )
}

/** Empty cards of the size of those that are awaited. */
function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className={classes.results} role="status" aria-label={label}>
      <div className={classes.skeleton}>
        {Array.from({ length: SIMILAR_PAGE_SIZE }, (_, index) => (
          <div key={index} className={classes.blank} />
        ))}
      </div>
    </div>
  )
}
