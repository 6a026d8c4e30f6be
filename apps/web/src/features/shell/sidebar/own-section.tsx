import type { LinkedUser } from '@glazy/contract/profile-path'
import { Link } from '@tanstack/react-router'
import { FlaskConical, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { PersonEntries } from './person-entries.tsx'
import classes from './sidebar.module.css'

export interface OwnSectionProps {
  /** The person who is logged in. */
  readonly user: LinkedUser & { readonly name: string }
  /** Further lists of entries. */
  readonly children: ReactNode
}

/** What belongs to the person who is logged in. */
export function OwnSection({ user, children }: OwnSectionProps) {
  const { t } = useTranslation('shell')
  return (
    <section>
      <h2 className={classes.heading} title={user.name}>
        {user.name}
      </h2>
      <PersonEntries user={user} isOwn />
      {children}
      <ul className={classes.section}>
        <li>
          <Link to="/batches" className={classes.item} title={t('own.batches')}>
            <FlaskConical size={18} aria-hidden />
            <span className={classes.text}>{t('own.batches')}</span>
          </Link>
        </li>
        <li>
          <Link to="/settings" className={classes.item} title={t('account.settings')}>
            <Settings size={18} aria-hidden />
            <span className={classes.text}>{t('account.settings')}</span>
          </Link>
        </li>
      </ul>
    </section>
  )
}
