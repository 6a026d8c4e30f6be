import type { TFunction } from 'i18next'
import { findMaterialType } from '@glazy/ceramics/material-types'
import { findCone } from '@glazy/ceramics/cones'
import type { FilterKey, ListSearch } from '#lib/list-search.ts'
import { filterName } from './filter-names.ts'
import { type MainFilter, MORE_FILTERS, type MoreFilter } from './filter-set.ts'

/** What a filter's button says: shorter than its chip, as the name of the filter stands beside. */
export function filterValue(
  t: TFunction<'filters'>,
  search: ListSearch,
  name: MainFilter | 'more',
): string | undefined {
  if (name === 'more') {
    const set = MORE_FILTERS.recipes.filter((key: MoreFilter) => search[key] !== undefined)
    return set.length > 0 ? String(set.length) : undefined
  }
  if (name === 'cone' && typeof search.cone === 'number') return findCone(search.cone)?.label
  if (name === 'color') return search.color && `#${search.color}`
  if (name !== 'type') return filterName(t, search, name)
  const key: FilterKey = search.type === undefined ? 'base_type' : 'type'
  return findMaterialType(search[key] ?? 0)?.name ?? filterName(t, search, key)
}
