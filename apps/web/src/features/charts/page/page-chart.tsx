import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import type { ChartSubject } from './chart-subject.ts'

const SubjectChart = lazyPart(() => import('./subject-chart.tsx'))

/** The chart of the page that is shown, for the sidebar. */
export function PageChart({ subject }: { readonly subject: ChartSubject }) {
  return (
    <Suspense>
      <SubjectChart subject={subject} />
    </Suspense>
  )
}
