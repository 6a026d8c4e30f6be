import { rangesOf } from '@glazy/contract/ranges'
import { useQuery } from '@tanstack/react-query'
import { ClientOnly, Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { SelectField } from '#components/select-field.tsx'
import { ChipRow } from '#features/library/filters/chip-row.tsx'
import { FilterBar } from '#features/library/filters/filter-bar.tsx'
import { listTitle } from '#features/library/list/list-title.ts'
import type { ExploreSearch } from '#lib/explore-search.ts'
import { FIGURE_SCALES } from '#lib/figure-scales.ts'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { LIST_CATEGORIES, listParameters, withoutParameters, withSearch } from '#lib/list-search.ts'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { chartExpansions, chartMatches, chartPoints } from '#queries/points.ts'
import { useOpenItem } from '#lib/use-open-item.ts'
import classes from './explore-screen.module.css'

const Explorer = lazy(async () => {
  const { Explorer: component } = await import('#features/charts/explorer/explorer.tsx')
  return { default: component }
})

export interface ExploreScreenProps {
  readonly search: ExploreSearch
}

/** The whole library on one chart. The address holds the whole view, so that it can be passed on. */
export function ExploreScreen({ search }: ExploreScreenProps) {
  const { t } = useTranslation('explorer')
  const { t: tList } = useTranslation('list')
  const category = search.category ?? 'recipes'
  const navigate = useNavigate()
  const change = (next: ExploreSearch) =>
    void navigate({ to: '/explore', search: next, replace: true, resetScroll: false })
  return (
    <div className={classes.frame}>
      <div className={`${page.page} ${classes.screen}`}>
        <header className={classes.head}>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </header>
        <div className={classes.filters}>
          <SelectField
            label={t('category')}
            isLabelHidden
            value={category}
            onChange={(text) => {
              const chosen = LIST_CATEGORIES.find((known) => known === text)
              if (chosen) {
                change({
                  ...search,
                  ...withSearch(search, {
                    category: chosen,
                    type: undefined,
                    base_type: undefined,
                  }),
                })
              }
            }}
            options={LIST_CATEGORIES.map((value) => ({
              value,
              label: listTitle(tList, value, {}),
            }))}
          />
          <FilterBar category={category} search={search} total={undefined} omitted={ELSEWHERE} />
        </div>
        <ChipRow search={search} />
        <ClientOnly fallback={<div className={classes.room} />}>
          <Suspense fallback={<div className={classes.room} />}>
            <ExploredPoints search={search} onChange={change} />
          </Suspense>
        </ClientOnly>
        <noscript>
          <p>{t('noscript')}</p>
        </noscript>
      </div>
    </div>
  )
}

/** Ranges have histograms here; nearest colours first has no meaning on a chart. */
const ELSEWHERE = ['chemistry', 'color'] as const

interface ExploredPointsProps extends ExploreScreenProps {
  readonly onChange: (search: ExploreSearch) => void
}

function ExploredPoints({ search, onChange }: ExploredPointsProps) {
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
  if (!points.data || !matches.data) {
    return (
      <p className={classes.room} role="status">
        {t('loading')}
      </p>
    )
  }
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
      listLink={
        <Link
          to={LIST_PATHS[category]}
          search={withoutParameters(listParameters(search), NOT_OF_LISTS)}
        >
          {t('asList')}
        </Link>
      }
    />
  )
}

/** The path says the category. */
const NOT_OF_LISTS = ['m', 'p', 'category'] as const
