import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'

/** The page for an address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')
  return (
    <EmptyState
      icon={<SearchX size={40} aria-hidden />}
      level={1}
      title={t('notFound.title')}
      actions={
        <>
          <Link to="/" className={buttonClass('filled')}>
            {tCommon('action.goHome')}
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
