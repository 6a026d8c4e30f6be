import type { Review } from '@glazy/contract/reviews'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeleteReview } from '#queries/review-changes.ts'

export interface DeleteReviewDialogProps {
  readonly review: Review
  readonly onClose: () => void
}

/** Asks before a review is gone for good. */
export default function DeleteReviewDialog({ review, onClose }: DeleteReviewDialogProps) {
  const { t } = useTranslation('discussion')
  const deletion = useDeleteReview(review.materialId)

  async function remove() {
    onClose()
    try {
      await deletion.mutateAsync(review.id)
      notify('success', t('reviews.deletion.done'))
    } catch {
      notify('error', t('reviews.deletion.failed'))
    }
  }

  return (
    <ConfirmDialog
      title={t('reviews.deletion.title')}
      text={t('reviews.deletion.text')}
      confirm={t('reviews.delete')}
      isDanger
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
