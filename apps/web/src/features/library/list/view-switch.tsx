import { Link } from '@tanstack/react-router'
import { LayoutGrid, ScrollText, Table2 } from 'lucide-react'
import look from '#components/link-switch.module.css'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { LIST_VIEWS, type ListView, storedListView } from '#lib/list-view.ts'
import { usePreference } from '#lib/preferences/use-preference.ts'
import classes from './view-switch.module.css'

export interface ViewSwitchProps {
  readonly search: ListSearch
  readonly view: ListView
}

const ICONS = { grid: LayoutGrid, visual: ScrollText, list: Table2 } as const

/** Grid, recipes or table. The choice is kept for lists whose address does not name a view. */
export function ViewSwitch({ search, view: current }: ViewSwitchProps) {
  const { t } = useTranslation('list')
  const [, save] = usePreference('searchView')
  return (
    <nav className={look.switch} aria-label={t('view.label')}>
      {LIST_VIEWS.map((view) => {
        const Icon = ICONS[view]
        return (
          <Link
            key={view}
            to="."
            search={{ ...search, view, m: undefined }}
            className={look.choice}
            resetScroll={false}
            activeOptions={EXACT}
            aria-current={view === current || undefined}
            title={t(`view.${view}`)}
            onClick={() => void save(storedListView(view))}
          >
            <Icon size={18} aria-hidden />
            <span className={classes.name}>{t(`view.${view}`)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
