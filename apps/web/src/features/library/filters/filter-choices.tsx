import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import type { FilterPanelProps } from './filter-panel.tsx'

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'))

/** The choices of one filter, loaded with the first filter that is opened. */
export function FilterChoices(props: FilterPanelProps) {
  return (
    <Suspense>
      <FilterPanel {...props} />
    </Suspense>
  )
}
