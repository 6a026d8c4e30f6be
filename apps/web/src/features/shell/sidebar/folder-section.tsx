import { useParams } from '@tanstack/react-router'
import { Folders } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FoldedSection } from './folded-section.tsx'

export interface FolderSectionProps {
  /** The collections of a person, by id or user name. */
  readonly folders: (user: string) => ReactNode
}

/** Collections of the person whose page is open, or else of the viewer. */
export function FolderSection({ folders }: FolderSectionProps) {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const { user: visited } = useParams({ strict: false })
  const whose = visited ?? (user && String(user.id))
  if (!whose) return null
  return (
    <FoldedSection icon={Folders} title={t('nav.collections')}>
      {folders(whose)}
    </FoldedSection>
  )
}
