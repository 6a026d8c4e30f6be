import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { ClientOnly } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { chartedItem } from '#features/workbench/bench/charted-item.ts'
import { scrollToCard } from '#features/workbench/cards/card-places.ts'
import classes from '#features/workbench/bench/workbench.module.css'

const ListChart = lazyPart(() => import('#features/charts/chart/list-chart.tsx'))

/** With more items than this a ring around each of them would hide the others. */
const MARKED_MAX = 8

export interface WorkbenchChartProps {
  readonly items: readonly WorkbenchItem[]
  readonly analyses: ReadonlyMap<number, Analysis>
}

/** Everything on the workbench on a chart. A point leads to its card. */
export function WorkbenchChart({ items, analyses }: WorkbenchChartProps) {
  const { t } = useTranslation('workbench')
  const charted = items.flatMap((item) => {
    const analysis = analyses.get(item.id)
    return analysis ? [chartedItem(item, analysis)] : []
  })
  return (
    <section className={classes.chart} aria-label={t('chart.label')}>
      <ClientOnly>
        <Suspense>
          <ListChart
            materials={charted}
            isMarked={charted.length <= MARKED_MAX}
            look="page"
            onOpen={({ id }) => scrollToCard(id)}
          />
        </Suspense>
      </ClientOnly>
    </section>
  )
}
