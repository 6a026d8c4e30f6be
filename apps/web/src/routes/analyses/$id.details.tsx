import { createFileRoute } from '@tanstack/react-router'
import { METADATA_FORM_TEXTS, ownItemRoute } from '#routes/-editor-page.ts'
import { loadOwnItem } from '#routes/-load-own-item.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { MetadataScreen } from '#screens/editor/metadata-screen.tsx'

export const Route = createFileRoute('/analyses/$id/details')({
  ...ownItemRoute('analysis', METADATA_FORM_TEXTS),
  loader: (loading) => loadOwnItem('analysis', loading),
  notFoundComponent: () => <NoItem kind="analysis" />,
  component: () => <OwnItem>{(user, id) => <MetadataScreen user={user} id={id} />}</OwnItem>,
})
