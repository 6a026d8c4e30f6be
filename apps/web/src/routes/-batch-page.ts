import { readId } from '@glazy/contract/readers'
import { notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { ownBatch } from '#queries/batches.ts'
import type { RouterContext } from '#router/context.ts'

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
export function batchHead(
  { site, visitor, texts, queryClient, session }: RouterContext,
  id: string,
) {
  const { user } = session.get()
  const batch = user && queryClient.getQueryData(ownBatch(user.id, Number(id)).queryKey)
  const title = batch ? batch.recipe.name : texts.of('batches')('gone.title')
  const { language } = visitor
  return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
}
