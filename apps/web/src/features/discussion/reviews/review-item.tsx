import type { Review } from '@glazy/contract/reviews'
import { mayDeleteReview, mayEditReview } from '@glazy/contract/rules/review'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import { ReportButton } from '#components/report-button.tsx'
import { Stars } from '#components/stars.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '../discussion.module.css'
import { Byline } from '../byline.tsx'
import { Words } from '../words.tsx'

const DeleteReviewDialog = lazyPart(() => import('./delete-review-dialog.tsx'))

export interface ReviewItemProps {
  readonly review: Review
  /** Opens the form; left out while it is open. */
  readonly onEdit: (() => void) | undefined
}

/** What one person thinks of an item. */
export function ReviewItem({ review, onEdit }: ReviewItemProps) {
  const { t } = useTranslation('discussion')
  const { user } = useSession()
  const [isAsking, ask] = useState(false)
  const isSaved = review.id > 0
  return (
    <li className={classes.entry}>
      <Byline {...review} />
      <div className={classes.content}>
        <HiddenNotice ownerId={review.userId} reason={review.hiddenReason} />
        <Stars
          rating={review.rating}
          label={t('reviews.average', { rating: String(review.rating) })}
        />
        <Words text={review.description} />
        {isSaved && !mayDeleteReview(user, review) && (
          <div className={classes.actions}>
            <ReportButton kind="review" id={review.id} ownerId={review.userId} />
          </div>
        )}
        {isSaved && mayDeleteReview(user, review) && (
          <div className={classes.actions}>
            {mayEditReview(user, review) && onEdit && (
              <Button look="quiet" onClick={onEdit}>
                <Pencil size={14} aria-hidden />
                {t('reviews.edit')}
              </Button>
            )}
            <Button look="quiet" onClick={() => ask(true)}>
              <Trash2 size={14} aria-hidden />
              {t('reviews.delete')}
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {isAsking && <DeleteReviewDialog review={review} onClose={() => ask(false)} />}
      </Suspense>
    </li>
  )
}
