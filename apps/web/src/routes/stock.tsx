import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ownStock } from '#queries/stock.ts'
import { StockScreen } from '#screens/shelf/stock-screen.tsx'

export const Route = createFileRoute('/stock')({
  staticData: { texts: ['stock', 'inventory', 'materials'] },
  // The page itself says what went wrong and offers to try again.
  loader: async (loading) => {
    const { id } = requireUser(loading)
    const query = { ...ownStock(id), staleTime: 'static' } as const
    await loading.context.queryClient.query(query).catch(() => undefined)
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    const t = texts.of('stock')
    return pageHead({
      site,
      language: visitor.language,
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
