import type { Pagination } from '@glazy/contract/pagination'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import { late } from '#components/late.tsx'
import page from '#components/page.module.css'
import { Pagination as Pager } from '#components/pagination.tsx'
import { SkipLink } from '#components/skip-link.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { ChipRow } from '#features/library/filters/chip-row.tsx'
import { filterChips } from '#features/library/filters/filter-chips.ts'
import { useKnownNames } from '#features/library/filters/use-known-names.ts'
import { materialLink } from '#lib/material-link.ts'
import { ListBreadcrumb } from './list-breadcrumb.tsx'
import { listTitle } from './list-title.ts'
import { useListKeys } from './use-list-keys.ts'
import type { Figures } from '#features/library/table/figures.ts'
import { useSelectedMaterials } from '#lib/selected-materials.ts'
import { useListSelection } from '#features/library/selection/use-list-selection.ts'
import {
  currentSearch,
  useSearchHistory,
} from '#features/library/saved-searches/use-current-search.ts'
import { type ListCategory, type ListSearch, withoutParameters } from '#lib/list-search.ts'
import type { ListView } from '#lib/list-view.ts'
import { useSession } from '#lib/session/use-session.ts'
import { listQuery, materialDetail, materialList } from '#queries/materials.ts'
import { isByViewer, isOwnList } from './own-list.ts'
import { ListSearchRow } from './list-search-row.tsx'
import { OwnItemButtons } from './own-item-buttons.tsx'
import { ListTop } from './list-top.tsx'
import { useAlikeGroups } from './use-alike-groups.tsx'
import classes from './material-list.module.css'
import './no-results.module.css'
import '#features/library/table/material-table.module.css'

/** Most lists have items; this says what to do where there are none. */
const NoResults = late(
  import.meta.env.SSR ? (await import('./no-results.tsx')).NoResults : undefined,
  async () => (await import('./no-results.tsx')).NoResults,
)
/** A list is shown in one of its views: it carries none of the others. */
const MaterialGrid = late(
  import.meta.env.SSR
    ? (await import('#features/library/card/material-grid.tsx')).MaterialGrid
    : undefined,
  async () => (await import('#features/library/card/material-grid.tsx')).MaterialGrid,
)
const RecipeGrid = late(
  import.meta.env.SSR
    ? (await import('#features/library/card/recipe-grid.tsx')).RecipeGrid
    : undefined,
  async () => (await import('#features/library/card/recipe-grid.tsx')).RecipeGrid,
)
const MaterialTable = late(
  import.meta.env.SSR
    ? (await import('#features/library/table/material-table.tsx')).MaterialTable
    : undefined,
  async () => (await import('#features/library/table/material-table.tsx')).MaterialTable,
)
const SelectionBar = lazyPart(() => import('#features/library/selection/selection-bar.tsx'))

export interface ListLook {
  readonly category: ListCategory
  readonly search: ListSearch
  readonly view: ListView
  readonly figures: Figures
  /** Whether it stands on a page that has a head of its own: a person's, a collection's. */
  readonly isPart?: boolean
  /** Heading of the list and what its search box says, where they are not those of its kind. */
  readonly heading?: string
  readonly searchLabel?: string
}

export interface MaterialListProps extends ListLook {
  /** Opens the import; without it the way to its page is shown. */
  readonly importToggle?: ReactNode
  /** The import, over the items. */
  readonly imports?: ReactNode
  /** What is said where nothing is in the list, whatever is looked for. */
  readonly empty?: ReactNode
  /** What can be done with the selected items besides looking at them. */
  readonly selectionWork: ReactNode
  /** Puts an item into a collection. */
  readonly onBookmark: (id: number) => void
}

/** A list of recipes, materials, analyses or of all three. The address holds its whole state. */
export function MaterialList(props: MaterialListProps) {
  const { importToggle, imports, selectionWork, empty, onBookmark, ...look } = props
  const { category, search, view, figures, isPart = false } = look
  const { t } = useTranslation('list')
  const { t: tFilters } = useTranslation('filters')
  const texts = { t: tFilters, names: useNames() }
  const { user } = useSession()
  const list = useQuery(materialList(listQuery(category, { ...search, oa: figures }, view)))
  const results = useRef<HTMLDivElement>(null)
  useListKeys(results)
  const owner = list.data?.meta.user?.data.name
  const names = useKnownNames(search, owner)
  // Whose items they are is said by the page around the list, and is not to be taken back.
  const narrowed = isPart ? withoutParameters(search, ['u']) : search
  const chips = filterChips(texts, search, names).filter(({ key }) => !isPart || key !== 'u')
  const materials = list.data?.data ?? []
  const pagination = list.data?.meta.pagination
  const ownItemButtons = <OwnItemButtons category={category} importToggle={importToggle} />
  const current = currentSearch(category, search, pagination?.total ?? 0)
  useSearchHistory(current, list.isSuccess && !list.isPlaceholderData)
  return (
    <div className={classes.frame}>
      <div className={`${page.page} ${classes.screen}`}>
        <SkipLink target="filters">{t('skip.filters')}</SkipLink>
        <SkipLink target="results">{t('skip.results')}</SkipLink>
        <SkipLink target="pages">{t('skip.pages')}</SkipLink>
        {!isPart && (
          <ListBreadcrumb
            category={category}
            search={search}
            owner={owner}
            collection={list.data?.meta.collection?.data.name}
          />
        )}
        <ListSearchRow
          category={category}
          label={look.searchLabel}
          search={search}
          current={current}
          names={names}
        >
          {(!isPart || isByViewer(search, user)) && ownItemButtons}
        </ListSearchRow>
        <ListTop {...look} search={narrowed} meta={list.data?.meta} />
        <ChipRow
          search={narrowed}
          owner={owner}
          reading={list.isPlaceholderData ? undefined : list.data?.meta.reading}
        />
        {imports}
        <Results>
          {list.isError ? (
            <ErrorNotice
              error={list.error}
              title={t('error.title')}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <UpdatingOverlay isUpdating={list.isPlaceholderData}>
              <div ref={results} className={classes.container}>
                <Found
                  {...look}
                  materials={materials}
                  pagination={pagination}
                  chips={chips}
                  empty={empty}
                  onBookmark={onBookmark}
                  ownItemButtons={ownItemButtons}
                />
              </div>
            </UpdatingOverlay>
          )}
        </Results>
        <Pages search={search} pagination={pagination} />
        <Selection materials={materials} work={selectionWork} />
      </div>
    </div>
  )
}

/** The part of the page with the items, whatever comes of looking for them. */
function Results({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('list')
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-labelledby="results-heading"
      className={classes.results}
    >
      <h2 id="results-heading" className={page.visuallyHidden}>
        {t('results')}
      </h2>
      <p className={page.visuallyHidden}>{t('keys.hint')}</p>
      {children}
    </section>
  )
}

/** Comes with the first item that is selected. */
function Selection(props: React.ComponentProps<typeof SelectionBar>) {
  if (useSelectedMaterials().length === 0) return null
  return (
    <Suspense>
      <SelectionBar {...props} />
    </Suspense>
  )
}

interface PagesProps {
  readonly search: ListSearch
  readonly pagination: Pagination | undefined
}

function Pages({ search, pagination }: PagesProps) {
  return (
    <div id="pages" tabIndex={-1} className={classes.results}>
      <Pager
        page={pagination?.current_page ?? 1}
        pages={pagination?.total_pages ?? 1}
        link={(p, attributes) => (
          <Link
            to="."
            search={{ ...search, m: undefined, p: p === 1 ? undefined : p }}
            {...attributes}
          />
        )}
      />
    </div>
  )
}

type Materials = React.ComponentProps<typeof MaterialGrid>['materials']

interface ItemsProps extends ListLook {
  readonly materials: Materials
  readonly onBookmark: (id: number) => void
}

interface FoundProps extends ItemsProps {
  readonly pagination: Pagination | undefined
  readonly chips: ReturnType<typeof filterChips>
  readonly empty: ReactNode
  readonly ownItemButtons: ReactNode
}

/** The items of the page, or what is said where there are none. */
function Found({ pagination, chips, empty, ownItemButtons, ...items }: FoundProps) {
  const { materials, category, search } = items
  const { user } = useSession()
  if (pagination?.total === 0 && chips.length === 0 && empty) return empty
  if (!pagination || materials.length > 0) return <Items {...items} />
  return (
    <NoResults
      search={search}
      pagination={pagination}
      category={category}
      chips={chips}
      ownItemButtons={isOwnList(search, user) && ownItemButtons}
    />
  )
}

/** The items in the chosen view. */
function Items({ materials, category, search, view, figures, onBookmark }: ItemsProps) {
  const { t } = useTranslation('list')
  const { t: tFilters } = useTranslation('filters')
  const names = useNames()
  const navigateHere = useNavigateHere()
  const queries = useQueryClient()
  const selection = useListSelection(materials)
  const alike = useAlikeGroups({ category, search, view, onBookmark })
  const links = {
    onBookmark,
    onOpen(id: number) {
      const material = materials.find((item) => item.id === id)
      if (material) void navigateHere(materialLink(material, search))
    },
    onIntent(id: number) {
      // Only a head start: what fails here is asked for again when the item opens.
      queries.query({ ...materialDetail(id), staleTime: 'static' }).catch(() => undefined)
    },
  }
  if (view !== 'list') {
    const Grid = view === 'grid' ? MaterialGrid : RecipeGrid
    return <Grid materials={materials} alike={alike} {...selection} {...links} />
  }
  return (
    <MaterialTable
      materials={materials}
      search={search}
      figures={figures}
      heading={listTitle({ t, tFilters, names }, category, search)}
      alike={alike}
      {...selection}
      {...links}
    />
  )
}
