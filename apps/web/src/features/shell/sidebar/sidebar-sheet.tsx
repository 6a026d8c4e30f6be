import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import classes from './sidebar.module.css'

export interface SidebarSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The sidebar over the page, as the browser's own modal dialog. A link closes it. */
export function SidebarSheet({ isOpen, onClose, children }: SidebarSheetProps) {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  function closeOnLeave(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element // clicks come from elements
    if (target === dialog.current || target.closest('a')) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={t('sidebar.label')}
      onClose={onClose}
      onClick={closeOnLeave}
    >
      {isOpen && (
        <div className={classes.sheetBody} data-open>
          <div className={classes.sheetClose}>
            <Button look="quiet" isIcon aria-label={tCommon('action.close')} onClick={onClose}>
              <X size={20} aria-hidden />
            </Button>
          </div>
          <nav className={classes.sections} aria-label={t('sidebar.navigation')}>
            {children}
          </nav>
        </div>
      )}
    </dialog>
  )
}
