import { readId } from '@glazy/contract/readers'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { itemOrNotFound } from '#routes/-item-or-not-found.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { ChangeRecipeScreen } from '#screens/editor/change-recipe-screen.tsx'
import { NewRecipeScreen } from '#screens/editor/new-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/new')({
  staticData: { texts: ['editor', 'chemistry', 'chart', 'detail'] },
  validateSearch: parseNewSearch,
  loaderDeps: ({ search: { from } }) => ({ from }),
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  loader: async ({ context, deps: { from } }) => {
    if (from === undefined) return
    const { kind } = await itemOrNotFound(context, String(from))
    if (kind !== 'recipe') throw notFound()
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('editor')('new.title'),
      description: texts.of('editor')('new.meta'),
      path: '/recipes/new',
      isUnlisted: true,
    })
  },
  notFoundComponent: () => <NoItem kind="recipe" />,
  component: NewRecipePage,
})

/** A recipe that is changed into a new one. */
function parseNewSearch({ from }: Record<string, unknown>): { from?: number } {
  const id = readId(String(from))
  return id === undefined ? {} : { from: id }
}

function NewRecipePage() {
  const { user } = useSession()
  const { from } = Route.useSearch()
  if (!user) return null
  if (from === undefined) return <NewRecipeScreen user={user} />
  return <ChangeRecipeScreen key={from} user={user} from={from} />
}
