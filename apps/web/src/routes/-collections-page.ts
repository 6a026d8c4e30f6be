import { readId } from '@glazy/contract/readers'
import { pageHead } from '#lib/head.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { collectionsOf } from '#queries/collections.ts'
import type { RouterContext } from '#router/context.ts'
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
  const { site, texts, visitor, queryClient } = match.context
  const t = texts.of('collections')
  const list = queryClient.getQueryData(collectionsOf(params.user).queryKey)
  const name = list?.meta.user.data.name ?? params.user
  return pageHead({
    site,
    language: visitor.language,
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

export function collectionHead({
  match,
  params,
}: {
  readonly match: Match & { readonly search: ListSearch }
  readonly params: CollectionParams
}) {
  const { site, texts, visitor, queryClient } = match.context
  const t = texts.of('collections')
  const search = searchInside(params, match.search)
  const { queryKey } = listOptions(search.category ?? 'all', search, match.context)
  const opened = queryClient.getQueryData(queryKey)?.meta.collection?.data
  const name = opened?.name ?? t('notFound.title')
  const owner = opened?.createdByUser.name ?? params.user
  return pageHead({
    site,
    language: visitor.language,
    title: `${name} · ${owner}`,
    description: t('meta', { name: owner }),
    path: `/${params.user}/bookmarks/${params.collection}${params.slug ? `/${params.slug}` : ''}`,
    isUnlisted: opened === undefined || Object.keys(match.search).length > 0,
  })
}
