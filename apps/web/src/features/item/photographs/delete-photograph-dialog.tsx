import type { DetailImage } from '@glazy/contract/materials'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeletePhotograph } from '#queries/photograph-changes.ts'

export interface DeletePhotographDialogProps {
  readonly image: DetailImage
  readonly materialId: number
  /** Whether someone else has added it to an item of the viewer. */
  readonly isOthers: boolean
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a photograph is gone for good. */
export default function DeletePhotographDialog(props: DeletePhotographDialogProps) {
  const { image, materialId, isOthers, onClose, onDeleted } = props
  const { t } = useTranslation('photographs')
  const { t: tErrors } = useTranslation('errors')
  const texts = isOthers ? 'takeOff' : 'delete'
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
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`, { name: image.user.name })}
      confirm={t(`${texts}.button`)}
      isDanger
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
