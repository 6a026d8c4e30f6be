import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { Translate } from '@glazy/locales/translate'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import type { Names } from '#lib/texts/names.ts'

/** The types a list is limited to, from its base type to the narrowest; empty without one. */
export function listTypes({ type, base_type }: ListSearch) {
  const chosen = findMaterialType(type ?? base_type ?? 0)
  // The first of the path is the root, which has no name of its own for people.
  return (chosen?.path ?? []).slice(1).flatMap((id) => findMaterialType(id) ?? [])
}

/**
 * Heading of a list by its words, narrowest type and category.
 *
 * @example listTitle(texts, 'recipes', { type: 500 }) // 'Celadon · Recipes'
 */
export function listTitle(
  texts: {
    readonly t: Translate<'list'>
    readonly tFilters: Translate<'filters'>
    readonly names: Names
  },
  category: ListCategory,
  search: ListSearch,
): string {
  const { t, tFilters, names } = texts
  const heading = t(`heading.${category}`)
  const type = names.of('type', listTypes(search).at(-1)?.id ?? null)
  const named = type ? `${type} · ${heading}` : heading
  return search.q ? `${tFilters('chip.q', { text: search.q })} · ${named}` : named
}
