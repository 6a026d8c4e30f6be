import type { CurrentUser } from '@glazy/contract/accounts'
import { commentBar } from '@glazy/contract/rules/comment'
import { FlaskConical, HandHeart, MessageSquareOff } from 'lucide-react'
import { MutedNotice } from '#components/muted-notice.tsx'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './supporter-badges.module.css'

const BADGES = [
  { badge: 'patron', icon: HandHeart, isHeld: (user: CurrentUser) => user.isPatron },
  { badge: 'alchemist', icon: FlaskConical, isHeld: (user: CurrentUser) => user.isAlchemist },
] as const

/** The two badges of people who support the site, and what is closed to this person. */
export function SupporterBadges({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { supportUrl } = useSite()
  return (
    <ul className={classes.badges} aria-label={t('badges.label')}>
      {BADGES.map(({ badge, icon: Icon, isHeld }) => (
        <li key={badge} className={classes.badge} data-held={isHeld(user) || undefined}>
          <Icon size={24} aria-hidden className={classes.icon} />
          <div>
            <p className={classes.name}>{t(`badges.${badge}`)}</p>
            <p className={classes.text}>
              {isHeld(user) ? t(`badges.${badge}Held`) : t(`badges.${badge}Missing`)}{' '}
              {!isHeld(user) && supportUrl && <a href={supportUrl}>{t('badges.support')}</a>}
            </p>
          </div>
        </li>
      ))}
      {commentBar(user) === 'muted' && (
        <li className={classes.badge}>
          <MessageSquareOff size={24} aria-hidden className={classes.icon} />
          <div>
            <p className={classes.name}>{t('badges.muted')}</p>
            <MutedNotice />
          </div>
        </li>
      )}
    </ul>
  )
}
