import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** What the button that does it says. */
  readonly confirm: string
  /** What it does takes something away. */
  readonly isDanger?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isDanger = false, onConfirm, onCancel } = props
  const { t } = useTranslation('common')
  return (
    <DialogFrame
      isOpen
      onClose={onCancel}
      size="narrow"
      title={title}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button look={isDanger ? 'danger' : 'filled'} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </DialogFrame>
  )
}
