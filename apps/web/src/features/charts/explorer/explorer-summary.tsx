import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { LateDetails } from '#components/late-details.tsx'
import type { Colouring } from '#lib/explore-search.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { Coloured } from './colouring.ts'
import classes from './explorer.module.css'
import type { FigureColumn } from './figure-columns.ts'

const SummaryTables = lazyPart(() => import('./summary-tables.tsx'))

export interface ExplorerSummaryProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly xs: FigureColumn
  readonly ys: FigureColumn
  readonly shown: Uint8Array
  readonly coloured: Coloured
  readonly by: Colouring
}

/** What the chart shows, as tables: for whoever cannot see it, and for exact numbers. */
export function ExplorerSummary(props: ExplorerSummaryProps) {
  const { t } = useTranslation('explorer')
  return (
    <LateDetails className={classes.summary} summary={<summary>{t('summary.title')}</summary>}>
      <SummaryTables {...props} />
    </LateDetails>
  )
}
