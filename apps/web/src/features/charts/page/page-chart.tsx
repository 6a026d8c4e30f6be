import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useOpenItem } from '#lib/use-open-item.ts'
import {
  materialList,
  type MaterialListQuery,
  materialsToCompare,
  listQuery,
} from '#queries/materials.ts'
import type { ChartSubject } from './chart-subject.ts'

const ItemChart = lazy(() => import('#features/charts/chart/item-chart.tsx'))
const ListChart = lazy(() => import('#features/charts/chart/list-chart.tsx'))

/** The chart of the page that is shown, for the sidebar. */
export function PageChart({ subject }: { readonly subject: ChartSubject }) {
  return (
    <Suspense>
      <Subject subject={subject} />
    </Suspense>
  )
}

function Subject({ subject }: { readonly subject: ChartSubject }) {
  const openItem = useOpenItem()
  switch (subject.kind) {
    case 'item':
      return <ItemChart id={subject.id} look="panel" onOpen={openItem} />
    case 'items':
      return <ItemsChart query={materialsToCompare(subject.ids)} isMarked />
    case 'list': {
      // The same page of the list that is shown, with the analyses that a table would show.
      const query: MaterialListQuery = listQuery(subject.category, subject.search, 'list')
      return <ItemsChart query={materialList(query)} />
    }
  }
}

interface ItemsChartProps {
  readonly query: ReturnType<typeof materialList>
  readonly isMarked?: boolean
}

function ItemsChart({ query, isMarked = false }: ItemsChartProps) {
  const openItem = useOpenItem()
  const { data } = useQuery(query)
  if (!data) return null
  return <ListChart materials={data.data} isMarked={isMarked} look="panel" onOpen={openItem} />
}
