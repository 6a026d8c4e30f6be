import type { MaterialSummary } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import { MaterialGrid } from '#features/library/card/material-grid.tsx'
import { RecipeGrid } from '#features/library/card/recipe-grid.tsx'
import { useListSelection } from '#features/library/selection/use-list-selection.ts'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import type { ListView } from '#lib/list-view.ts'
import { materialLink } from '#lib/material-link.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { listQuery, materialList } from '#queries/materials.ts'
import classes from './alike-group.module.css'

export interface AlikeGroupProps {
  /** The one that stands for the others. */
  readonly material: MaterialSummary
  readonly category: ListCategory
  readonly search: ListSearch
  readonly view: ListView
  readonly onBookmark: (id: number) => void
}

/** The others of a list that have the composition of one, below it. Loaded when it opens. */
export default function AlikeGroup(props: AlikeGroupProps) {
  const { material, category, search, view, onBookmark } = props
  const { t } = useTranslation('list')
  const navigateHere = useNavigateHere()
  const { id, name, alike = 0 } = material
  const others = withSearch(search, { alike_to: id, alike: undefined })
  const look = view === 'visual' ? view : 'grid'
  const Grid = look === 'visual' ? RecipeGrid : MaterialGrid
  const list = useQuery(materialList(listQuery(category, others, look)))
  const materials = (list.data?.data ?? []).filter((item) => item.id !== id)
  const selection = useListSelection(materials)
  return (
    <section
      className={classes.group}
      aria-label={t('alike.of', { count: alike, name })}
      aria-busy={list.isPending}
    >
      <p className={classes.head}>
        {t('alike.of', { count: alike, name })}
        <Link to="." search={others} preload={false}>
          {t('alike.asList')}
        </Link>
      </p>
      {list.isError ? (
        <ErrorNotice
          error={list.error}
          title={t('error.title')}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Grid
          materials={materials}
          {...selection}
          onBookmark={onBookmark}
          onOpen={(opened) => {
            const item = materials.find((each) => each.id === opened)
            if (item) void navigateHere(materialLink(item, search))
          }}
        />
      )}
    </section>
  )
}
