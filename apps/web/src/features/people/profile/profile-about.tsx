import type { UserProfile } from '@glazy/contract/users'
import page from '#components/page.module.css'
import { RichText } from '#components/rich-text.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What somebody says of themselves. */
export function ProfileAbout({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('people')
  if (profile.description === null)
    return <p className={page.lead}>{t('noAbout', { name: profile.name })}</p>
  return (
    <section aria-label={t('about', { name: profile.name })} className={page.prose}>
      <RichText html={profile.description} />
    </section>
  )
}
