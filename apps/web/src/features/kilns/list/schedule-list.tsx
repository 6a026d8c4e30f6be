import type { KilnSchedule } from '@glazy/contract/kilns'
import type { Pagination as Counts } from '@glazy/contract/pagination'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { PastEnd } from '#components/past-end.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import type { KilnSearch } from '#lib/kiln-search.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { kilnSchedules } from '#queries/kilns.ts'
import { ScheduleActions } from '../schedule-actions.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { ScheduleFilters } from './schedule-filters.tsx'
import classes from './schedule-list.module.css'

const ScheduleForm = lazyPart(async () => ({
  default: (await import('../form/schedule-form.tsx')).ScheduleForm,
}))

export interface ScheduleListProps {
  readonly search: KilnSearch
  /** Whether new ones can be written here: on the list of all, and on one's own. */
  readonly mayCreate: boolean
  readonly pageLink: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** What the form is open for. */
type Open = 'new' | number | null

/** Schedules, one of which at a time can be changed where it stands. */
export function ScheduleList({ search, mayCreate, pageLink }: ScheduleListProps) {
  const { t } = useTranslation('kilns')
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery(kilnSchedules(search))
  const [closed, setClosed] = useState<Open>(null)
  const close = () => {
    setClosed(open)
    setOpen(null)
  }
  const formOf = (schedule?: KilnSchedule) => (
    <Card title={t(schedule ? 'form.editTitle' : 'form.newTitle')}>
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        <ScheduleForm {...(schedule && { schedule })} onSaved={close} onCancel={close} />
      </Suspense>
    </Card>
  )

  return (
    <>
      <ScheduleFilters key={search.q ?? ''} search={search} />
      {mayCreate && open !== 'new' && (
        <div>
          <Button look="filled" autoFocus={closed === 'new'} onClick={() => setOpen('new')}>
            <Plus size={16} aria-hidden />
            {t('create')}
          </Button>
        </div>
      )}
      {open === 'new' && formOf()}
      {error && (
        <ErrorNotice error={error} title={t('errorLoading')} onRetry={() => void refetch()} />
      )}
      {data && (
        <UpdatingOverlay isUpdating={isPlaceholderData}>
          {data.data.length === 0 ? (
            <NoSchedules search={search} pagination={data.meta.pagination} link={pageLink} />
          ) : (
            <>
              <p className={classes.count}>{t('count', { count: data.meta.pagination.total })}</p>
              <ul className={classes.list}>
                {data.data.map((schedule) => (
                  <li key={schedule.id}>
                    {open === schedule.id ? (
                      formOf(schedule)
                    ) : (
                      <ScheduleCard
                        schedule={schedule}
                        actions={
                          <ScheduleActions
                            schedule={schedule}
                            isBack={closed === schedule.id}
                            onEdit={() => setOpen(schedule.id)}
                            onCopied={(copy) =>
                              void navigate({
                                to: '/kilnschedules/$id/{-$slug}',
                                params: { id: String(copy.id), slug: copy.slug || undefined },
                              })
                            }
                            onDeleted={() => undefined}
                          />
                        }
                      />
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Pagination
            page={data.meta.pagination.current_page}
            pages={data.meta.pagination.total_pages}
            link={pageLink}
          />
        </UpdatingOverlay>
      )}
    </>
  )
}

interface NoSchedulesProps extends Pick<ScheduleListProps, 'search'> {
  readonly pagination: Counts
  readonly link: ScheduleListProps['pageLink']
}

function NoSchedules({ search, pagination, link }: NoSchedulesProps) {
  const { t } = useTranslation('kilns')
  if (pagination.total > 0) return <PastEnd page={pagination.current_page} link={link} />
  const { q, cone, atmosphere } = search
  const isFiltered = [q, cone, atmosphere].some((filter) => filter !== undefined)
  if (!isFiltered) return <EmptyState title={t('empty.none')} />
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
}
