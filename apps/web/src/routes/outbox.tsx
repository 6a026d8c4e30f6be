import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { headOf } from '#routes/-head.ts'
import { OutboxScreen } from '#screens/outbox/outbox-screen.tsx'

export const Route = createFileRoute('/outbox')({
  staticData: {
    texts: [
      'outbox',
      'editor',
      'chemistry',
      'kilns',
      'logs',
      'discussion',
      'richText',
      'analysisEditor',
      'batches',
      'stock',
      'inventory',
    ],
  },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('outbox')
    return headOf(context, {
      title: t('title'),
      description: t('lead'),
      path: '/outbox',
      isUnlisted: true,
    })
  },
  component: OutboxPage,
})

function OutboxPage() {
  const { user } = useSession()
  return user && <OutboxScreen user={user} />
}
