import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { nearestItems } from '#queries/neighbours.ts'
import { Chart, type ChartProps } from './chart.tsx'
import { useChartChoices } from './use-chart-choices.ts'
import { withNames } from './with-names.ts'

const KeptNote = lazyPart(() => import('#features/charts/plot/kept-note.tsx'))

export interface ItemChartProps extends Pick<ChartProps, 'look' | 'onOpen'> {
  readonly id: number
}

/** An item among the hundred that stand closest to it. Loaded when a chart is first shown. */
export default function ItemChart({ id, look, onOpen }: ItemChartProps) {
  const { t } = useTranslation('chart')
  const { t: tCommon } = useTranslation('common')
  const choices = useChartChoices()
  const query = useQuery(nearestItems(id, choices.x, choices.y))
  const keptAt = query.data?.keptAt
  return (
    <Chart
      subject={id}
      choices={choices}
      current={query.data ? [query.data.meta.material] : []}
      others={withNames(query.data?.data ?? [], (kind) => tCommon(`kind.${kind}`))}
      note={noteOf()}
      caption={
        keptAt !== undefined && (
          <Suspense>
            <KeptNote keptAt={keptAt} />
          </Suspense>
        )
      }
      look={look}
      onOpen={onOpen}
    />
  )

  function noteOf(): ReactNode {
    if (query.isPending) return t('loading')
    if (!query.isError) return undefined
    if (isNotFoundError(query.error)) return t('noAnalysis')
    return (
      <ErrorNotice error={query.error} title={t('error')} onRetry={() => void query.refetch()} />
    )
  }
}
