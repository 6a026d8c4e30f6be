import { readId } from '@glazy/contract/readers'
import type { ListSearch } from '#lib/list-search.ts'
import type { Answer } from '#lib/api/call.ts'
import { collectionsOf } from '#queries/collections.ts'
import { materialKeys } from '#queries/materials.ts'
import type { RouterContext } from '#router/context.ts'
import { headOf, titleHead } from '#routes/-head.ts'
import { listOptions } from '#routes/-list-route.ts'

interface UserParams {
  readonly user: string
}

export interface CollectionParams extends UserParams {
  readonly collection: string
  readonly slug?: string | undefined
}

interface Match {
  readonly context: RouterContext
}

export function collectionsHead({
  match,
  params,
}: {
  readonly match: Match
  readonly params: UserParams
}) {
  const { texts, queryClient } = match.context
  const t = texts.of('collections')
  const list = queryClient.getQueryData(collectionsOf(params.user).queryKey)
  const name = list?.meta.user.data.name ?? params.user
  return headOf(match.context, {
    title: `${t('title')} · ${name}`,
    description: t('meta', { name }),
    path: `/${params.user}/bookmarks`,
    isUnlisted: list === undefined || list.data.length === 0,
  })
}

/** The list of what is in the collection of the address. */
export function searchInside(
  { user, collection }: CollectionParams,
  search: ListSearch,
): ListSearch {
  return { ...search, u: user, username: undefined, collection: readId(collection) }
}

/** The collection of the address as any of its lists has told it, first the one that is shown. */
export function openedCollection(
  params: CollectionParams,
  search: ListSearch,
  context: RouterContext,
) {
  const { queryClient } = context
  const { queryKey } = listOptions(search.category ?? 'all', searchInside(params, search), context)
  const shown = queryClient.getQueryData(queryKey)?.meta.collection?.data
  if (shown) return shown
  const lists = queryClient.getQueriesData<Answer<'searchMaterials'>>({
    queryKey: materialKeys.lists,
  })
  const told = lists.flatMap(([, list]) => list?.meta.collection?.data ?? [])
  return told.find(({ id }) => id === readId(params.collection))
}

export function collectionHead({
  match,
  params,
}: {
  readonly match: Match & { readonly search: ListSearch }
  readonly params: CollectionParams
}) {
  const t = match.context.texts.of('collections')
  const opened = openedCollection(params, match.search, match.context)
  if (!opened) return titleHead(match.context, t('notFound.title'))
  const owner = opened.createdByUser.name
  return headOf(match.context, {
    title: `${opened.name} · ${owner}`,
    description: t('meta', { name: owner }),
    path: `/${params.user}/bookmarks/${params.collection}${params.slug ? `/${params.slug}` : ''}`,
    isUnlisted: Object.keys(match.search).length > 0,
  })
}
