import { PAGE_MAX, QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { readInteger, readText } from '@glazy/contract/readers'
import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { inventoryFor } from '#queries/inventory.ts'
import { loadPerson } from '#routes/-load-person.ts'
import { personHead, usePerson } from '#routes/-person-page.ts'
import { InventoryScreen } from '#screens/shelf/inventory-screen.tsx'

interface Search {
  readonly q?: string
  readonly p?: number
}

const readQuery = readText(QUERY_MAX_LENGTH)
const readPage = readInteger(1, PAGE_MAX)

export const Route = createFileRoute('/$user/inventory')({
  staticData: { texts: ['inventory', 'materials'] },
  validateSearch: ({ q, p, page }: Record<string, unknown>): Search => {
    const [query, number] = [readQuery(q), readPage(p ?? page)]
    return { ...(query && { q: query }), ...(number !== undefined && { p: number }) }
  },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  loader: async (loading) => {
    const { id } = await loadPerson(loading)
    const { user } = loading.context.session.get()
    if (!user) return
    // The page itself says what went wrong and offers to try again.
    await loading.context.queryClient
      .query({ ...inventoryFor(id, user.id), staleTime: 'static' })
      .catch(() => undefined)
  },
  head: (titling) => personHead('inventory', titling, true),
  component: InventoryPage,
})

/** While a session is being ended there is nobody left to show it to. */
function InventoryPage() {
  const { user } = useSession()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const owner = usePerson()
  if (!user) return null
  return (
    <InventoryScreen
      viewer={user}
      owner={owner}
      search={search}
      onSearch={({ q, p }) =>
        void navigate({
          search: { ...(q && { q }), ...(p !== undefined && p > 1 && { p }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
