import { createFileRoute } from '@tanstack/react-router'
import { ANALYSIS_FORM_TEXTS, ownItemRoute } from '#routes/-editor-page.ts'
import { loadOwnItem } from '#routes/-load-own-item.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { EditAnalysisScreen } from '#screens/editor/edit-analysis-screen.tsx'

export const Route = createFileRoute('/analyses/$id/edit')({
  ...ownItemRoute('analysis', [...ANALYSIS_FORM_TEXTS, 'detail']),
  loader: (loading) => loadOwnItem('analysis', loading),
  notFoundComponent: () => <NoItem kind="analysis" />,
  component: () => (
    <OwnItem>{(user, id) => <EditAnalysisScreen user={user} kind="analysis" id={id} />}</OwnItem>
  ),
})
