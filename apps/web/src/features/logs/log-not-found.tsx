import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page for a number that no log has, as far as this visitor may know. */
export function LogNotFound({ id }: { readonly id: string }) {
  const { t } = useTranslation('logs')
  return <NotFound title={t('notFound.title')} text={t('notFound.text', { id })} />
}
