import { createFileRoute } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { parseComparedVersions } from '#features/item/versions/compared-versions.ts'
import { loadVersionsPage, VERSIONS_TEXTS, versionsHead } from '#routes/-versions-page.ts'
import { VersionsScreen } from '#screens/versions/versions-screen.tsx'

export const Route = createFileRoute('/analyses/$id/versions')({
  staticData: { texts: VERSIONS_TEXTS },
  validateSearch: parseComparedVersions,
  loaderDeps: ({ search: { before, after } }) => ({
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }),
  loader: (loading) => loadVersionsPage('analysis', loading),
  head: ({ match, params }) => versionsHead(params.id, match.context),
  notFoundComponent: NotFound,
  component: VersionsPage,
})

function VersionsPage() {
  const { id } = Route.useParams()
  const wanted = Route.useSearch()
  return <VersionsScreen key={id} id={Number(id)} wanted={wanted} />
}

function NotFound() {
  const { id } = Route.useParams()
  return <ItemNotFound kind="analysis" id={id} />
}
