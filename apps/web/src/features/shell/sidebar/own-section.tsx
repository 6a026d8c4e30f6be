import { Link } from '@tanstack/react-router'
import { Atom, NotebookPen, Pickaxe, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

export interface OwnSectionProps {
  /** The person who is logged in. */
  readonly user: { readonly id: number; readonly name: string }
  /** Further lists of entries. */
  readonly children: ReactNode
}

/** What a person has written down, private things too. */
const OWN_LISTS = [
  { to: '/recipes', text: 'nav.ownRecipes', icon: NotebookPen },
  { to: '/materials', text: 'nav.ownMaterials', icon: Pickaxe },
  { to: '/analyses', text: 'nav.ownAnalyses', icon: Atom },
] as const

/** What belongs to the person who is logged in. */
export function OwnSection({ user, children }: OwnSectionProps) {
  const { t } = useTranslation('shell')
  return (
    <section>
      <h2 className={classes.heading} title={user.name}>
        {user.name}
      </h2>
      <ul className={classes.section}>
        {OWN_LISTS.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} search={{ u: String(user.id) }} className={classes.item} title={t(text)}>
              <Icon size={18} aria-hidden />
              <span className={classes.text}>{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
      <ul className={classes.section}>
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
