import { UserRoundX } from 'lucide-react'
import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** A list of somebody who does not exist. */
export function NoOwnerScreen() {
  const { t } = useTranslation('errors')
  const { t: tShell } = useTranslation('shell')
  return (
    <NotFound
      title={t('user.notFound')}
      text={tShell('notFound.text')}
      icon={<UserRoundX size={40} aria-hidden />}
    />
  )
}
