import type { MaterialDetail } from '@glazy/contract/materials'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useLifecycle } from './use-lifecycle.ts'

export interface ItemDialogProps {
  readonly material: MaterialDetail
  readonly onClose: () => void
}

/** Asks before an item becomes read-only for good. */
export default function ArchiveDialog({ material, onClose }: ItemDialogProps) {
  const { t } = useTranslation('itemActions')
  const { changeTo } = useLifecycle(material.id)
  return (
    <ConfirmDialog
      title={t('confirm.archiveTitle', { name: material.name })}
      text={t('confirm.archiveText')}
      confirm={t('confirm.archive')}
      isDanger
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void changeTo('archive')
      }}
    />
  )
}
