import { Link, useParams } from '@tanstack/react-router'
import { FolderX } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What is at the address of a collection that is not there, or no longer. */
export function CollectionNotFound() {
  const { t } = useTranslation('collections')
  const { t: tCommon } = useTranslation('common')
  const { user = '' } = useParams({ strict: false })
  return (
    <EmptyState
      icon={<FolderX size={40} aria-hidden />}
      title={t('notFound.title')}
      actions={
        <>
          <Link to="/$user/bookmarks" params={{ user }} className={buttonClass('filled')}>
            {t('title')}
          </Link>
          <Link to="/search" className={buttonClass('plain')}>
            {tCommon('action.search')}
          </Link>
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  )
}
