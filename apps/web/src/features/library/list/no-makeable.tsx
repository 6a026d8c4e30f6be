import { profileKey } from '@glazy/contract/profile-path'
import type { Makeable } from '@glazy/contract/vocabulary'
import { Link, useRouterState } from '@tanstack/react-router'
import { LogIn, PackageOpen, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { type ListSearch, withSearch } from '#lib/list-search.ts'
import { safeReturnPath } from '#lib/session/safe-return-path.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useIsShelfEmpty } from '#queries/inventory.ts'

export interface NoMakeableProps {
  readonly search: ListSearch
  readonly makeable: Makeable
  /** What is said where other filters have a part in it; undefined where there are none. */
  readonly children: ReactNode | undefined
}

/** Why nothing can be made: nobody is logged in, nothing is on the shelf, or nothing fits it. */
export function NoMakeable({ search, makeable, children }: NoMakeableProps) {
  const { t } = useTranslation('list')
  const { user } = useSession()
  const isShelfEmpty = useIsShelfEmpty()
  const here = useRouterState({ select: ({ location }) => location.href })
  if (!user) {
    return (
      <EmptyState
        icon={<LogIn size={40} aria-hidden />}
        title={t('makeable.logInTitle')}
        actions={
          <Link
            to="/login"
            search={{ redirect: safeReturnPath(here) }}
            className={buttonClass('filled')}
          >
            {t('makeable.logIn')}
          </Link>
        }
      >
        <p>{t('makeable.logInText')}</p>
      </EmptyState>
    )
  }
  // Not known for a moment: what is said then is true of either.
  if (isShelfEmpty === undefined) {
    return <EmptyState icon={<SearchX size={40} aria-hidden />} title={t('empty.title')} />
  }
  if (isShelfEmpty) {
    return (
      <EmptyState
        icon={<PackageOpen size={40} aria-hidden />}
        title={t('makeable.emptyTitle')}
        actions={
          <Link
            to="/$user/inventory"
            params={{ user: profileKey(user) }}
            className={buttonClass('filled')}
          >
            {t('makeable.open')}
          </Link>
        }
      >
        <p>{t('makeable.emptyText')}</p>
      </EmptyState>
    )
  }
  if (children) return children
  const wider = WIDER[makeable]
  return (
    <EmptyState
      icon={<SearchX size={40} aria-hidden />}
      title={t('makeable.noneTitle')}
      actions={
        wider && (
          <Link
            to="."
            search={withSearch(search, { makeable: wider.word })}
            className={buttonClass('filled')}
          >
            {t(`makeable.wider.${wider.text}`)}
          </Link>
        )
      }
    >
      <p>{t(wider ? 'makeable.noneText' : 'makeable.noneTextWide')}</p>
    </EmptyState>
  )
}

/** What lets more through. */
const WIDER = {
  all: { word: 'all-but-one', text: 'allButOne' },
  'all-but-one': { word: 'all-but-two', text: 'allButTwo' },
  'all-but-two': undefined,
} as const satisfies Record<
  Makeable,
  { readonly word: Makeable; readonly text: string } | undefined
>
