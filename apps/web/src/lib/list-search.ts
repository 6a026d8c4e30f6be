import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { foldTag } from '@glazy/ceramics/lookups/tags'
import { INGREDIENTS_MAX, PAGE_MAX, QUERY_MAX_LENGTH, SELECTED_MAX } from '@glazy/contract/limits'
import { type FigureRange, nestRanges, type RangeBounds } from '@glazy/contract/ranges'
import {
  type Reader,
  readFlag,
  readHexColor,
  readId,
  readIdList,
  readInteger,
  readKilograms,
  readOneOf,
  readRangeBounds,
  readTagList,
  readText,
} from '@glazy/contract/readers'
import type { SearchFilters, SearchQuery } from '@glazy/contract/search'
import {
  ALIKE,
  CATEGORIES,
  CONE_GROUP_NAMES,
  LIST_FIGURES,
  MAKEABLE,
  SEARCH_ORDERS,
  SHELF_ORDERS,
} from '@glazy/contract/vocabulary'
import { type ListView, parseListView } from './list-view.ts'
import { type Readers, readParameters, readWhatFits } from './read-parameters.ts'

/** What a list is about: one kind of material, or all three. */
export const LIST_CATEGORIES = [...CATEGORIES, 'all'] as const
export type ListCategory = (typeof LIST_CATEGORIES)[number]

/** What a list is narrowed to: as a search of the API, but for its kind and for single items. */
type Filters = Omit<SearchFilters, 'composite' | 'primitive' | 'analysis' | 'id' | 'id[]'> & {
  category?: ListCategory
}

/** Filters that are a plain yes. */
export type Flag = {
  [TKey in keyof Filters]-?: NonNullable<Filters[TKey]> extends boolean ? TKey : never
}[keyof Filters]

/** How a list is shown. */
interface Look extends Pick<SearchQuery, 'p' | 'o' | 'os' | 'ox' | 'od' | 'oa' | 'alike'> {
  view?: ListView
  /** Item that is open over the list; the address bar shows the item's own address instead. */
  m?: number
}

/** The whole state of a list, as its address holds it. A flag that is not set is left out. */
export type ListSearch = {
  readonly [TKey in keyof Filters | keyof Look]?: TKey extends Flag
    ? true | undefined
    : (Filters & Look)[TKey] | undefined
}

const readName = readText(255)
const readKeywords = readText(QUERY_MAX_LENGTH)
const readCone: Reader<Filters['cone']> = (value) =>
  readOneOf(CONE_GROUP_NAMES)(value) ?? readInteger(1, 38)(value)

/** As the contract's search takes them; a test compares the two. People are told of them in this order. */
const FILTERS: Readers<Filters> = {
  q: readKeywords,
  subsearch: readKeywords,
  username: readName,
  collection: readId,
  category: readOneOf(LIST_CATEGORIES),
  u: readName,
  base_type: readId,
  type: readId,
  cone: readCone,
  atmosphere: readInteger(1, 7),
  surface: readInteger(1, 9),
  transparency: readInteger(1, 4),
  color: readHexColor,
  with: readIdList(INGREDIENTS_MAX),
  without: readIdList(INGREDIENTS_MAX),
  only: readIdList(SELECTED_MAX),
  alike_to: readId,
  makeable: readOneOf(MAKEABLE),
  enough_for: readKilograms,
  photo: readFlag,
  production: readFlag,
  has_analysis: readFlag,
  state: readInteger(1, 3),
  country: readInteger(1, 250),
  tags: readTagList,
  is_private: readFlag,
  unorganized: readFlag,
  min: readRangeBounds,
  max: readRangeBounds,
}

// A wrong page or order is no reason to refuse a page: the first page in the usual order is.
const LOOK: Readers<Look> = {
  p: readInteger(1, PAGE_MAX),
  o: readOneOf(SEARCH_ORDERS),
  os: readOneOf(SHELF_ORDERS),
  ox: readOneOf(OXIDES),
  od: readOneOf(['asc', 'desc'] as const),
  oa: readOneOf(LIST_FIGURES),
  alike: readOneOf(ALIKE),
  view: parseListView,
  m: readId,
}

/** What is searched, and where: beside these a list is narrowed to what its filters say. */
const PLACES = ['q', 'subsearch', 'username', 'collection', 'category'] as const

export type FilterKey = Exclude<keyof Filters, (typeof PLACES)[number]>

/** Filters with a meaning of their own, in the order in which they are named to people. */
export const FILTER_KEYS = (Object.keys(FILTERS) as (keyof Filters)[]) // its own keys
  .filter((key): key is FilterKey => !PLACES.some((place) => place === key))

/**
 * Reads the search parameters of a list. Empty parameters count as absent; the order of the parameters
 * is kept, so that an address that is right already stays as it is. What was left
 * out is there as `undefined`: the router would take the raw parameter otherwise.
 *
 * @throws Error naming the parameter that has a value it cannot have
 */
export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const given = Object.entries(nestRanges(raw)).filter(([, value]) => value !== '')
  const values = Object.fromEntries(given)
  const parsed = withoutLooseOrder(
    withoutNo({ ...readParameters(FILTERS, values), ...readWhatFits(LOOK, values) }),
  )
  const dropped = Object.keys(raw).filter(isListKey)
  return {
    ...Object.fromEntries(given.flatMap(([key]) => (isListKey(key) ? [[key, parsed[key]]] : []))),
    ...Object.fromEntries(dropped.flatMap((key) => (isSet(parsed, key) ? [] : [[key, undefined]]))),
  }
}

function isSet(search: ListSearch, key: string): boolean {
  return isListKey(key) && search[key] !== undefined
}

function isListKey(key: string): key is keyof ListSearch {
  return Object.hasOwn(FILTERS, key) || Object.hasOwn(LOOK, key)
}

/** Whether a list is of what can be made from the shelf of whoever looks. */
export function isFromShelf(search: ListSearch): boolean {
  return search.makeable !== undefined || search.enough_for !== undefined
}

/** Only what is made from a shelf has an order by it. */
function withoutLooseOrder(search: ListSearch): ListSearch {
  return isFromShelf(search) ? search : withoutParameters(search, ['os'])
}

/** A flag that is not set is left out of the address. */
function withoutNo(search: Filters & Look): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== false))
}

/** The parameters of a list alone; others, such as a language, may be beside them. */
export function listParameters(search: ListSearch): ListSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => isListKey(key) && value !== undefined),
  )
}

/** A list without some of its parameters. */
export function withoutParameters<TKey extends keyof ListSearch>(
  search: ListSearch,
  keys: readonly TKey[],
): Omit<ListSearch, TKey> {
  const left: ListSearch = { ...search }
  for (const key of keys) delete left[key]
  return left
}

/** The same list from its first page, with some of its parameters set or (`undefined`) taken away. */
export function withSearch(search: ListSearch, changes: ListSearch): ListSearch {
  const next = withoutLooseOrder({ ...search, p: undefined, m: undefined, ...changes })
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
}

/** The same list from its first page, with another range of one figure; without ends none. */
export function withRange(search: ListSearch, { axis, min, max }: FigureRange): ListSearch {
  return withSearch(search, {
    min: withBound(search.min, axis, min),
    max: withBound(search.max, axis, max),
  })
}

function withBound(
  bounds: RangeBounds | undefined,
  axis: ChartAxis,
  bound: number | undefined,
): RangeBounds | undefined {
  const others = Object.entries(bounds ?? {}).filter(([name]) => name !== axis)
  const next = bound === undefined ? others : [...others, [axis, bound] as const]
  return next.length === 0 ? undefined : Object.fromEntries(next)
}

/** The filters that are set. */
export function filtersOf(search: ListSearch): ListSearch {
  return Object.fromEntries(
    FILTER_KEYS.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])),
  )
}

/** Filters that say which materials are in recipes: all of these, none of them, nothing else. */
export const INGREDIENT_FILTERS = ['with', 'without', 'only'] as const
export type IngredientFilter = (typeof INGREDIENT_FILTERS)[number]

/** The materials that a list asks for or does without, each once. */
export function namedMaterials(search: ListSearch): readonly number[] {
  return [...new Set(INGREDIENT_FILTERS.flatMap((key) => search[key] ?? []))]
}

/** The items that the filters of a list name by their ids. */
export function namedItems(search: ListSearch): readonly number[] {
  const { alike_to: id } = search
  return [...namedMaterials(search), ...(id === undefined ? [] : [id])]
}

/**
 * Whether one recipe stands for all of the same composition: unless the address says otherwise, in
 * lists of what everybody has, but not among what one person has or has collected, nor by color.
 */
export function isTogether(search: ListSearch): boolean {
  const { alike, u, collection, alike_to: id, color, ox } = search
  if (alike !== undefined) return alike === 'together'
  const isByColor = color !== undefined && ox === undefined
  return u === undefined && collection === undefined && id === undefined && !isByColor
}

/** The same list from its first page, with or without one material more. */
export function withMaterial(
  search: ListSearch,
  key: IngredientFilter,
  id: number,
  isIn: boolean,
): ListSearch {
  const others = (search[key] ?? []).filter((each) => each !== id)
  const ids = isIn ? [...others, id] : others
  return withSearch(search, { [key]: ids.length === 0 ? undefined : ids })
}

/** The same list from its first page, with or without one tag. */
export function withTag(search: ListSearch, tag: string, isIn: boolean): ListSearch {
  const others = (search.tags ?? []).filter((each) => foldTag(each) !== foldTag(tag))
  const tags = isIn ? [...others, tag] : others
  return withSearch(search, { tags: tags.length === 0 ? undefined : tags })
}

export const COMPARE_VIEWS = ['table', 'chart'] as const
type CompareView = (typeof COMPARE_VIEWS)[number]

/** State of a comparison. */
export interface CompareSearch {
  /** Ids separated by commas, in the order of the columns. */
  readonly id?: string | undefined
  /** Item the others are compared with; the first where it is left out. */
  readonly ref?: number | undefined
  /** Also what all items have alike is shown row by row. */
  readonly all?: true | undefined
  /** Amounts as they are written; percent of the base where it is left out. */
  readonly raw?: true | undefined
  /** What is in view where there is no room for both; the table where it is left out. */
  readonly look?: CompareView | undefined
  /** Groups of rows that are shown, separated by commas; all where it is left out. */
  readonly show?: string | undefined
  /** Item that is open over the comparison. */
  readonly m?: number | undefined
}

/** Parts of an address that are looked at as ids; what is compared are fewer. */
const WRITTEN_MAX = 2 * SELECTED_MAX
/** An id has fewer characters; of what is none, so many are told. */
const WRITTEN_LENGTH = 20

const COMPARE_LOOK = {
  ref: readId,
  all: readFlag,
  raw: readFlag,
  look: readOneOf(COMPARE_VIEWS),
  show: readText(200),
  m: readId,
}

/**
 * Reads the ids of a comparison, separated by commas or repeated, into one text with commas. What is
 * no id stays in it, so that the page can say what it leaves out.
 */
export function parseCompareSearch(given: Readonly<Record<string, unknown>>): CompareSearch {
  const ids = writtenIds(given['id'])
  const { ref, all, raw, look, show, m } = readWhatFits(COMPARE_LOOK, given)
  const id = ids.length > 0 ? ids.join(',') : undefined
  return { id, ref, all: all || undefined, raw: raw || undefined, look, show, m }
}

/** Ids of a comparison in their order, as many as are compared. */
export function comparedIds({ id }: CompareSearch): readonly number[] {
  return allIds(id).slice(0, SELECTED_MAX)
}

/** What the address of a comparison names and the comparison leaves out, whatever there is. */
export function leftOutOfComparison({ id }: CompareSearch) {
  return {
    /** What is no id. */
    unread: writtenIds(id).filter((text) => readId(text) === undefined),
    /** Whether there are more ids than are compared. */
    isOver: allIds(id).length > SELECTED_MAX,
  }
}

function allIds(id: string | undefined): readonly number[] {
  return [...new Set(writtenIds(id).flatMap((text) => readId(text) ?? []))]
}

/** Parts of a parameter with commas or repeated, each once. */
function writtenIds(value: unknown): readonly string[] {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  const texts = parts.flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' ? String(part).split(',') : [],
  )
  const written = texts.map((text) => text.trim().slice(0, WRITTEN_LENGTH))
  return [...new Set(written.filter((text) => text !== ''))].slice(0, WRITTEN_MAX)
}
