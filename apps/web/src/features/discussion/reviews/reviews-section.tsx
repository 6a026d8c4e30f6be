import type { Review } from '@glazy/contract/reviews'
import { PAGE_SIZE_MAX, REVIEWS_SHOWN } from '@glazy/contract/limits'
import { reviewBar } from '@glazy/contract/rules/review'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import { MutedNotice } from '#components/muted-notice.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { requestLogin } from '#lib/session/login-request.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { allItemReviews, itemReviews } from '#queries/reviews.ts'
import classes from '../discussion.module.css'
import { MoreLink } from '../more-link.tsx'
import { reviewsHref } from '../section-links.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'

const ReviewForm = lazyPart(() => import('./review-form.tsx'))

export interface ReviewsSectionProps {
  readonly materialId: number
  /** The page that this stands on. */
  readonly path: string
  /** The page of all reviews that is shown; the last few are unless told. */
  readonly page?: number | undefined
}

/** What people think of an item: what it adds up to, the last reviews, and the viewer's own. */
export function ReviewsSection({ materialId, path, page }: ReviewsSectionProps) {
  const { t } = useTranslation('discussion')
  const query = useQuery(itemReviews(materialId))
  const [isWriting, setWriting] = useState(false)
  const { data } = query
  const own = data?.meta.own ?? null
  const isEmpty = !data?.meta.statistics.totalReviews

  function close() {
    setWriting(false)
    // Whoever writes by keyboard goes on from here.
    document.getElementById('reviews')?.focus({ preventScroll: true })
  }

  return (
    <section
      id="reviews"
      tabIndex={-1}
      className={classes.section}
      aria-labelledby="reviews-title"
      data-empty={isEmpty || undefined}
    >
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {query.isError && (
        <ErrorNotice
          error={query.error}
          title={t('reviews.loadFailed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && <ReviewSummary statistics={data.meta.statistics} />}
      {data &&
        (isWriting ? (
          <Suspense>
            <ReviewForm materialId={materialId} own={own} onClose={close} />
          </Suspense>
        ) : (
          own === null && <WriteButton onWrite={() => setWriting(true)} />
        ))}
      {data && (
        <ReviewList
          key={page}
          materialId={materialId}
          path={path}
          page={page}
          first={data.data}
          own={own}
          total={data.meta.statistics.totalReviews}
          onEdit={isWriting ? undefined : () => setWriting(true)}
        />
      )}
    </section>
  )
}

/** Leads to the form, or says why there is none. */
function WriteButton({ onWrite }: { readonly onWrite: () => void }) {
  const { t } = useTranslation('discussion')
  const { user } = useSession()
  const bar = reviewBar(user)
  if (bar === 'muted') return <MutedNotice />
  return (
    <div>
      {bar === 'anonymous' ? (
        <Button onClick={requestLogin}>{t('reviews.bar.anonymous')}</Button>
      ) : (
        <Button onClick={onWrite}>{t('reviews.write')}</Button>
      )}
    </div>
  )
}

interface ReviewListProps extends ReviewsSectionProps {
  readonly first: readonly Review[]
  /** The viewer's review, which is shown wherever it is among all. */
  readonly own: Review | null
  readonly total: number
  readonly onEdit: (() => void) | undefined
}

function ReviewList({ materialId, path, page, first, own, total, onEdit }: ReviewListProps) {
  const { t } = useTranslation('discussion')
  const [isOpen, setOpen] = useState(page !== undefined)
  const from = page ?? 1
  const all = useInfiniteQuery({ ...allItemReviews(materialId, from), enabled: isOpen })
  const pages = all.data?.pages
  const listed = pages?.flatMap(({ data }) => data) ?? (isOpen ? [] : first.slice(0, REVIEWS_SHOWN))
  const isOwnListed = own === null || listed.some(({ id }) => id === own.id)
  const shown = isOwnListed ? listed : [own, ...listed]
  const hidden = total - (from - 1) * PAGE_SIZE_MAX - shown.length
  return (
    <>
      <ul className={classes.list}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} onEdit={onEdit} />
        ))}
      </ul>
      {hidden > 0 && (
        <MoreLink
          href={reviewsHref(path, from + (pages?.length ?? 0))}
          isBusy={all.isFetching}
          onMore={() => {
            if (isOpen) void all.fetchNextPage()
            setOpen(true)
          }}
        >
          {t('reviews.more', { count: hidden })}
        </MoreLink>
      )}
      {from > 1 && (
        <div className={classes.more}>
          <a className={buttonClass('quiet')} href={reviewsHref(path, undefined)}>
            {t('reviews.latest')}
          </a>
        </div>
      )}
    </>
  )
}
