import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface RestoreDialogProps {
  readonly number: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Says what restoring does before it is done. */
export default function RestoreDialog({ number, onConfirm, onCancel }: RestoreDialogProps) {
  const { t } = useTranslation('versions')
  return (
    <ConfirmDialog
      title={t('confirm.title', { number })}
      text={t('confirm.text', { number })}
      confirm={t('restore')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
