import { readId } from '@glazy/contract/readers'
import { notFound, redirect } from '@tanstack/react-router'
import { collectionLink } from '#features/collections/list/collection-link.ts'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { pageHead } from '#lib/head.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { collectionsOf } from '#queries/collections.ts'
import type { RouterContext } from '#router/context.ts'
import { listOptions, loadList } from '#routes/-list-route.ts'

interface UserParams {
  readonly user: string
}

interface CollectionParams extends UserParams {
  readonly collection: string
  readonly slug?: string | undefined
}

interface Match {
  readonly context: RouterContext
}

/** Loads the collections of the person in the address. @throws notFound where nobody has the name */
export async function loadCollections({
  context,
  params,
}: Match & { readonly params: UserParams }): Promise<void> {
  await context.queryClient
    .query({ ...collectionsOf(params.user), staleTime: 'static' })
    .catch((error: unknown) => {
      throw isNotFoundError(error) ? notFound({ routeId: '/$user' }) : error
    })
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

interface CollectionLoading extends Match {
  readonly params: CollectionParams
  readonly deps: ListSearch
  readonly cause: 'enter' | 'stay' | 'preload'
}

/**
 * Loads a collection with its first items. There is one address for each: without its name, or with
 * an old one, it leads on to the right one.
 */
export async function loadCollection(loading: CollectionLoading): Promise<void> {
  const { context, params, deps } = loading
  if (readId(params.collection) === undefined) throw notFound()
  const search = searchInside(params, deps)
  const category = deps.category ?? 'all'
  await loadList(category, { ...loading, deps: search })
  const list = context.queryClient.getQueryData(listOptions(category, search, context).queryKey)
  if (!list) return
  const opened = list.meta.collection?.data
  if (!opened) throw notFound()
  const link = collectionLink(opened)
  if ((params.slug ?? '') !== (link.params.slug ?? '') || params.user !== link.params.user) {
    throw redirect({ ...link, search: true, replace: true, statusCode: 302 })
  }
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
