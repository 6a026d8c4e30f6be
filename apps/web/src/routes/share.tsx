import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { headOf } from '#routes/-head.ts'
import { ShareScreen } from '#screens/share/share-screen.tsx'

export const Route = createFileRoute('/share')({
  staticData: { texts: ['imports', 'logs', 'metadata', 'account'] },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('imports')
    return headOf(context, {
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
