import type { UserMaterial } from '@glazy/contract/inventory'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useRemoveStock } from '#queries/inventory-changes.ts'

interface RemoveDialogProps {
  readonly entry: UserMaterial
  readonly ownerId: number
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks before a material is taken off the shelf. */
export default function RemoveDialog({ entry, ownerId, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('inventory')
  const remove = useRemoveStock(ownerId)
  const { materialName: name } = entry

  async function confirm() {
    onClose()
    try {
      const answer = await remove.mutateAsync(entry)
      onRemoved()
      if (answer) notify('success', t('removed', { name }))
    } catch {
      notify('error', t('removeFailed'))
    }
  }

  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('removeConfirm')}
      isDanger
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
