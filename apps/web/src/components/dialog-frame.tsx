import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import classes from './dialog-frame.module.css'

export interface DialogFrameProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'onClosed' | 'staysOpen' | 'children'
> {
  readonly title: ReactNode
  /** `narrow` for a question, `wide` for a form or list, `full` for a whole page, `sheet` from below. */
  readonly size?: 'narrow' | 'wide' | 'full' | 'sheet'
  /** Buttons at the end. */
  readonly footer?: ReactNode
}

/** A dialog with its title and a cross to close it. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, size = 'wide', footer, children, ...dialog } = props
  const { t } = useTranslation('common')
  const titleId = useId()
  return (
    <Dialog {...dialog} className={`${classes.frame} ${classes[size]}`} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <Button look="quiet" isIcon aria-label={t('action.close')} onClick={dialog.onClose}>
            <X size={20} aria-hidden />
          </Button>
        </div>
        <div className={classes.body}>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </div>
      </div>
    </Dialog>
  )
}
