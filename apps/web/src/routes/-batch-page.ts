import { readId } from '@glazy/contract/readers'
import { notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { ownBatch } from '#queries/batches.ts'
import type { RouterContext } from '#router/context.ts'
import { titleHead } from '#routes/-head.ts'

type Loading = Parameters<typeof requireUser>[0] & {
  readonly context: RouterContext
  readonly params: { readonly id: string }
}

/** Loads the batch of a page, which only its owner sees. */
export async function loadBatchPage(loading: Loading) {
  const user = requireUser(loading)
  const id = readId(loading.params.id)
  if (id === undefined) throw notFound()
  await loading.context.queryClient
    .query({ ...ownBatch(user.id, id), staleTime: 'static' })
    .catch((error: unknown) => {
      throw isNotFoundError(error) ? notFound() : error
    })
}

/** Title of a page of a batch. */
export function batchHead(context: RouterContext, id: string) {
  const { texts, queryClient, session } = context
  const { user } = session.get()
  const batch = user && queryClient.getQueryData(ownBatch(user.id, Number(id)).queryKey)
  const title = batch ? batch.recipe.name : texts.of('batches')('gone.title')
  return titleHead(context, title)
}
