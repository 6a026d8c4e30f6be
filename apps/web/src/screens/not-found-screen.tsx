import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page for an address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  return <NotFound title={t('notFound.title')} text={t('notFound.text')} />
}
