import { PAGE_SIZE_MAX, SELECTED_MAX, SUGGESTIONS_MAX } from '@glazy/contract/limits'
import type { SearchInclude } from '@glazy/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import {
  isTogether,
  type ListCategory,
  listParameters,
  type ListSearch,
  withoutParameters,
} from '#lib/list-search.ts'
import type { ListView } from '#lib/list-view.ts'
import { FRESHNESS } from './freshness.ts'

export type MaterialListQuery = NonNullable<CallInput<'searchMaterials'>['query']>

/** Keys of everything that is read about materials; mutations invalidate by them. */
export const materialKeys = {
  all: ['materials'],
  lists: ['materials', 'list'],
  list: (query: MaterialListQuery) => ['materials', 'list', query],
  detail: (id: number) => ['materials', 'detail', id],
  lookup: (category: ListCategory, text: string) => ['materials', 'lookup', category, text],
} as const

const FLAG_OF_CATEGORY = {
  recipes: { composite: true },
  materials: { primitive: true },
  analyses: { analysis: true },
  all: {},
} as const satisfies Record<ListCategory, MaterialListQuery>

/** Only what a view shows is asked for. */
const PARTS_OF_VIEW = {
  grid: ['fingerprint'],
  visual: ['fingerprint'],
  list: ['analysis'],
} as const satisfies Record<ListView, readonly SearchInclude[]>

const PARTS_OF_RECIPES = {
  grid: ['ingredients'],
  visual: ['components'],
  list: ['components'],
} as const satisfies Record<ListView, readonly SearchInclude[]>

/** What tells materials of one name apart, see `materialNote`. */
const PARTS_OF_MATERIALS = ['analysis', 'source', 'usedIn'] as const

function includedIn(category: ListCategory, view: ListView): string {
  const hasRecipes = category === 'recipes' || category === 'all'
  const parts = new Set<SearchInclude>([
    ...PARTS_OF_VIEW[view],
    ...(hasRecipes ? PARTS_OF_RECIPES[view] : []),
    ...(category === 'recipes' ? [] : PARTS_OF_MATERIALS),
  ])
  return [...parts].join()
}

/** Parameters of the page that the API has no use for, or another one when sorting. */
const NOT_ASKED_FOR = ['m', 'view', 'category', 'ox', 'od', 'oa', 'alike'] as const

/** What a page of a list asks the API for. */
export function listQuery(
  category: ListCategory,
  search: ListSearch,
  view: ListView,
): MaterialListQuery {
  const { ox, od, oa } = search
  return {
    ...withoutParameters(listParameters(search), NOT_ASKED_FOR),
    ...FLAG_OF_CATEGORY[category],
    ...(isTogether(search) && { alike: 'together' as const }),
    ...(ox && { ox, od: od ?? 'desc', oa: oa ?? 'percent' }),
    include: includedIn(category, view),
  }
}

/** One page of a list; while the next one loads, the page before stands in for it. */
export function materialList(query: MaterialListQuery) {
  return queryOptions({
    queryKey: materialKeys.list(query),
    queryFn: ({ signal }) => call('searchMaterials', { query }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.searchList,
  })
}

/** Recipes that came last, for the front page: two full rows on the widest screens. */
export const newestRecipes = materialList({
  ...FLAG_OF_CATEGORY.recipes,
  include: includedIn('recipes', 'grid'),
  o: 'cn',
  count: 12,
})

/** A few recipes with their analyses, for examples of what figures look like. */
export const exampleRecipes = queryOptions({
  queryKey: [...materialKeys.all, 'examples'],
  queryFn: async ({ signal }) => {
    const query = {
      ...FLAG_OF_CATEGORY.recipes,
      has_analysis: true,
      count: 24,
      include: 'analysis',
    }
    return (await call('searchMaterials', { query }, signal)).data
  },
  ...FRESHNESS.long,
})

/** Items by their ids, with everything that can be compared. */
export function materialsToCompare(ids: readonly number[]) {
  return materialList({ id: [...ids], count: SELECTED_MAX, include: 'analysis,components' })
}

/** Raw materials with their analyses, of one type if that is asked: what most recipes use first. */
export function commonMaterials(typeId?: number) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'common', typeId ?? null],
    queryFn: async ({ signal }) => {
      const query = { count: PAGE_SIZE_MAX, material_type_id: typeId }
      return (await call('commonMaterials', { query }, signal)).data
    },
    ...FRESHNESS.long,
  })
}

/** At most ten items whose names fit what has been typed. */
export function materialLookup(category: ListCategory, text: string) {
  return queryOptions({
    queryKey: materialKeys.lookup(category, text),
    queryFn: async ({ signal }) => {
      const { data } = await lookUp(category, text, signal)
      return data.slice(0, SUGGESTIONS_MAX)
    },
    ...FRESHNESS.searchList,
  })
}

function lookUp(category: ListCategory, query: string, signal: AbortSignal) {
  if (category === 'all') return call('lookupMaterials', { params: { query } }, signal)
  return call('lookupMaterialsIn', { params: { category, query } }, signal)
}

/** The names of some items by their ids; what the visitor does not know has none. */
export function materialNames(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'names', ...ids],
    queryFn: async ({ signal }) => {
      const query = { id: ids.slice(0, SELECTED_MAX) }
      const { data } = await call('listKnownMaterials', { query }, signal)
      return Object.fromEntries(data.map(({ id, name }) => [id, name]))
    },
    ...FRESHNESS.detail,
  })
}

/** One item with everything its page shows. */
export function materialDetail(id: number) {
  return queryOptions({
    queryKey: materialKeys.detail(id),
    queryFn: async ({ signal }) => (await call('getMaterial', { params: { id } }, signal)).data,
    ...FRESHNESS.detail,
  })
}
