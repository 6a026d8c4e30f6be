import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type CommentSubject } from '#queries/comments.ts'
import { useDeleteComment } from '#queries/comment-changes.ts'

export interface DeleteCommentDialogProps {
  readonly id: number
  readonly subject: CommentSubject
  readonly onClose: () => void
}

/** Asks before a comment is gone for good. */
export default function DeleteCommentDialog({ id, subject, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation('discussion')
  const deletion = useDeleteComment(subject)

  async function remove() {
    onClose()
    try {
      await deletion.mutateAsync(id)
      notify('success', t('comments.deletion.done'))
    } catch {
      notify('error', t('comments.deletion.failed'))
    }
  }

  return (
    <ConfirmDialog
      title={t('comments.deletion.title')}
      text={t('comments.deletion.text')}
      confirm={t('comments.deletion.confirm')}
      isDanger
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
