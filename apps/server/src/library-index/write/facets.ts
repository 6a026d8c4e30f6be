import { coneGroups } from '@glazy/ceramics/firing/cones'
import { ancestors } from '@glazy/ceramics/lookups/material-types'
import type { SearchQuery } from '@glazy/contract/search'
import type { Searchable } from './search-rows.ts'

/**
 * Filters as words of an item. Keywords and filters are rare together where each is frequent
 * alone; standing in one index, they are looked up together. The filters themselves are checked on
 * the rows all the same: facets decide how a search is run, never what it finds.
 */

/** No word of a text begins so, and none ends so: no facet is the beginning of another. */
const facet = (property: string, value: string | number) => `#${property}:${value}.`

type Faceted = Pick<
  Searchable,
  | 'kind'
  | 'typeId'
  | 'baseTypeId'
  | 'fromConeId'
  | 'toConeId'
  | 'atmospheres'
  | 'surfaceId'
  | 'transparencyId'
  | 'countryId'
>

/** Facets under which an item is found; of its type and of all above it, of each of its cones. */
export function itemFacets(item: Faceted): string[] {
  const typeId = item.typeId ?? item.baseTypeId
  return [
    ...(item.kind === 'recipe' ? [] : [facet('kind', item.kind)]),
    ...(typeId === null ? [] : typePath(typeId).map((id) => facet('type', id))),
    ...coneFacets(item),
    ...item.atmospheres.map((id) => facet('atmosphere', id)),
    ...(item.surfaceId === null ? [] : [facet('surface', item.surfaceId)]),
    ...(item.transparencyId === null ? [] : [facet('transparency', item.transparencyId)]),
    ...(item.countryId === null ? [] : [facet('country', item.countryId)]),
  ]
}

function typePath(typeId: number): number[] {
  return [typeId, ...ancestors(typeId).map((type) => type.id)]
}

function coneFacets({ fromConeId, toConeId }: Faceted): string[] {
  const fromId = fromConeId ?? toConeId
  const toId = toConeId ?? fromConeId
  if (fromId === null || toId === null) return []
  const cones = Array.from({ length: Math.max(0, toId - fromId + 1) }, (_, at) => fromId + at)
  return [...cones, ...coneGroups({ fromId, toId })].map((cone) => facet('cone', cone))
}

/** Facets that every item has which the filters of a query leave. */
export function queryFacets(query: SearchQuery): string[] {
  const typeId = query.type ?? query.base_type
  const given = {
    kind: onlyKind(query),
    type: typeId,
    cone: query.cone,
    atmosphere: query.atmosphere,
    surface: query.surface,
    transparency: query.transparency,
    country: query.country,
  }
  return Object.entries(given).flatMap(([property, value]) =>
    value === undefined ? [] : [facet(property, value)],
  )
}

/** Recipes are most of a large library: that an item is one narrows nothing. */
function onlyKind(query: SearchQuery): 'primitive' | 'analysis' | undefined {
  if (query.composite === true || query.primitive === query.analysis) return undefined
  return query.primitive === true ? 'primitive' : 'analysis'
}
