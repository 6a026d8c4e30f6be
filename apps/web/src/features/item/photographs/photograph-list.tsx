import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { PastEnd } from '#components/past-end.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { photographList, type PhotographListQuery } from '#queries/photographs.ts'
import { PhotographCard } from './photograph-card.tsx'
import classes from './photograph-list.module.css'

export interface PhotographListProps {
  readonly search: PhotographListQuery
  /** Makes the link of a page. */
  readonly link: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** Pictures that are seen without scrolling on most screens. */
const EAGER = 4

/** Photographs of everybody, or of one person, the newest first. */
export function PhotographList({ search, link }: PhotographListProps) {
  const { t } = useTranslation('photographs')
  const list = useQuery(photographList(search))
  if (list.isError) {
    return (
      <ErrorNotice
        title={t('list.failed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { data: images = [], meta } = list.data ?? {}
  const total = meta?.pagination.total ?? 0
  if (meta && images.length === 0) {
    if (total > 0) return <PastEnd page={meta.pagination.current_page} link={link} />
    return (
      <EmptyState icon={<Images size={40} aria-hidden />} title={t('list.none')}>
        <p>{t('list.noneText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className={classes.list}>
      <p role="status" className={classes.count}>
        {meta && t('list.count', { count: total })}
      </p>
      <UpdatingOverlay isUpdating={list.isPlaceholderData}>
        <ul className={classes.cards}>
          {images.map((image, at) => (
            <li key={image.id}>
              <PhotographCard image={image} isEager={at < EAGER} />
            </li>
          ))}
        </ul>
      </UpdatingOverlay>
      <Pagination page={search.p ?? 1} pages={meta?.pagination.total_pages ?? 1} link={link} />
    </div>
  )
}
