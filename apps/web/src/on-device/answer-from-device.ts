import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import { PAGE_SIZE_MAX, SUGGESTIONS_MAX } from '@glazy/contract/limits'
import type {
  KnownMaterial,
  MaterialDetail,
  MaterialKind,
  MaterialSummary,
} from '@glazy/contract/materials'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { type MaterialListQuery, materialKeys } from '#queries/materials.ts'
import { keptDetails } from './kept-details.ts'
import { goneIds } from './own-ids.ts'
import { byUse, isTold, kindsOf, named, searchItems } from './search-items.ts'
import { keptMaterials } from './materials-table.ts'

/**
 * Answers what was never asked while there was a connection, from the materials and the items that are
 * on the device: what a form looks up, what a calculation needs, the list of raw materials by name, and
 * the lists of what somebody owns or has collected.
 *
 * @returns undefined where the device does not know
 */
export async function answerFromDevice(whose: KeptFor, key: QueryKey): Promise<unknown> {
  const [first, what, ...rest] = key
  if (typeof what !== 'string') return undefined
  const answer = first === materialKeys.all[0] ? await ANSWERS[what]?.(whose, rest) : undefined
  if (answer !== undefined) return answer
  // Only a page without a connection asks for it.
  const { ownAnswer } = await import('./own-answers.ts')
  return ownAnswer(whose, key)
}

type Answering = (whose: KeptFor, rest: readonly unknown[]) => Promise<unknown>

const ANSWERS: Readonly<Record<string, Answering>> = {
  lookup: (whose, [category, text]) => lookUp(whose, category as ListCategory, String(text)),
  ingredients: (whose, [ids]) => known(whose, ids as readonly number[]),
  names: async (whose, ids) => {
    const items = await known(whose, ids as readonly number[])
    return Object.fromEntries(items.map(({ id, name }) => [id, name]))
  },
  common: (whose, [typeId]) => common(whose, typeId as number | null),
  list: (whose, [query]) => list(whose, query as MaterialListQuery),
  print: async (whose, [ids]) => {
    const items = await itemsOf(whose, ids as readonly number[])
    return items.map((item) => ({ description: null, source: null, ...item }))
  },
  innerRecipes: async (whose, [ids]) => {
    const items = await itemsOf(whose, ids as readonly number[])
    return items.map(({ id, components = [] }) => ({ id, components }))
  },
}

/** The items among these that are here, in their order. */
async function itemsOf(
  whose: KeptFor,
  ids: readonly number[],
): Promise<readonly MaterialSummary[]> {
  const table = new Map((await keptMaterials(whose)).map((item) => [item.id, item]))
  const found = await Promise.all(
    ids.map(async (id) => newer(table.get(id), await detailOf(whose, id))),
  )
  return found.filter((item) => item !== undefined)
}

/** The same with ingredients that were hidden, as the recipes that hold them tell them. */
async function known(
  whose: KeptFor,
  ids: readonly number[],
): Promise<readonly (KnownMaterial | MaterialSummary)[]> {
  const items = await itemsOf(whose, ids)
  const missing = new Set(ids)
  for (const { id } of items) missing.delete(id)
  if (missing.size === 0) return items
  const held = (await keptDetails(whose)).flatMap(({ data }) =>
    data.components.flatMap(({ material: { id, analysis = null, ...material } }) =>
      id !== null && material.isHidden && missing.delete(id) ? [{ ...material, id, analysis }] : [],
    ),
  )
  return [...items, ...held]
}

/** Which of two says how an item is now. */
function newer<T extends MaterialSummary>(one: T | undefined, other: T | undefined): T | undefined {
  if (!one || !other) return one ?? other
  return Date.parse(other.updatedAt) > Date.parse(one.updatedAt) ? other : one
}

/** An item that somebody has opened, owns or has bookmarked. */
function detailOf(whose: KeptFor, id: number): Promise<MaterialDetail | undefined> {
  return keptAnswers.get(whose, hashKey(materialKeys.detail(id))) as Promise<
    MaterialDetail | undefined
  > // kept under the key of its query
}

const CATEGORY_OF_KIND = {
  recipe: 'recipes',
  primitive: 'materials',
  analysis: 'analyses',
} as const satisfies Record<MaterialKind, ListCategory>

async function lookUp(whose: KeptFor, category: ListCategory, text: string) {
  const details = (await keptDetails(whose)).map(({ data }) => data)
  const others = details.filter(
    ({ kind }) => category === 'all' || CATEGORY_OF_KIND[kind] === category,
  )
  const table = category === 'materials' || category === 'all' ? await keptMaterials(whose) : []
  const gone = await goneIds(whose, 'materials')
  const items = new Map<number, MaterialSummary>()
  for (const item of [...others, ...table]) {
    if (!gone.has(item.id)) items.set(item.id, newer(item, items.get(item.id)) ?? item)
  }
  return named([...items.values()], text, byUse).slice(0, SUGGESTIONS_MAX)
}

async function common(whose: KeptFor, typeId: number | null) {
  const types = typeId === null ? undefined : typeIdsWithin(typeId)
  const isWanted = ({ materialTypeId }: MaterialSummary) =>
    types === undefined || (materialTypeId !== null && types.has(materialTypeId))
  const items = (await keptMaterials(whose)).filter(isWanted)
  return items.length === 0 ? undefined : items.toSorted(byUse).slice(0, PAGE_SIZE_MAX)
}

async function list(whose: KeptFor, query: MaterialListQuery) {
  const { id: ids, ...search } = query
  if (!isTold(query, 'id', 'q', 'alike')) return undefined
  if (ids === undefined && !isOfMaterials(query)) return undefined
  const items =
    ids === undefined ? await keptMaterials(whose) : await itemsOf(whose, ids as readonly number[])
  const { data, meta } = searchItems(items, search)
  // Of what is not here the library may know.
  if (data.length === 0) return undefined
  return { data: data.map((item) => ({ ...item, components: item.components ?? [] })), meta }
}

/** Raw materials are here all together, of other items only some. */
function isOfMaterials(query: MaterialListQuery): boolean {
  return kindsOf(query).every((kind) => kind === 'primitive')
}
