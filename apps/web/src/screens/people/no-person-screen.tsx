import { UserRoundX } from 'lucide-react'
import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page for a name that nobody has. */
export function NoPersonScreen({ user }: { readonly user: string }) {
  const { t } = useTranslation('people')
  return (
    <NotFound
      title={t('notFound.title')}
      text={t('notFound.text', { user })}
      icon={<UserRoundX size={40} aria-hidden />}
    />
  )
}
