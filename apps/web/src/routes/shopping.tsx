import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { shoppingList } from '#queries/stock.ts'
import { headOf } from '#routes/-head.ts'
import { ShoppingScreen } from '#screens/shelf/shopping-screen.tsx'

export const Route = createFileRoute('/shopping')({
  staticData: { texts: ['stock', 'inventory', 'materials'] },
  // The page itself says what went wrong and offers to try again.
  loader: async (loading) => {
    const { id } = requireUser(loading)
    const query = { ...shoppingList(id), staleTime: 'static' } as const
    await loading.context.queryClient.query(query).catch(() => undefined)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('stock')
    return headOf(context, {
      title: t('shopping.title'),
      description: t('shopping.lead'),
      path: '/shopping',
      isUnlisted: true,
    })
  },
  component: ShoppingPage,
})

function ShoppingPage() {
  const { user } = useSession()
  return user && <ShoppingScreen user={user} />
}
