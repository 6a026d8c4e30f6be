import type { MaterialDetail } from '@glazy/contract/materials'
import { ClientOnly } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { RecipeAnalysis } from '#features/editor/recipe/recipe-chemistry.tsx'
import { chartedItem } from '#features/workbench/bench/charted-item.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './changed-chart.module.css'

const ListChart = lazyPart(() => import('#features/charts/chart/list-chart.tsx'))

/** No item has this id: it is that of what is being written. */
const WRITTEN_ID = 0

export interface ChangedChartProps {
  /** The recipe as it was. */
  readonly recipe: MaterialDetail
  /** What has become of it until now. */
  readonly analysis: RecipeAnalysis
}

/** What is written on a chart, and where the recipe was that it began as. */
export function ChangedChart({ recipe, analysis }: ChangedChartProps) {
  const { t } = useTranslation('editor')
  const written = { id: WRITTEN_ID, name: t('chart.now'), kind: 'recipe' } as const
  return (
    <section className={classes.chart} aria-label={t('chart.label')}>
      <div className={classes.place}>
        <ClientOnly>
          <Suspense>
            <ListChart
              materials={[chartedItem(written, analysis)]}
              around={recipe.analysis ? [recipe] : []}
              isMarked
              look="panel"
              onOpen={() => undefined}
            />
          </Suspense>
        </ClientOnly>
      </div>
      <p>{t('chart.hint', { name: recipe.name })}</p>
    </section>
  )
}
