import type { UserProfile } from '@glazy/contract/users'
import page from '#components/page.module.css'
import { LongText } from '#components/long-text.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What somebody says of themselves. */
export function ProfileAbout({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('people')
  const { user } = useSession()
  if (profile.description === null) {
    const text = user?.id === profile.id ? t('noAboutOwn') : t('noAbout', { name: profile.name })
    return <p className={page.lead}>{text}</p>
  }
  return (
    <section aria-label={t('about', { name: profile.name })} className={page.prose}>
      <LongText text={profile.description} />
    </section>
  )
}
