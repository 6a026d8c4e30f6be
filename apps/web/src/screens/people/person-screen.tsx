import { profileKey } from '@glazy/contract/profile-path'
import type { UserProfile } from '@glazy/contract/users'
import { Link } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import page from '#components/page.module.css'
import { FeedControls } from '#features/logs/feed/feed-controls.tsx'
import { LogFeed } from '#features/logs/feed/log-feed.tsx'
import { ProfileAbout } from '#features/people/profile/profile-about.tsx'
import type { LogSearch } from '#lib/log-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { LateItemField } from '../posts/late-item-field.tsx'

export interface PersonScreenProps {
  readonly profile: UserProfile
  readonly search: LogSearch
}

/** What somebody says of themselves, and their logs. */
export function PersonScreen({ profile, search }: PersonScreenProps) {
  const { t } = useTranslation('people')
  const navigateHere = useNavigateHere()
  const logs = { ...search, u: profileKey(profile) }
  return (
    <div className={page.page}>
      <ProfileAbout profile={profile} />
      <h2>{t('logs')}</h2>
      <FeedControls
        search={logs}
        onNarrow={({ q, type }) => void navigateHere({ to: '.', search: { q, type } })}
      />
      <LogFeed
        search={logs}
        itemField={LateItemField}
        link={(p, attributes) => (
          <Link
            key={p}
            to="."
            search={{ q: search.q, type: search.type, p: p > 1 ? p : undefined }}
            {...attributes}
          />
        )}
      />
    </div>
  )
}
