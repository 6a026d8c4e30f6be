import { createFileRoute } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { MaterialDetailScreen } from '#screens/item/material-detail-screen.tsx'
import { DETAIL_TEXTS, loadMaterialPage, materialHead } from '#routes/-material-page.ts'

export const Route = createFileRoute('/recipes/$id/{-$slug}')({
  staticData: { texts: DETAIL_TEXTS },
  loader: (loading) => loadMaterialPage('recipe', loading),
  head: ({ match, params }) => materialHead('recipe', params, match.context),
  notFoundComponent: NotFound,
  component: DetailPage,
})

function DetailPage() {
  const { id } = Route.useParams()
  return <MaterialDetailScreen id={Number(id)} kind="recipe" />
}

function NotFound() {
  const { id } = Route.useParams()
  return <ItemNotFound kind="recipe" id={id} />
}
