import { lazy, Suspense } from 'react'
import type { ReadingRowProps } from './reading-row.tsx'

const ReadingRow = lazy(() => import('./reading-row.tsx'))

/** What is understood of a search, as it is typed: the reader is brought with the first letters. */
export function TypedReading(props: ReadingRowProps) {
  if (props.text.trim() === '') return null
  return (
    <Suspense>
      <ReadingRow {...props} />
    </Suspense>
  )
}
