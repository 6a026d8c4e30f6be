import { createFileRoute } from '@tanstack/react-router'
import { Item } from '#routes/-item.tsx'
import { loadVersionsPage } from '#routes/-load-versions.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { versionsRoute } from '#routes/-versions-page.ts'
import { VersionsScreen } from '#screens/versions/versions-screen.tsx'

export const Route = createFileRoute('/analyses/$id/versions')({
  ...versionsRoute('analysis'),
  loader: (loading) => loadVersionsPage('analysis', loading),
  notFoundComponent: () => <NoItem kind="analysis" />,
  component: () => <Item>{(id) => <VersionsScreen id={id} />}</Item>,
})
