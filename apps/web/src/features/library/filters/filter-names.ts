import { CONE_GROUPS, findCone } from '@glazy/ceramics/firing/cones'
import type { Makeable } from '@glazy/contract/vocabulary'
import type { Translate } from '@glazy/locales/translate'
import {
  type FilterKey,
  type Flag,
  INGREDIENT_FILTERS,
  type IngredientFilter,
  type ListSearch,
} from '#lib/list-search.ts'
import type { Names } from '#lib/texts/names.ts'
import { typePath } from '#lib/texts/type-path.ts'

export const GROUPS = Object.keys(CONE_GROUPS) as (keyof typeof CONE_GROUPS)[] // literal keys

/** Keys of the texts for what can be made. */
export const MAKEABLE_TEXTS = {
  all: 'all',
  'all-but-one': 'allButOne',
  'all-but-two': 'allButTwo',
} as const satisfies Record<Makeable, string>

/** What filters are put in words with. */
export interface FilterTexts {
  readonly t: Translate<'filters'>
  readonly names: Names
}

/** What is known here of what an address names by a number or a word. */
export interface KnownNames {
  /** How the owners of items are called, by what stands for them in an address. */
  readonly owners?: Readonly<Record<string, string>>
  /** How items are called, by their ids. */
  readonly items?: Readonly<Record<number, string>>
}

/**
 * What a filter is set to, in words: `Celadon`, `Cone 6`, `With photograph`. An id that no table
 * knows is shown as a number; `undefined` when the filter is not set.
 */
export function filterName(
  { t, names }: FilterTexts,
  search: ListSearch,
  key: FilterKey,
  { owners = {}, items = {} }: KnownNames = {},
): string | undefined {
  const value = search[key]
  if (value === undefined) return undefined
  if (key === 'u') return owners[String(value)] ?? t('chip.u', { name: value })
  if (isIngredientFilter(key)) {
    const called = (search[key] ?? []).map((id) => itemName(t, items, id))
    return t(`chip.${key}`, { name: names.list(called) })
  }
  if (key === 'tags') {
    return search.tags && names.list(search.tags.map((tag) => t('chip.tag', { name: tag })))
  }
  if (key === 'alike_to') return t('chip.alike_to', { name: itemName(t, items, Number(value)) })
  if (key === 'cone') return coneName(t, search.cone)
  if (key === 'min' || key === 'max') return undefined // each range has a name of its own
  if (key === 'makeable')
    return search.makeable && t(`chip.makeable.${MAKEABLE_TEXTS[search.makeable]}`)
  if (key === 'enough_for') return t('chip.enough_for', { weight: value })
  if (key === 'color') return t('chip.color', { hex: search.color })
  if (typeof value === 'boolean') {
    return t(`chip.${key as Flag}`) // nothing else is true or false
  }
  const id = Number(value)
  return entryName(names, key, id) || t('chip.unknown', { id })
}

function entryName(names: Names, key: FilterKey, id: number): string | undefined {
  switch (key) {
    case 'country':
      return names.country(id)
    case 'atmosphere':
    case 'surface':
    case 'transparency':
    case 'state':
      return names.of(key, id)
    default:
      return typePath(names, id)
  }
}

export function isIngredientFilter(key: FilterKey): key is IngredientFilter {
  return INGREDIENT_FILTERS.some((name) => name === key)
}

/** An item by its name, or by its number as long as that is not known. */
export function itemName(
  t: Translate<'filters'>,
  items: NonNullable<KnownNames['items']>,
  id: number,
): string {
  return items[id] ?? t('chip.unknown', { id })
}

function coneName(t: Translate<'filters'>, cone: ListSearch['cone']): string {
  if (cone === 'low' || cone === 'mid' || cone === 'high') return t(`cone.groupShort.${cone}`)
  return t('chip.cone', { name: findCone(cone ?? 0)?.label ?? String(cone) })
}
