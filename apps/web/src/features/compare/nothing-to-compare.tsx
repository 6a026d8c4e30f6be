import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What a comparison without items says, and where to find some. */
export function NothingToCompare() {
  const { t } = useTranslation('compare')
  return (
    <EmptyState
      icon={<Scale size={40} aria-hidden />}
      title={t('empty.title')}
      actions={
        <>
          <Link to="/recipes" className={buttonClass('filled')}>
            {t('empty.action')}
          </Link>
          <Link to="/materials" className={buttonClass('plain')}>
            {t('empty.materials')}
          </Link>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
