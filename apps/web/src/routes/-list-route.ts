import {
  filtersOf,
  type ListCategory,
  listParameters,
  type ListSearch,
  namedItems,
  withoutParameters,
} from '#lib/list-search.ts'
import { notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { listQuery, materialList, materialNames } from '#queries/materials.ts'
import { materialHref } from '@glazy/contract/material-path'
import type { RouterContext } from '#router/context.ts'
import { headOf } from '#routes/-head.ts'
import { nobodyHead } from '#routes/-nobody.ts'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { listTitle } from '#features/library/list/list-title.ts'
import { stringifySearch } from '#router/search-codec.ts'
import type { Visitor } from '#lib/visitor.ts'

/** Text files of every screen with a list. */
export const LIST_TEXTS = ['list', 'filters', 'search', 'compare', 'materials'] as const

interface Loaded {
  readonly context: RouterContext
  readonly deps: ListSearch
  readonly cause: 'enter' | 'stay' | 'preload'
}

interface Match {
  readonly context: RouterContext
  readonly status: string
}

/** What the list itself depends on: not on the item that is open over it. */
export function listDeps({ search }: { search: ListSearch }): ListSearch {
  return withoutParameters(listParameters(search), ['m'])
}

/** How a list is shown; an address without a view or figures has the visitor's usual ones. */
export function listLook({ view, oa }: ListSearch, visitor: Visitor) {
  return { view: view ?? visitor.listView, figures: oa ?? visitor.listFigures }
}

export function listOptions(category: ListCategory, search: ListSearch, context: RouterContext) {
  const { view, figures } = listLook(search, context.visitor)
  return materialList(listQuery(category, { ...search, oa: figures }, view))
}

/**
 * Loads a list. Coming from elsewhere the page waits for it; a change of filters does not wait,
 * as the earlier list stays in view until the next one is there.
 *
 * @throws notFound where nobody is the owner that it is asked for
 */
export async function loadList(category: ListCategory, { context, deps, cause }: Loaded) {
  const loading = Promise.all([
    context.queryClient.query({ ...listOptions(category, deps, context), staleTime: 'static' }),
    loadNames(deps, context),
  ])
  if (import.meta.env.SSR || cause !== 'stay')
    await loading.catch((error: unknown) => {
      throw isNotFoundError(error) ? notFound() : error
    })
  // The list itself says what went wrong and offers to try again.
  else loading.catch(() => undefined)
}

/** Loads how the materials are called that the filters name. */
export async function loadNames(search: ListSearch, context: RouterContext) {
  const ids = namedItems(search)
  if (ids.length === 0) return
  await context.queryClient.query({ ...materialNames(ids), staleTime: 'static' })
}

/** Title, description, canonical address and structured data of a list. */
export function listHead(category: ListCategory, search: ListSearch, { context, status }: Match) {
  if (status === 'notFound') return nobodyHead(context)
  const { site, texts, queryClient } = context
  const [t, tFilters] = [texts.of('list'), texts.of('filters')]
  const { base_type, type, p } = search
  const cached = queryClient.getQueryData(listOptions(category, search, context).queryKey)
  return headOf(context, {
    title: listTitle({ t, tFilters, names: texts.names() }, category, search),
    description: t(`meta.${category}`),
    path: LIST_PATHS[category] + stringifySearch({ base_type, type, p }),
    isUnlisted: isDeep(search),
    ...(cached && {
      jsonLd: {
        '@type': 'ItemList',
        numberOfItems: cached.meta.pagination.total,
        itemListElement: cached.data.map((material, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: site.url + materialHref(material),
          name: material.name,
        })),
      },
    }),
  })
}

/**
 * Whether a list is one of endless combinations. Types and pages are worth finding; words, orders
 * and further filters only lead to the same items again.
 */
export function isDeep(search: ListSearch): boolean {
  const others = withoutParameters(filtersOf(search), ['base_type', 'type'])
  const { q, subsearch, u, username, collection, o, ox } = search
  return [...Object.values(others), q, subsearch, u, username, collection, o, ox].some(
    (value) => value !== undefined,
  )
}
