import type { Pagination } from '@glazy/contract/pagination'
import { AlikeSwitch } from './alike-switch.tsx'
import { FewerPeople } from './fewer-people.tsx'
import { FilterBar } from '#features/library/filters/filter-bar.tsx'
import { listTitle } from './list-title.ts'
import { OrderSelect } from './order-select.tsx'
import { ResultCount } from './result-count.tsx'
import { ViewSwitch } from './view-switch.tsx'
import type { Figures } from '#features/library/table/figures.ts'
import { FiguresSwitch } from '#features/library/table/figures-switch.tsx'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import type { ListView } from '#lib/list-view.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './material-list.module.css'

/** What is told of a list beside its items. */
interface ListMeta {
  readonly pagination: Pagination
  /** See `AlikeSwitch`. */
  readonly moreAlike?: number | undefined
  /** Whether more people have the name that is looked for than are looked at. */
  readonly isOfFewerPeople?: boolean | undefined
}

export interface ListTopProps {
  readonly category: ListCategory
  readonly search: ListSearch
  readonly view: ListView
  readonly figures: Figures
  /** How many there are, once that is known. */
  readonly meta: ListMeta | undefined
  /** Whether the page has a head of its own above. */
  readonly isPart?: boolean
  /** In place of what is made of the words, the type and the kind of the list. */
  readonly heading?: string
}

/** Title and number of a list, with everything that changes what it shows and how. */
export function ListTop(props: ListTopProps) {
  const { category, search, view, figures, meta, isPart = false, heading } = props
  const { t } = useTranslation('list')
  const { t: tFilters } = useTranslation('filters')
  const texts = { t, tFilters, names: useNames() }
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className={classes.top}>
      <header className={classes.head}>
        <Heading>
          {(heading ?? listTitle(texts, category, search)).replaceAll(' ·', '\u00a0·')}
        </Heading>
        <ResultCount category={category} pagination={meta?.pagination} />
        {meta?.isOfFewerPeople && <FewerPeople />}
        <AlikeSwitch search={search} moreAlike={meta?.moreAlike} />
      </header>
      <div className={classes.filters}>
        <FilterBar category={category} search={search} total={meta?.pagination.total} />
      </div>
      {view === 'list' && (
        <div className={classes.figures}>
          <FiguresSwitch search={search} figures={figures} />
        </div>
      )}
      <div className={classes.order}>
        <OrderSelect category={category} search={search} />
      </div>
      <div className={classes.views}>
        <ViewSwitch search={search} view={view} />
      </div>
    </div>
  )
}
