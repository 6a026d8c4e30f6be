import { type LinkedUser, profileKey } from '@glazy/contract/profile-path'
import type { UserCounts } from '@glazy/contract/users'
import { Link } from '@tanstack/react-router'
import {
  Atom,
  Flame,
  Folders,
  Images,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Package,
  Pickaxe,
  Star,
  UserRound,
} from 'lucide-react'
import { type ProfileTab, profileTabs } from '#lib/profile-tabs.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

const ICONS: Readonly<Record<ProfileTab['text'], LucideIcon>> = {
  profile: UserRound,
  recipes: NotebookPen,
  materials: Pickaxe,
  analyses: Atom,
  collections: Folders,
  images: Images,
  reviews: Star,
  comments: MessageSquare,
  kilns: Flame,
  inventory: Package,
}

export interface PersonEntriesProps {
  readonly user: LinkedUser
  /** Whether they are the visitor's own pages, private things too. */
  readonly isOwn: boolean
  readonly counts?: UserCounts | undefined
}

/** The pages of a person, one below the other. */
export function PersonEntries({ user, isOwn, counts }: PersonEntriesProps) {
  const { t } = useTranslation('shell')
  const { number } = useFormats()
  const { user: visitor } = useSession()
  return (
    <ul className={classes.section}>
      {profileTabs(visitor !== null).map(({ to, text, count }) => {
        const Icon = ICONS[text]
        const label = t(isOwn ? `own.${text}` : `person.${text}`)
        return (
          <li key={to}>
            <Link
              to={to}
              params={{ user: profileKey(user) }}
              className={classes.item}
              activeOptions={{ exact: true, includeSearch: false }}
              title={label}
            >
              <Icon size={18} aria-hidden />
              <span className={classes.text}>{label}</span>
              {count && counts && (
                <span className={`${classes.text} ${classes.figure}`}>{number(counts[count])}</span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
