import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import classes from './editor-form.module.css'
import { SubmitButton } from './submit-button.tsx'

export interface EditorButtonsProps {
  readonly isBusy: boolean
  /** Something has been written and not been saved. */
  readonly isDirty: boolean
  readonly onCancel: () => void
}

/** The end of a form that is kept until it is saved: save, cancel, and what stands open. */
export function EditorButtons({ isBusy, isDirty, onCancel }: EditorButtonsProps) {
  const { t } = useTranslation('common')
  return (
    <div className={classes.buttons}>
      <SubmitButton isBusy={isBusy}>{t('draft.save')}</SubmitButton>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
      {isDirty && <span className={classes.unsaved}>{t('draft.unsaved')}</span>}
    </div>
  )
}
