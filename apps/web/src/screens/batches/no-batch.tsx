import { Link } from '@tanstack/react-router'
import { buttonClass } from '#components/button-class.ts'
import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What is at an address whose id no batch of the visitor has. */
export function NoBatch() {
  const { t } = useTranslation('batches')
  return (
    <NotFound
      title={t('gone.title')}
      text={t('gone.text')}
      list={
        <Link to="/batches" className={buttonClass('plain')}>
          {t('title')}
        </Link>
      }
    />
  )
}
