import { readId } from '@glazy/contract/readers'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ownBatch } from '#queries/batches.ts'
import { Item } from '#routes/-item.tsx'
import { BatchScreen } from '#screens/batches/batch-screen.tsx'
import { NoBatch } from '#screens/batches/no-batch.tsx'

export const Route = createFileRoute('/batches/$id')({
  staticData: { texts: ['batches', 'batch', 'weighOff'] },
  loader: async (loading) => {
    const user = requireUser(loading)
    const id = readId(loading.params.id)
    if (id === undefined) throw notFound()
    await loading.context.queryClient
      .query({ ...ownBatch(user.id, id), staleTime: 'static' })
      .catch((error: unknown) => {
        throw isNotFoundError(error) ? notFound() : error
      })
  },
  head: ({ match, params }) => {
    const { site, visitor, texts, queryClient, session } = match.context
    const { user } = session.get()
    const batch = user && queryClient.getQueryData(ownBatch(user.id, Number(params.id)).queryKey)
    const title = batch ? batch.recipe.name : texts.of('batches')('title')
    const { language } = visitor
    return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
  },
  notFoundComponent: NoBatch,
  component: BatchPage,
})

function BatchPage() {
  const { user } = useSession()
  return user && <Item>{(id) => <BatchScreen key={id} user={user} id={id} />}</Item>
}
