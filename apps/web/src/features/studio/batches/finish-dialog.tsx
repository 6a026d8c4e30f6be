import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import form from '#components/form.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What is to be done when a batch is mixed. */
export interface FinishWishes {
  readonly isLogged: boolean
  readonly isLogPrivate: boolean
  readonly isLabelled: boolean
}

export interface FinishDialogProps {
  readonly mayLog: boolean
  readonly onFinish: (wishes: FinishWishes) => void
  readonly onClose: () => void
}

/** Asks whether the batch is mixed, whether a log tells of it, and whether it gets a label. */
export default function FinishDialog({ mayLog, onFinish, onClose }: FinishDialogProps) {
  const { t } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const [wishes, setWishes] = useState({ isLogged: false, isLogPrivate: true, isLabelled: false })
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="narrow"
      title={t('finish.title')}
      footer={
        <>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <Button look="filled" data-autofocus onClick={() => onFinish(wishes)}>
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
            checked={wishes.isLogged}
            onChange={({ target }) => setWishes((now) => ({ ...now, isLogged: target.checked }))}
          />
        )}
        {wishes.isLogged && (
          <CheckField
            label={t('finish.private')}
            checked={wishes.isLogPrivate}
            onChange={({ target }) =>
              setWishes((now) => ({ ...now, isLogPrivate: target.checked }))
            }
          />
        )}
        <CheckField
          label={t('finish.label')}
          checked={wishes.isLabelled}
          onChange={({ target }) => setWishes((now) => ({ ...now, isLabelled: target.checked }))}
        />
      </div>
    </DialogFrame>
  )
}
