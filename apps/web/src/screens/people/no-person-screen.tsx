import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page for a name that nobody has. */
export function NoPersonScreen({ user }: { readonly user: string }) {
  const { t } = useTranslation('people')
  const { t: tCommon } = useTranslation('common')
  return (
    <EmptyState
      level={1}
      icon={<UserRoundX size={40} aria-hidden />}
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
      <p>{t('notFound.text', { user })}</p>
    </EmptyState>
  )
}
