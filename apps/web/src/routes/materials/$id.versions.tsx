import { createFileRoute } from '@tanstack/react-router'
import { Item } from '#routes/-item.tsx'
import { loadVersionsPage } from '#routes/-load-versions.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { versionsRoute } from '#routes/-versions-page.ts'
import { VersionsScreen } from '#screens/versions/versions-screen.tsx'

export const Route = createFileRoute('/materials/$id/versions')({
  ...versionsRoute('primitive'),
  loader: (loading) => loadVersionsPage('primitive', loading),
  notFoundComponent: () => <NoItem kind="primitive" />,
  component: () => <Item>{(id) => <VersionsScreen id={id} />}</Item>,
})
