import { createFileRoute } from '@tanstack/react-router'
import { METADATA_FORM_TEXTS, ownItemRoute } from '#routes/-editor-page.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { MetadataScreen } from '#screens/editor/metadata-screen.tsx'

export const Route = createFileRoute('/analyses/$id/details')({
  ...ownItemRoute('analysis', METADATA_FORM_TEXTS),
  notFoundComponent: () => <NoItem kind="analysis" />,
  component: () => <OwnItem>{(user, id) => <MetadataScreen user={user} id={id} />}</OwnItem>,
})
