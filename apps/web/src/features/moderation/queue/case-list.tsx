import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import type { ModerationSearch } from '#lib/moderation-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { moderationCases } from '#queries/moderation.ts'
import type { CaseQuestion } from '../acts/case-question.ts'
import { CaseCard } from './case-card.tsx'
import classes from './queue.module.css'

const ActDialog = lazyPart(() => import('../acts/act-dialog.tsx'))

export interface CaseListProps {
  readonly search: ModerationSearch
  readonly pageLink: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** What was reported or hidden, and what a moderator does about it. */
export function CaseList({ search, pageLink }: CaseListProps) {
  const { t } = useTranslation('moderation')
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery(moderationCases(search))
  // It outlives the card that it is about, which leaves the list when something is done.
  const [question, ask] = useState<CaseQuestion>()
  const count = useRef<HTMLParagraphElement>(null)
  const total = data?.meta.pagination.total ?? 0
  return (
    <div className={classes.queue}>
      {error && <ErrorNotice error={error} title={t('failed')} onRetry={() => void refetch()} />}
      <p ref={count} tabIndex={-1} role="status" aria-busy={isPending} className={classes.count}>
        {data && t('count', { count: total })}
      </p>
      {data && (
        <UpdatingOverlay isUpdating={isPlaceholderData}>
          {total === 0 && (
            <EmptyState
              icon={<ShieldCheck size={40} aria-hidden />}
              title={t(`empty.${search.state ?? 'open'}`)}
            >
              {t('empty.text')}
            </EmptyState>
          )}
          <ul className={classes.cases}>
            {data.data.map((item) => (
              <li key={item.id}>
                <CaseCard item={item} onAsk={(act) => ask({ act, item })} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.meta.pagination.current_page}
            pages={data.meta.pagination.total_pages}
            link={pageLink}
          />
        </UpdatingOverlay>
      )}
      {question && (
        <Suspense>
          <ActDialog
            question={question}
            onClose={() => ask(undefined)}
            // Whoever works by keyboard goes on from here.
            onDone={() => count.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
