import { createFileRoute } from '@tanstack/react-router'
import { METADATA_FORM_TEXTS, ownItemRoute } from '#routes/-editor-page.ts'
import { loadOwnItem } from '#routes/-load-own-item.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { MetadataScreen } from '#screens/editor/metadata-screen.tsx'

export const Route = createFileRoute('/materials/$id/details')({
  ...ownItemRoute('primitive', METADATA_FORM_TEXTS),
  loader: (loading) => loadOwnItem('primitive', loading),
  notFoundComponent: () => <NoItem kind="primitive" />,
  component: () => <OwnItem>{(user, id) => <MetadataScreen user={user} id={id} />}</OwnItem>,
})
