import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ANALYSIS_FORM_TEXTS, newAnalysisHead } from '#routes/-editor-page.ts'
import { NewAnalysisScreen } from '#screens/editor/new-analysis-screen.tsx'

export const Route = createFileRoute('/analyses/new')({
  staticData: { texts: ANALYSIS_FORM_TEXTS },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match }) => newAnalysisHead('analysis', '/analyses/new', match.context),
  component: NewPage,
})

function NewPage() {
  const { user } = useSession()
  return user && <NewAnalysisScreen user={user} kind="analysis" />
}
