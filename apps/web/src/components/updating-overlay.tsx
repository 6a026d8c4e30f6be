import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './updating-overlay.module.css'

export interface UpdatingOverlayProps {
  readonly isUpdating: boolean
  readonly children: ReactNode
}

/** Keeps earlier results in view, dimmed and marked 'Updating...', while newer ones load. */
export function UpdatingOverlay({ isUpdating, children }: UpdatingOverlayProps) {
  const { t } = useTranslation('common')
  return (
    <div className={classes.area} aria-busy={isUpdating}>
      <div className={isUpdating ? classes.dimmed : undefined}>{children}</div>
      <div role="status" className={classes.note}>
        {isUpdating && t('state.updating')}
      </div>
    </div>
  )
}
