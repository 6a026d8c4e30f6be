import type { ReviewStatistics } from '@glazy/contract/reviews'
import { Stars } from '#components/stars.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import discussion from '../discussion.module.css'
import classes from './review-summary.module.css'

const RATINGS = ['5', '4', '3', '2', '1'] as const

/** How many reviews an item has, their average, and how they spread over the stars. */
export function ReviewSummary({ statistics }: { readonly statistics: ReviewStatistics }) {
  const { t } = useTranslation('discussion')
  const { number } = useFormats()
  const { totalReviews, averageRating, ratingDistribution } = statistics
  if (averageRating === null) return <p className={discussion.none}>{t('reviews.none')}</p>
  const average = t('reviews.average', { rating: number(averageRating, 1) })
  return (
    <div className={classes.summary}>
      <p className={classes.average}>
        <strong aria-hidden>{number(averageRating, 1)}</strong>
        <Stars rating={averageRating} label={average} />
        <span className={classes.count}>{t('reviews.count', { count: totalReviews })}</span>
      </p>
      <ul className={classes.bars} aria-label={t('reviews.distribution')}>
        {RATINGS.map((rating) => (
          <li key={rating} className={classes.row}>
            <span>{t('reviews.starsOf', { count: Number(rating) })}</span>
            <span className={classes.track} aria-hidden>
              <span
                style={{ inlineSize: `${(100 * ratingDistribution[rating]) / totalReviews}%` }}
              />
            </span>
            <span className={classes.number}>{number(ratingDistribution[rating])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
