import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page for a number that no log has, as far as this visitor may know. */
export function LogNotFound({ id }: { readonly id: string }) {
  const { t } = useTranslation('logs')
  const { t: tCommon } = useTranslation('common')
  return (
    <EmptyState
      level={1}
      icon={<SearchX size={40} aria-hidden />}
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
      <p>{t('notFound.text', { id })}</p>
    </EmptyState>
  )
}
