import { readId } from '@glazy/contract/readers'
import { notFound, redirect } from '@tanstack/react-router'
import { collectionLink } from '#features/collections/list/collection-link.ts'
import { isNotFoundError } from '#lib/api/api-error.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { collectionsOf } from '#queries/collections.ts'
import type { RouterContext } from '#router/context.ts'
import { type CollectionParams, openedCollection, searchInside } from '#routes/-collections-page.ts'
import { listOptions, loadList } from '#routes/-list-route.ts'

interface Loading {
  readonly context: RouterContext
  readonly params: { readonly user: string }
}

/** Loads the collections of the person in the address. @throws notFound where nobody has the name */
export async function loadCollections({ context, params }: Loading): Promise<void> {
  await context.queryClient
    .query({ ...collectionsOf(params.user), staleTime: 'static' })
    .catch((error: unknown) => {
      throw isNotFoundError(error) ? notFound({ routeId: '/$user' }) : error
    })
}

interface CollectionLoading extends Loading {
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
  // From one collection to another the page waits, as it does coming from elsewhere.
  const isOpen = openedCollection(params, deps, context) !== undefined
  await loadList(category, { ...loading, deps: search, ...(!isOpen && { cause: 'enter' }) })
  const list = context.queryClient.getQueryData(listOptions(category, search, context).queryKey)
  if (!list) return
  const opened = list.meta.collection?.data
  if (!opened) throw notFound()
  const link = collectionLink(opened)
  if ((params.slug ?? '') !== (link.params.slug ?? '') || params.user !== link.params.user) {
    throw redirect({ ...link, search: true, replace: true, statusCode: 302 })
  }
}
