import { Link } from '@tanstack/react-router'
import { buttonClass } from '#components/button-class.ts'
import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What is at an address whose id no kiln schedule has. */
export function NoSchedule() {
  const { t } = useTranslation('kilns')
  return (
    <NotFound
      title={t('notFound.title')}
      text={t('notFound.text')}
      list={
        <Link to="/kilnschedules" className={buttonClass('plain')}>
          {t('title')}
        </Link>
      }
    />
  )
}
