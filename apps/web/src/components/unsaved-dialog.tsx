import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'

export interface UnsavedDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** What was written stays in the browser, and is not lost. */
  readonly isKept?: boolean | undefined
}

/** The question whether changes may be lost. */
export default function UnsavedDialog({ onStay, onLeave, isKept = false }: UnsavedDialogProps) {
  const { t } = useTranslation('common')
  return (
    <DialogFrame
      isOpen
      onClose={onStay}
      size="narrow"
      title={t('unsaved.title')}
      footer={
        <>
          <Button onClick={onLeave}>{t('unsaved.leave')}</Button>
          <Button look="filled" data-autofocus onClick={onStay}>
            {t('unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t(isKept ? 'unsaved.textKept' : 'unsaved.text')}</p>
    </DialogFrame>
  )
}
