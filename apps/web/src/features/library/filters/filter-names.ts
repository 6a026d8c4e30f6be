import { CONE_GROUPS, findCone } from '@glazy/ceramics/firing/cones'
import { countryName } from '@glazy/ceramics/lookups/country-name'
import { ATMOSPHERES, findById, MATERIAL_STATES, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { Makeable } from '@glazy/contract/vocabulary'
import type { Translate } from '@glazy/locales/translate'
import {
  type FilterKey,
  INGREDIENT_FILTERS,
  type IngredientFilter,
  type ListSearch,
} from '#lib/list-search.ts'

export const GROUPS = Object.keys(CONE_GROUPS) as (keyof typeof CONE_GROUPS)[] // literal keys

const LOOKUPS = {
  atmosphere: ATMOSPHERES,
  surface: SURFACES,
  transparency: TRANSPARENCIES,
  state: MATERIAL_STATES,
} as const

/** Keys of the texts for what can be made. */
export const MAKEABLE_TEXTS = {
  all: 'all',
  'all-but-one': 'allButOne',
  'all-but-two': 'allButTwo',
} as const satisfies Record<Makeable, string>

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
  t: Translate<'filters'>,
  search: ListSearch,
  key: FilterKey,
  { owners = {}, items = {} }: KnownNames = {},
): string | undefined {
  const value = search[key]
  if (value === undefined) return undefined
  if (key === 'u') return owners[String(value)] ?? t('chip.u', { name: value })
  if (isIngredientFilter(key)) {
    const names = (search[key] ?? []).map((id) => itemName(t, items, id))
    return t(`chip.${key}`, { name: names.join(', ') })
  }
  if (key === 'tags') {
    return search.tags?.map((tag) => t('chip.tag', { name: tag })).join(', ')
  }
  if (key === 'alike_to') return t('chip.alike_to', { name: itemName(t, items, Number(value)) })
  if (key === 'cone') return coneName(t, search.cone)
  if (key === 'min' || key === 'max') return undefined // each range has a name of its own
  if (key === 'makeable') return search.makeable && t(`chip.makeable.${MAKEABLE_TEXTS[search.makeable]}`)
  if (key === 'color') return t('chip.color', { hex: search.color })
  if (typeof value === 'boolean') {
    return t(`chip.${key as 'photo'}`) // only flags are true or false
  }
  const id = Number(value)
  if (key === 'country') return countryName(id) ?? t('chip.unknown', { id })
  const name = key in LOOKUPS ? lookupName(key as keyof typeof LOOKUPS, id) : typeName(id)
  return name ?? t('chip.unknown', { id })
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

function lookupName(key: keyof typeof LOOKUPS, id: number): string | undefined {
  return findById<{ readonly id: number; readonly name: string }>(LOOKUPS[key], id)?.name
}

function typeName(id: number): string | undefined {
  const type = findMaterialType(id)
  return type && (type.fullName || type.name)
}
