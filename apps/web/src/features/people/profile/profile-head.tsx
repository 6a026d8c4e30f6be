import type { UserProfile } from '@glazy/contract/users'
import { FlaskConical, HandHeart, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Portrait } from '#components/portrait.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './profile.module.css'
import { ProfileLinks } from './profile-links.tsx'

export interface ProfileHeadProps {
  readonly profile: UserProfile
  /** What the viewer can do here. */
  readonly children?: ReactNode
}

/** Who a page is about: portrait, name, words about them, badges, where they are found. */
export function ProfileHead({ profile, children }: ProfileHeadProps) {
  const { t } = useTranslation('people')
  const { name, username, title, location, createdAt } = profile
  return (
    <header className={classes.head}>
      <Portrait {...profile} isLarge />
      <div className={classes.who}>
        <div className={classes.name}>
          <h1>{name}</h1>
          <Badges profile={profile} />
        </div>
        {title && <p className={classes.title}>{title}</p>}
        <p className={classes.facts}>
          {username && <span>@{username}</span>}
          {location && (
            <span>
              <MapPin size={14} aria-hidden />
              {location}
            </span>
          )}
          <span>{t('since', { year: createdAt.slice(0, 4) })}</span>
        </p>
        <ProfileLinks profile={profile} />
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  )
}

const BADGES = [
  { name: 'patron', icon: HandHeart, isHeld: (profile: UserProfile) => profile.isPatron },
  { name: 'alchemist', icon: FlaskConical, isHeld: (profile: UserProfile) => profile.isAlchemist },
] as const

/** Badges of people who support the site. */
function Badges({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('people')
  const held = BADGES.filter(({ isHeld }) => isHeld(profile))
  if (held.length === 0) return null
  return (
    <ul className={classes.badges} aria-label={t('badges')}>
      {held.map(({ name, icon: Icon }) => (
        <li key={name} className={classes.badge}>
          <Icon size={14} aria-hidden />
          {t(`badge.${name}`)}
        </li>
      ))}
    </ul>
  )
}
