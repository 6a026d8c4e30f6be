import { profileKey } from '@glazy/contract/profile-path'
import type { UserProfile } from '@glazy/contract/users'
import { Link } from '@tanstack/react-router'
import { profileTabs } from '#lib/profile-tabs.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './profile.module.css'

/** The pages of a person, each with how much is on it. */
export function ProfileNav({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('people')
  const { t: tShell } = useTranslation('shell')
  const { number } = useFormats()
  const { user } = useSession()
  return (
    <nav className={classes.tabs} aria-label={t('tabs', { name: profile.name })}>
      <ul>
        {profileTabs(user !== null).map(({ to, text, count }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ user: profileKey(profile) }}
              className={classes.tab}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {tShell(`person.${text}`)}
              {count && <span className={classes.count}>{number(profile.counts[count])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
