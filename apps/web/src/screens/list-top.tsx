import type { Pagination } from '@glazy/contract/pagination'
import { Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { FilterBar } from '#features/library/filters/filter-bar.tsx'
import { listTitle } from '#features/library/list/list-title.ts'
import { OrderSelect } from '#features/library/list/order-select.tsx'
import { ResultCount } from '#features/library/list/result-count.tsx'
import { ViewSwitch } from '#features/library/list/view-switch.tsx'
import type { Figures } from '#features/library/table/figures.ts'
import { FiguresSwitch } from '#features/library/table/figures-switch.tsx'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import type { ListView } from '#lib/list-view.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ImportToggle } from './recipe-import/import-toggle.tsx'
import classes from './material-list-screen.module.css'
import type { ImportPanel } from './recipe-import/use-import-panel.ts'

export interface ListTopProps {
  readonly category: ListCategory
  readonly search: ListSearch
  readonly view: ListView
  readonly figures: Figures
  readonly pagination: Pagination | undefined
}

/** Title and number of a list, with everything that changes what it shows and how. */
export function ListTop({ category, search, view, figures, pagination }: ListTopProps) {
  const { t } = useTranslation('list')
  return (
    <div className={classes.top}>
      <header className={classes.head}>
        <h1>{listTitle(t, category, search).replaceAll(' ·', '\u00a0·')}</h1>
        <ResultCount category={category} pagination={pagination} />
      </header>
      <div className={classes.filters}>
        <FilterBar category={category} search={search} total={pagination?.total} />
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

export interface FirstStepsProps {
  readonly category: ListCategory
  /** Brings recipes from files into this list; other lists lead to where that is done. */
  readonly importPanel?: ImportPanel | undefined
}

/** The ways to bring items of one's own into a list. */
export function FirstSteps({ category, importPanel }: FirstStepsProps) {
  return (
    <>
      {category !== 'all' && <NewItemLink category={category} />}
      {category === 'recipes' && (importPanel ? <ImportToggle {...importPanel} /> : <ImportLink />)}
    </>
  )
}

/** Where an item of a list is made, and what the way there is called. */
const NEW_ITEM = {
  recipes: { to: '/recipes/new', text: 'newRecipe' },
  materials: { to: '/materials/new', text: 'newMaterial' },
  analyses: { to: '/analyses/new', text: 'newAnalysis' },
} as const

/** The way to write an item down; whoever has no account is led past the login. */
function NewItemLink({ category }: { readonly category: keyof typeof NEW_ITEM }) {
  const { t } = useTranslation('list')
  const { to, text } = NEW_ITEM[category]
  return (
    <Link to={to} className={buttonClass('plain')}>
      <Plus size={16} aria-hidden />
      {t(text)}
    </Link>
  )
}

/** The way to bring recipes of other programs along. */
function ImportLink() {
  const { t } = useTranslation('list')
  return (
    <Link to="/recipes/import" className={buttonClass('plain')}>
      <FileUp size={16} aria-hidden />
      {t('importRecipes')}
    </Link>
  )
}
