import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { ChartScatter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialsToCompare } from '#queries/materials.ts'
import classes from './material-view.module.css'
import { useOpenItem } from '#lib/use-open-item.ts'

const ListChart = lazyPart(() => import('#features/charts/chart/list-chart.tsx'))

export interface NeighbourChartProps {
  readonly material: MaterialDetail
  readonly materials: readonly MaterialSummary[]
}

/** Similar items on a chart around the item they are similar to, for whoever asks for it. */
export default function NeighbourChart(props: NeighbourChartProps) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.onChart}>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChartScatter size={16} aria-hidden />
        {t('similar.onChart')}
      </Button>
      {isOpen && (
        <Suspense>
          <Charted {...props} />
        </Suspense>
      )}
    </div>
  )
}

function Charted({ material, materials }: NeighbourChartProps) {
  const openItem = useOpenItem()
  const { data } = useQuery(materialsToCompare(materials.map(({ id }) => id)))
  return (
    <ListChart
      materials={[material]}
      around={data?.data ?? []}
      isMarked
      look="page"
      onOpen={openItem}
    />
  )
}
