import type { BASE_TYPES } from '@glazy/ceramics/lookups/material-types'
import type { FilterKey, ListCategory } from '#lib/list-search.ts'

/** Filters of the bar. */
export type MainFilter =
  | 'type'
  | 'cone'
  | 'atmosphere'
  | 'surface'
  | 'transparency'
  | 'color'
  | 'ingredients'
  | 'chemistry'

const FIRED: readonly MainFilter[] = [
  'type',
  'cone',
  'atmosphere',
  'surface',
  'transparency',
  'color',
  'chemistry',
]

/** Only recipes are made from something. */
const MADE: readonly MainFilter[] = [...FIRED.slice(0, -1), 'ingredients', 'chemistry']

/** Raw materials are not fired: only type, colour and chemistry tell them apart. */
export const MAIN_FILTERS = {
  recipes: MADE,
  analyses: FIRED,
  all: MADE,
  materials: ['type', 'color', 'chemistry'],
} as const satisfies Record<ListCategory, readonly MainFilter[]>

/** Filters that stand together under one further button. */
export const MORE_FILTERS = {
  recipes: ['photo', 'production', 'tags', 'state', 'has_analysis', 'country'],
  analyses: ['photo', 'tags', 'state', 'country'],
  all: ['photo', 'production', 'tags', 'state', 'has_analysis', 'country'],
  materials: ['photo', 'tags', 'state', 'has_analysis', 'country'],
} as const satisfies Record<ListCategory, readonly FilterKey[]>
export type MoreFilter = (typeof MORE_FILTERS)[ListCategory][number]

/** Filters of the last button that are a plain yes. */
export const FLAG_FILTERS = ['photo', 'production', 'has_analysis'] as const

/** Filters of the last button for whoever is logged in. */
export const OWN_FILTERS = ['u', 'is_private', 'makeable', 'enough_for'] as const

/** Which base types a list can hold; analyses are of glazes and bodies as well as of materials. */
export const TYPE_GROUPS = {
  recipes: ['recipes'],
  materials: ['materials'],
  analyses: ['recipes', 'materials'],
  all: ['recipes', 'materials'],
} as const satisfies Record<ListCategory, readonly (keyof typeof BASE_TYPES)[]>
