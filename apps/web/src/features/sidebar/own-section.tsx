import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

export interface OwnSectionProps {
  /** Who is logged in. */
  readonly name: string
  /** Further lists of entries. */
  readonly children: ReactNode
}

/** What belongs to the person who is logged in. */
export function OwnSection({ name, children }: OwnSectionProps) {
  const { t } = useTranslation('shell')
  return (
    <section>
      <h2 className={classes.heading}>{name}</h2>
      <ul className={classes.section}>
        <li>
          <Link to="/settings" className={classes.item} title={t('account.settings')}>
            <Settings size={18} aria-hidden />
            <span className={classes.text}>{t('account.settings')}</span>
          </Link>
        </li>
      </ul>
      {children}
    </section>
  )
}
