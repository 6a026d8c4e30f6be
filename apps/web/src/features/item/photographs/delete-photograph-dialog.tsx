import type { DetailImage } from '@glazy/contract/materials'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeletePhotograph } from '#queries/photographs.ts'

export interface DeletePhotographDialogProps {
  readonly image: DetailImage
  readonly materialId: number
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a photograph is gone for good. */
export default function DeletePhotographDialog(props: DeletePhotographDialogProps) {
  const { image, materialId, onClose, onDeleted } = props
  const { t } = useTranslation('photographs')
  const { t: tErrors } = useTranslation('errors')
  const deletion = useDeletePhotograph(materialId)

  async function remove() {
    onClose()
    try {
      await deletion.mutateAsync(image.id)
      notify('success', t('delete.done'))
      onDeleted()
    } catch (error) {
      notify('error', t('delete.failed', { reason: errorText(tErrors, error) }))
    }
  }

  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.text')}
      confirm={t('delete.button')}
      isDanger
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
