import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Printer, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail.module.css'
import { ExportMenu } from './export-menu.tsx'
import { SelectButton } from './select-button.tsx'
import { ShareMenu } from './share-menu.tsx'

export interface DetailActionsProps {
  readonly material: MaterialDetail
  /** What people with an account can do besides. */
  readonly children?: ReactNode
}

/** What a reader can do with an item. */
export function DetailActions({ material, children }: DetailActionsProps) {
  const { t } = useTranslation('detail')
  return (
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      <SelectButton item={material} />
      <ShareMenu item={material} isPrivate={material.isPrivate} />
      <Link to="/print" search={{ id: [material.id] }} className={buttonClass('plain')}>
        <Printer size={16} aria-hidden />
        {t('actions.print')}
      </Link>
      <Link to="/labels" search={{ id: [material.id] }} className={buttonClass('plain')}>
        <Tags size={16} aria-hidden />
        {t('actions.labels')}
      </Link>
      <ExportMenu material={material} />
      {children}
    </div>
  )
}
