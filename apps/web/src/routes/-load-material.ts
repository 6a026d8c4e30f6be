import { itemSlug, materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import type { QueryKey } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { DiscussionSearch } from '#lib/discussion-search.ts'
import { comments, loadComments, NO_COMMENTS } from '#queries/comments.ts'
import { materialDetail } from '#queries/materials.ts'
import { allItemReviews, itemReviews, NO_REVIEWS } from '#queries/reviews.ts'
import type { RouterContext } from '#router/context.ts'
import { itemOrNotFound } from '#routes/-item-or-not-found.ts'

interface Loading {
  readonly context: RouterContext
  readonly params: { readonly id: string; readonly slug?: string | undefined }
  readonly deps: DiscussionSearch
}

/**
 * Loads an item. There is one address for each: without its name, or with one it does not have
 * any more, it leads on to the right one; so does that of one that was merged into another.
 *
 * @throws `notFound` for an item of another kind
 */
export async function loadMaterialPage(kind: MaterialKind, { context, params, deps }: Loading) {
  const material = await itemOrNotFound(context, params.id, { staleTime: 'static' })
  const slug = itemSlug(material.name)
  // An operator has merged it into another one.
  const isAlias = material.id !== Number(params.id)
  if (isAlias || (material.kind === kind && (params.slug ?? '') !== slug)) {
    throw redirect({
      to: materialPath(material),
      search: true,
      hash: true,
      replace: true,
      statusCode: isAlias ? 301 : 302,
    })
  }
  // The page says where it is: see `-no-item.tsx`.
  if (material.kind !== kind) throw notFound()
  await loadDiscussion(context.queryClient, material, deps)
}

/** Most items have neither reviews nor comments: what is not there is not asked for. */
async function loadDiscussion(
  client: RouterContext['queryClient'],
  { id, ratingNumber, hasComments }: MaterialDetail,
  search: DiscussionSearch,
): Promise<void> {
  const reviews = itemReviews(id)
  const subject = { kind: 'material', id } as const
  const said = comments(subject)
  const seen = { updatedAt: client.getQueryState(materialDetail(id).queryKey)?.dataUpdatedAt ?? 0 }
  const isNew = (queryKey: QueryKey) => client.getQueryData(queryKey) === undefined
  if (ratingNumber === 0 && isNew(reviews.queryKey))
    client.setQueryData(reviews.queryKey, NO_REVIEWS, seen)
  if (!hasComments && isNew(said.queryKey)) client.setQueryData(said.queryKey, NO_COMMENTS, seen)
  await Promise.all([
    client.query({ ...reviews, staleTime: 'static' }),
    loadComments(client, subject, search.threads),
    search.reviews !== undefined &&
      client.infiniteQuery({ ...allItemReviews(id, search.reviews), staleTime: 'static' }),
  ]).catch(() => undefined) // their sections say so, and the item is read all the same
}
