import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/error-notice.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { nearestItems } from '#queries/neighbours.ts'
import { Chart, type ChartProps } from './chart.tsx'
import classes from './chart.module.css'
import { useChartChoices } from './use-chart-choices.ts'

export interface ItemChartProps extends Pick<ChartProps, 'look' | 'onOpen'> {
  readonly id: number
}

/** An item among the hundred that stand closest to it. Loaded when a chart is first shown. */
export default function ItemChart({ id, look, onOpen }: ItemChartProps) {
  const { t } = useTranslation('chart')
  const choices = useChartChoices()
  const { x, y } = choices
  const query = useQuery(nearestItems(id, x, y))
  if (query.isPending) {
    return (
      <p className={classes.waiting} role="status">
        {t('loading')}
      </p>
    )
  }
  if (query.isError) {
    const isUnknown = isApiError(query.error) && query.error.status === 404
    if (isUnknown) return <p className={classes.waiting}>{t('noAnalysis')}</p>
    return (
      <ErrorNotice error={query.error} title={t('error')} onRetry={() => void query.refetch()} />
    )
  }
  const { data, meta } = query.data
  return (
    <Chart
      key={`${id} ${x} ${y}`}
      choices={choices}
      current={[meta.material]}
      others={data}
      look={look}
      onOpen={onOpen}
    />
  )
}
