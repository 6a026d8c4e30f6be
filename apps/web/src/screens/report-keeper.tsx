import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { dismissReportRequest, useReportRequest } from '#lib/reports/report-request.ts'

const ReportDialog = lazyPart(() => import('#features/moderation/report/report-dialog.tsx'))

/** Shows the report over the page when somebody wants to make one, wherever on the page that was. */
export function ReportKeeper() {
  const content = useReportRequest()
  if (content === undefined) return null
  return (
    <Suspense>
      <ReportDialog content={content} onClose={dismissReportRequest} />
    </Suspense>
  )
}
