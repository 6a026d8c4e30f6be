import { lazy, Suspense } from 'react'
import type { FilterPanelProps } from './filter-panel.tsx'

const FilterPanel = lazy(() => import('./filter-panel.tsx'))

/** The choices of one filter, loaded with the first filter that is opened. */
export function FilterChoices(props: FilterPanelProps) {
  return (
    <Suspense>
      <FilterPanel {...props} />
    </Suspense>
  )
}
