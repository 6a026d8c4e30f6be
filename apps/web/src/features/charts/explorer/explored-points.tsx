import { rangesOf } from '@glazy/contract/ranges'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import type { ExploreSearch } from '#lib/explore-search.ts'
import { FIGURE_SCALES } from '#lib/figure-scales.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { listParameters, withoutParameters } from '#lib/list-search.ts'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useOpenItem } from '#lib/use-open-item.ts'
import { chartExpansions, chartMatches, chartPoints } from '#queries/points.ts'
import { PointsRoom } from './points-room.tsx'

const Explorer = lazyPart(async () => {
  const { Explorer: component } = await import('./explorer.tsx')
  return { default: component }
})

const KeptNote = lazyPart(() => import('#features/charts/plot/kept-note.tsx'))

export interface ExploredPointsProps {
  readonly search: ExploreSearch
  readonly onChange: (search: ExploreSearch) => void
  /** What can be done with items, a hundred at most. */
  readonly work: (ids: readonly number[]) => ReactNode
}

/** Loads the points of a search, and the explorer beside them. */
export function ExploredPoints({ search, onChange, work }: ExploredPointsProps) {
  const { t } = useTranslation('explorer')
  const openItem = useOpenItem()
  const { x = 'SiO2', y = 'Al2O3', category = 'recipes' } = search
  const points = useQuery(chartPoints([x, y]))
  const usual = FIGURE_SCALES.map(({ axis }) => axis)
  const others = rangesOf(search).map(({ axis }) => axis)
  const figureAxes = [...new Set([...usual, ...others])]
  const figures = useQuery({ ...chartPoints(figureAxes), enabled: points.isSuccess })
  const matches = useQuery(chartMatches(category, search))
  const isSupporter = useSupporter()
  const isByExpansion = search.by === 'expansion'
  const expansions = useQuery({ ...chartExpansions(), enabled: isByExpansion && isSupporter })
  const failed = [points, figures, matches, expansions].find(
    (query) => query.isError && !query.data,
  )
  if (failed?.error) {
    return (
      <ErrorNotice error={failed.error} title={t('error')} onRetry={() => void failed.refetch()} />
    )
  }
  if (!points.data || !matches.data) return <PointsRoom />
  const { keptAt } = points.data
  return (
    <Explorer
      search={isByExpansion && !isSupporter ? { ...search, by: undefined } : search}
      file={points.data}
      figuresFile={figures.data}
      matches={matches.data}
      expansions={isByExpansion ? expansions.data : undefined}
      isUpdating={matches.isPlaceholderData || points.isPlaceholderData || expansions.isLoading}
      onChange={onChange}
      onOpen={openItem}
      work={work}
      listLink={
        <>
          <Link
            to={LIST_PATHS[category]}
            search={withoutParameters(listParameters(search), NOT_OF_LISTS)}
          >
            {t('asList')}
          </Link>
          {keptAt !== undefined && (
            <Suspense>
              <KeptNote keptAt={keptAt} />
            </Suspense>
          )}
        </>
      }
    />
  )
}

/** The path says the category. */
const NOT_OF_LISTS = ['m', 'p', 'category'] as const
