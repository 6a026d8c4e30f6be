import { createFileRoute } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { MaterialDetailScreen } from '#screens/item/material-detail-screen.tsx'
import { DETAIL_TEXTS, loadMaterialPage, materialHead } from '#routes/-material-page.ts'

export const Route = createFileRoute('/analyses/$id/{-$slug}')({
  staticData: { texts: DETAIL_TEXTS },
  loader: (loading) => loadMaterialPage('analysis', loading),
  head: ({ match, params }) => materialHead('analysis', params, match.context),
  notFoundComponent: NotFound,
  component: DetailPage,
})

function DetailPage() {
  const { id } = Route.useParams()
  return <MaterialDetailScreen id={Number(id)} kind="analysis" />
}

function NotFound() {
  const { id } = Route.useParams()
  return <ItemNotFound kind="analysis" id={id} />
}
