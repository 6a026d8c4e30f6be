import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import type { ReadingRowProps } from './reading-row.tsx'

const ReadingRow = lazyPart(() => import('./reading-row.tsx'))

/** What is understood of a search, as it is typed: the reader is brought with the first letters. */
export function TypedReading(props: ReadingRowProps) {
  if (props.text.trim() === '') return null
  return (
    <Suspense>
      <ReadingRow {...props} />
    </Suspense>
  )
}
