import { profileKey } from '@glazy/contract/profile-path'
import type { UserProfile } from '@glazy/contract/users'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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
  const strip = useRef<HTMLUListElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => showCurrent(strip.current), [path])
  return (
    <nav className={classes.tabs} aria-label={t('tabs', { name: profile.name })}>
      <ul ref={strip}>
        {profileTabs(user !== null).map(({ to, text, count }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ user: profileKey(profile) }}
              className={classes.tab}
              // A collection is one of those on its tab; the profile stands above them all.
              activeOptions={{ exact: to === '/$user', includeSearch: false }}
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

/** Where not all tabs fit, the one that is open comes into view; the page itself does not move. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!strip || !current) return
  const room = strip.getBoundingClientRect()
  strip.scrollLeft += current.left + current.width / 2 - (room.left + room.width / 2)
}
