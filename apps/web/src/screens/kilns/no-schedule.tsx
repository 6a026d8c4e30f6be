import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What is at an address whose id no kiln schedule has. */
export function NoSchedule() {
  const { t } = useTranslation('kilns')
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
          <Link to="/kilnschedules" className={buttonClass('plain')}>
            {t('title')}
          </Link>
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  )
}
