import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import form from '#components/form.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface FinishDialogProps {
  readonly mayLog: boolean
  readonly onFinish: (log: { readonly isLogged: boolean; readonly isLogPrivate: boolean }) => void
  readonly onClose: () => void
}

/** Asks whether the batch is mixed, and whether a log tells of it. */
export default function FinishDialog({ mayLog, onFinish, onClose }: FinishDialogProps) {
  const { t } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const [log, setLog] = useState({ isLogged: false, isLogPrivate: true })
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="narrow"
      title={t('finish.title')}
      footer={
        <>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <Button look="filled" data-autofocus onClick={() => onFinish(log)}>
            {t('finish.confirm')}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <p>{t('finish.text')}</p>
        {mayLog && (
          <CheckField
            label={t('finish.log')}
            checked={log.isLogged}
            onChange={({ target }) => setLog((now) => ({ ...now, isLogged: target.checked }))}
          />
        )}
        {log.isLogged && (
          <CheckField
            label={t('finish.private')}
            checked={log.isLogPrivate}
            onChange={({ target }) => setLog((now) => ({ ...now, isLogPrivate: target.checked }))}
          />
        )}
      </div>
    </DialogFrame>
  )
}
