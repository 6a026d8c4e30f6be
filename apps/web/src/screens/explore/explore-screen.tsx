import { ClientOnly, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late } from '#components/late.tsx'
import page from '#components/page.module.css'
import { SelectField } from '#components/select-field.tsx'
import { ExploredPoints } from '#features/charts/explorer/explored-points.tsx'
import { PointsRoom } from '#features/charts/explorer/points-room.tsx'
import '#features/library/filters/chip-row.module.css'
import { FilterBar } from '#features/library/filters/filter-bar.tsx'
import { filterChips } from '#features/library/filters/filter-chips.ts'
import { listTitle } from '#features/library/list/list-title.ts'
import { type ExploreSearch, withCategory } from '#lib/explore-search.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { LIST_CATEGORIES } from '#lib/list-search.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explore-screen.module.css'

/** Most who come have filtered nothing. */
const ChipRow = late(
  import.meta.env.SSR
    ? (await import('#features/library/filters/chip-row.tsx')).ChipRow
    : undefined,
  async () => (await import('#features/library/filters/chip-row.tsx')).ChipRow,
)
const ExploredWork = lazyPart(() => import('./explored-work.tsx'))

export interface ExploreScreenProps {
  readonly search: ExploreSearch
}

/** The whole library on one chart. The address holds the whole view, so that it can be passed on. */
export function ExploreScreen({ search }: ExploreScreenProps) {
  const { t } = useTranslation('explorer')
  const { t: tList } = useTranslation('list')
  const { t: tFilters } = useTranslation('filters')
  const names = useNames()
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
              if (chosen) change(withCategory(search, chosen))
            }}
            options={LIST_CATEGORIES.map((value) => ({
              value,
              label: listTitle({ t: tList, tFilters, names }, value, {}),
            }))}
          />
          <FilterBar category={category} search={search} total={undefined} omitted={ELSEWHERE} />
        </div>
        {filterChips({ t: tFilters, names }, search).length > 0 && <ChipRow search={search} />}
        <ClientOnly fallback={<PointsRoom />}>
          <Suspense fallback={<PointsRoom />}>
            <ExploredPoints
              search={search}
              onChange={change}
              work={(ids) => <ExploredWork ids={ids} />}
            />
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
