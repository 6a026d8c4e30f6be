import { REVIEW_MAX_LENGTH } from '@glazy/contract/limits'
import type { Review } from '@glazy/contract/reviews'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveReview } from '#queries/review-changes.ts'
import { StarField } from './star-field.tsx'

export interface ReviewFormProps {
  readonly materialId: number
  /** The viewer's review, where there is one. */
  readonly own: Review | null
  readonly onClose: () => void
}

/** The viewer's review of an item, to be written or changed. */
export default function ReviewForm({ materialId, own: current, onClose }: ReviewFormProps) {
  const { t } = useTranslation('discussion')
  const { t: tCommon } = useTranslation('common')
  // What is shown at once before it is saved must not make this the form of a review that is there.
  const [own] = useState(current)
  const [keys] = useState(sendingKeys)
  const save = useSaveReview(materialId, own)
  const review = useForm({
    initial: {
      rating: own ? String(own.rating) : '',
      description: own?.description ?? '',
      hasTested: own !== null,
    },
    rules,
    send: async ({ rating, description }) => {
      const { clientKey } = keys.of([rating, description])
      await save.mutateAsync({ rating, description, clientKey })
      notify('success', t(own ? 'reviews.form.saved' : 'reviews.form.posted'))
      onClose()
    },
  })
  const rating = review.text('rating')
  return (
    <form {...review.formProps} className={form.form} aria-label={t('reviews.form.title')}>
      <UnsavedGuard isUnsaved={review.changed.length > 0} />
      <StarField
        label={t('reviews.form.rating')}
        name="rating"
        value={review.values.rating}
        problem={rating.problem && t('reviews.form.ratingRequired')}
        onChange={(value) => review.set('rating', value)}
      />
      <RichTextArea
        label={t('reviews.form.description')}
        {...review.rich('description')}
        max={REVIEW_MAX_LENGTH}
        isLow
      />
      <CheckField label={t('reviews.form.hasTested')} isRequired {...review.box('hasTested')} />
      {review.failure !== undefined && (
        <ErrorNotice
          error={review.failure}
          title={t(own ? 'reviews.form.updateFailed' : 'reviews.form.failed')}
        />
      )}
      <div className={form.actions}>
        <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={review.isBusy}>
          {t(own ? 'reviews.form.save' : 'reviews.form.post')}
        </SubmitButton>
      </div>
    </form>
  )
}

async function rules() {
  const { reviewForm } = await import('@glazy/contract/rules/review-text')
  return (values: ReviewValues) => reviewForm.safeParse(values)
}

type ReviewValues = {
  readonly rating: string
  readonly description: string
  readonly hasTested: boolean
}
