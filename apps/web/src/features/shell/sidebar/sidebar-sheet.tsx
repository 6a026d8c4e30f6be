import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import classes from './sidebar.module.css'

export interface SidebarSheetProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The sidebar over the page. A link closes it. */
export default function SidebarSheet({ onClose, children }: SidebarSheetProps) {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')

  function closeOnLeave({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} className={classes.sheet} aria-label={t('sidebar.label')}>
      <div className={classes.sheetBody} data-open onClick={closeOnLeave}>
        <div className={classes.sheetClose}>
          <Button look="quiet" isIcon aria-label={tCommon('action.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </Button>
        </div>
        <nav className={classes.sections} aria-label={t('sidebar.navigation')}>
          {children}
        </nav>
      </div>
    </Dialog>
  )
}
