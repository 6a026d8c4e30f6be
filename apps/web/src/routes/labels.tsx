import { createFileRoute } from '@tanstack/react-router'
import { loadPaperPage, paperHead, parsePaperSearch } from '#routes/-paper-page.ts'
import { LabelsScreen } from '#screens/labels/labels-screen.tsx'

export const Route = createFileRoute('/labels')({
  staticData: { texts: ['labels', 'materials'] },
  validateSearch: parsePaperSearch,
  loaderDeps: ({ search: { id = [] } }) => ({ id }),
  loader: loadPaperPage,
  head: ({ match }) => paperHead('labels', match.context),
  component: LabelsPage,
})

function LabelsPage() {
  const { id = [] } = Route.useSearch()
  return <LabelsScreen ids={id} />
}
