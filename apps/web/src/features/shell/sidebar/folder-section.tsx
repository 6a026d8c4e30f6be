import { useParams } from '@tanstack/react-router'
import { ChevronRight, Folders } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

export interface FolderSectionProps {
  /** The collections of a person, by id or user name. */
  readonly folders: (user: string) => ReactNode
}

/** Collections of the person whose page is open, or else of the viewer. */
export function FolderSection({ folders }: FolderSectionProps) {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const { user: visited } = useParams({ strict: false })
  const [isOpen, setOpen] = useState(false)
  const whose = visited ?? (user && String(user.id))
  if (!whose) return null
  return (
    <details
      className={classes.chart}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.item}>
        <Folders size={18} aria-hidden />
        <span className={classes.text}>{t('nav.collections')}</span>
        <ChevronRight size={16} aria-hidden className={classes.arrow} />
      </summary>
      {isOpen && <Suspense>{folders(whose)}</Suspense>}
    </details>
  )
}
