import { createFileRoute } from '@tanstack/react-router'
import { ANALYSIS_FORM_TEXTS, ownItemRoute } from '#routes/-editor-page.ts'
import { loadOwnItem } from '#routes/-load-own-item.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { EditAnalysisScreen } from '#screens/editor/edit-analysis-screen.tsx'

export const Route = createFileRoute('/materials/$id/edit')({
  ...ownItemRoute('primitive', [...ANALYSIS_FORM_TEXTS, 'detail']),
  loader: (loading) => loadOwnItem('primitive', loading),
  notFoundComponent: () => <NoItem kind="primitive" />,
  component: () => (
    <OwnItem>{(user, id) => <EditAnalysisScreen user={user} kind="primitive" id={id} />}</OwnItem>
  ),
})
