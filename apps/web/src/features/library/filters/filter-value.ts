import { rangesOf } from '@glazy/contract/ranges'
import type { Translate } from '@glazy/locales/translate'
import { findCone } from '@glazy/ceramics/firing/cones'
import { type FilterKey, type ListSearch, namedMaterials } from '#lib/list-search.ts'
import { filterName, type FilterTexts } from './filter-names.ts'
import { rangeText } from './range-text.ts'
import { type MainFilter, MORE_FILTERS, OWN_FILTERS } from './filter-set.ts'

/** What a filter's button says: shorter than its chip, as the name of the filter stands beside. */
export function filterValue(
  texts: FilterTexts,
  search: ListSearch,
  name: MainFilter | 'more',
): string | undefined {
  const { t, names } = texts
  if (name === 'more') {
    const keys: readonly FilterKey[] = [...MORE_FILTERS.recipes, ...OWN_FILTERS]
    const set = keys.filter((key) => search[key] !== undefined)
    return set.length > 0 ? String(set.length) : undefined
  }
  if (name === 'ingredients') {
    const { length } = namedMaterials(search)
    return length === 0 ? undefined : String(length)
  }
  if (name === 'chemistry') return chemistryValue(t, search)
  if (name === 'cone' && typeof search.cone === 'number') return findCone(search.cone)?.label
  if (name === 'color') return search.color && `#${search.color}`
  if (name !== 'type') return filterName(texts, search, name)
  const key: FilterKey = search.type === undefined ? 'base_type' : 'type'
  return names.of('type', search[key] ?? null) ?? filterName(texts, search, key)
}

function chemistryValue(t: Translate<'filters'>, search: ListSearch): string | undefined {
  const ranges = rangesOf(search)
  const [only] = ranges
  if (only === undefined) return undefined
  return ranges.length === 1 ? rangeText(t, only) : String(ranges.length)
}
