import { materialHref } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { ReactNode } from 'react'
import { ShareMenu } from '#components/share/share-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail-actions.module.css'

export interface DetailActionsProps {
  readonly material: MaterialDetail
  /** What people do most. */
  readonly children: ReactNode
  /** Everything else, in a menu. */
  readonly more: ReactNode
}

/** What is done most with an item, in one row and one order, and the menu with all the rest. */
export function DetailActions({ material, children, more }: DetailActionsProps) {
  const { t } = useTranslation('detail')
  return (
    <div className={classes.frame}>
      <div className={classes.actions} role="group" aria-label={t('actions.label')}>
        {children}
        <ShareMenu
          title={material.name}
          href={materialHref(material)}
          isPrivate={material.isPrivate}
          wordClass={classes.word}
        />
        {more}
      </div>
    </div>
  )
}
