import { createFileRoute } from '@tanstack/react-router'
import { loadPaperPage, paperHead, parsePaperSearch } from '#routes/-paper-page.ts'
import { PrintScreen } from '#screens/print/print-screen.tsx'

export const Route = createFileRoute('/print')({
  staticData: { texts: ['print', 'chemistry', 'list', 'materials'] },
  validateSearch: parsePaperSearch,
  loaderDeps: ({ search: { id = [] } }) => ({ id }),
  loader: loadPaperPage,
  head: ({ match }) => paperHead('print', match.context),
  component: PrintPage,
})

function PrintPage() {
  const { id = [] } = Route.useSearch()
  return <PrintScreen ids={id} />
}
