import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ShareScreen } from '#screens/share/share-screen.tsx'

export const Route = createFileRoute('/share')({
  staticData: { texts: ['imports', 'logs', 'metadata', 'account'] },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    const t = texts.of('imports')
    return pageHead({
      site,
      language: visitor.language,
      title: t('shared.title'),
      description: t('shared.meta'),
      path: '/share',
      isUnlisted: true,
    })
  },
  component: SharePage,
})

function SharePage() {
  const { user } = useSession()
  return user && <ShareScreen user={user} />
}
