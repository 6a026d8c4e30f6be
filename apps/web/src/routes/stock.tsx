import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ownStock } from '#queries/stock.ts'
import { headOf } from '#routes/-head.ts'
import { StockScreen } from '#screens/shelf/stock-screen.tsx'

export const Route = createFileRoute('/stock')({
  staticData: { texts: ['stock', 'inventory', 'materials'] },
  // The page itself says what went wrong and offers to try again.
  loader: async (loading) => {
    const { id } = requireUser(loading)
    const query = { ...ownStock(id), staleTime: 'static' } as const
    await loading.context.queryClient.query(query).catch(() => undefined)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('stock')
    return headOf(context, {
      title: t('title'),
      description: t('lead'),
      path: '/stock',
      isUnlisted: true,
    })
  },
  component: StockPage,
})

function StockPage() {
  const { user } = useSession()
  return user && <StockScreen user={user} />
}
