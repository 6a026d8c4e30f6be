import { createFileRoute } from '@tanstack/react-router'
import { Item } from '#routes/-item.tsx'
import { loadVersionsPage } from '#routes/-load-versions.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { versionsRoute } from '#routes/-versions-page.ts'
import { VersionsScreen } from '#screens/versions/versions-screen.tsx'

export const Route = createFileRoute('/recipes/$id/versions')({
  ...versionsRoute('recipe'),
  loader: (loading) => loadVersionsPage('recipe', loading),
  notFoundComponent: () => <NoItem kind="recipe" />,
  component: () => <Item>{(id) => <VersionsScreen id={id} />}</Item>,
})
