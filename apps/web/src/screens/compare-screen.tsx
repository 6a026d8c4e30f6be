import { lazy } from 'react'
import { Comparison } from '#features/compare/comparison.tsx'
import { BlendStart } from '#features/workbench/blend/blend-start.tsx'
import type { CompareSearch } from '#lib/list-search.ts'

const ListChart = lazy(() => import('#features/charts/chart/list-chart.tsx'))

/** Items side by side, on a chart, and on their way into a blend. */
export function CompareScreen({ search }: { readonly search: CompareSearch }) {
  return (
    <Comparison
      search={search}
      chart={(items, onOpen) => (
        <ListChart materials={items} isMarked look="page" onOpen={onOpen} />
      )}
      blend={(items) => <BlendStart items={items} />}
    />
  )
}
