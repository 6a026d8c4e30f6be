import { useQuery } from '@tanstack/react-query'
import ItemChart from '#features/charts/chart/item-chart.tsx'
import ListChart from '#features/charts/chart/list-chart.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import { useOpenItem } from '#lib/use-open-item.ts'
import {
  materialList,
  type MaterialListQuery,
  materialsToCompare,
  listQuery,
} from '#queries/materials.ts'
import type { ChartSubject } from './chart-subject.ts'
import { LeftOutOfList } from './left-out-of-list.tsx'

/** The chart of what a page is about. Loaded when it is first shown. */
export default function SubjectChart({ subject }: { readonly subject: ChartSubject }) {
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
  const names = useNames()
  const { data, isError } = useQuery(query)
  if (!data && !isError) return null
  // Without a list there are still the axes, and Stull's regions.
  const materials = data?.data ?? []
  // What is compared says it above its table.
  const leftOut = isMarked ? [] : materials.flatMap((material) => material.leftOut ?? [])
  return (
    <ListChart
      materials={materials}
      isMarked={isMarked}
      look="panel"
      remark={
        leftOut.length > 0 && <LeftOutOfList names={leftOut.map((name) => names.shown({ name }))} />
      }
      onOpen={openItem}
    />
  )
}
