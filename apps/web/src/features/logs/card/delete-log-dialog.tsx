import type { Log } from '@glazy/contract/logs'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeleteLog } from '#queries/log-changes.ts'

export interface DeleteLogDialogProps {
  readonly log: Log
  readonly onClose: () => void
  readonly onDeleted?: () => void
}

/** Asks before a log is gone for good. It leaves the feed at once, and comes back where that fails. */
export default function DeleteLogDialog({ log, onClose, onDeleted }: DeleteLogDialogProps) {
  const { t } = useTranslation('logs')
  const { t: tCommon } = useTranslation('common')
  const deletion = useDeleteLog(log.id)

  async function remove() {
    try {
      await deletion.mutateAsync()
      notify('success', t('delete.deleted'))
      onDeleted?.()
    } catch {
      notify('error', t('delete.failed'))
      onClose()
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="narrow"
      title={t('delete.title')}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
          <Button look="danger" disabled={deletion.isPending} onClick={() => void remove()}>
            {t(deletion.isPending ? 'delete.pending' : 'delete.button')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text', { title: log.title })}</p>
    </DialogFrame>
  )
}
