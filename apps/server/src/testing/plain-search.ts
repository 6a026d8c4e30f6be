import { axisValue } from '@glazy/ceramics/charts/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { descendants } from '@glazy/ceramics/lookups/material-types'
import { isInRange, rangesOf } from '@glazy/contract/ranges'
import type { SearchQuery } from '@glazy/contract/search'
import { MAKEABLE } from '@glazy/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { foldName, indexWords, queryWords } from '#library-index/words/text-words.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'

/** An item as the tables of the truth hold it. */
interface WrittenItem {
  readonly id: number
  readonly kind: MaterialKind
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly collections: readonly number[]
  readonly parentId: number | null
  readonly componentIds: readonly number[]
  readonly name: string
  readonly otherNames: readonly string[]
  readonly texts: readonly string[]
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  readonly surfaceId: number | null
  readonly stateId: number
  readonly colour: string | null
  readonly ratingAverage: number | null
  readonly ratingCount: number
  readonly createdAt: number
  readonly updatedAt: number
  readonly chemistry: Parameters<typeof deriveChemistry>[0]
}

/** All items, straight from the tables. */
export async function readItems(db: Kysely<Database>): Promise<WrittenItem[]> {
  const { rows } = await sql<WrittenItem>`
    select m.id, m.kind, m.owner_id as "ownerId", m.is_private as "isPrivate", m.name,
      array(select collection_id from collection_material where material_id = m.id)
        as collections,
      m.parent_id as "parentId", array(select distinct mc.component_id
        from material_component as mc where mc.recipe_id = m.id) as "componentIds",
      array[m.name || e'\\n' || coalesce(m.other_names, '')] || array(
        select t.name || e'\\n' || coalesce(t.other_names, '') from material_translation as t
        where t.material_id = m.id) as "otherNames",
      array_remove(array[m.description], null) as texts,
      coalesce(m.type_id, m.base_type_id) as "typeId",
      coalesce(m.from_cone_id, m.to_cone_id) as "fromConeId",
      coalesce(m.to_cone_id, m.from_cone_id) as "toConeId", m.atmospheres,
      m.surface_id as "surfaceId", m.state_id as "stateId", m.colour,
      m.rating_average as "ratingAverage", m.rating_count as "ratingCount",
      extract(epoch from m.created_at)::float8 as "createdAt",
      extract(epoch from m.updated_at)::float8 as "updatedAt",
      jsonb_build_object('percent', c.percent, 'loi', c.loi) as chemistry
    from material as m join material_chemistry as c on c.material_id = m.id`.execute(db)
  return rows
}

/**
 * What a search finds, in its order, by one plain look at every item; undefined where nothing is
 * found by the words that were typed, so that others are looked for.
 *
 * @param shelf materials that the viewer has
 */
export function plainSearch(
  items: readonly WrittenItem[],
  query: SearchQuery,
  viewer: MaybeViewer,
  shelf: readonly number[] = [],
): readonly number[] | undefined {
  const terms = queryWords(query.q ?? '')
  const narrowing = queryWords(query.subsearch ?? '')
  const found = items
    .filter((item) => isSeen(item, viewer))
    .filter((item) => isMakeable(items, item, query, viewer, shelf))
    .filter((item) => isWanted(item, query))
    .flatMap((item) => {
      const rank = rankOf(item, query.q ?? '', terms, narrowing)
      return rank === undefined ? [] : [{ item, rank }]
    })
  if (found.length === 0 && terms.length + narrowing.length > 0) return undefined
  const isByFigure = query.ox !== undefined || query.color !== undefined
  return found
    .toSorted(
      (a, b) =>
        (isByFigure ? 0 : a.rank - b.rank) || compare(keysOf(a.item, query), keysOf(b.item, query)),
    )
    .map(({ item }) => item.id)
}

function isSeen(item: Pick<WrittenItem, 'isPrivate' | 'ownerId'>, viewer: MaybeViewer): boolean {
  return !item.isPrivate || item.ownerId === viewer?.id
}

/** Whether few enough ingredients are missing, those of recipes inside among them. */
function isMakeable(
  items: readonly WrittenItem[],
  recipe: WrittenItem,
  { makeable }: SearchQuery,
  viewer: MaybeViewer,
  shelf: readonly number[],
): boolean {
  if (makeable === undefined) return true
  if (viewer === null || recipe.componentIds.length === 0) return false
  const byId = new Map(items.filter((item) => isSeen(item, viewer)).map((item) => [item.id, item]))
  const own = shelf.flatMap((id) => byId.get(id) ?? [])
  const isThere = ({ id, parentId }: WrittenItem) =>
    own.some(
      (stock) =>
        stock.id === id ||
        stock.id === parentId ||
        stock.parentId === id ||
        (parentId !== null && stock.parentId === parentId),
    )
  const missing = new Set<number>()
  const look = (ids: readonly number[]) => {
    for (const id of ids) {
      const item = byId.get(id)
      if (item !== undefined && isThere(item)) continue
      if (item !== undefined && item.componentIds.length > 0) look(item.componentIds)
      else missing.add(id)
    }
  }
  look(recipe.componentIds)
  return missing.size <= MAKEABLE.indexOf(makeable)
}

function isWanted(item: WrittenItem, query: SearchQuery): boolean {
  const { composite, primitive, analysis, type, cone } = query
  const kinds = [composite && 'recipe', primitive && 'primitive', analysis && 'analysis'].filter(
    Boolean,
  )
  const range = typeof cone === 'number' ? { fromId: cone, toId: cone } : cone && CONE_GROUPS[cone]
  const types = type === undefined ? [] : [type, ...descendants(type).map(({ id }) => id)]
  const { fromConeId: from, toConeId: to } = item
  const chemistry = deriveChemistry(item.chemistry)
  return (
    (kinds.length === 0 || kinds.includes(item.kind)) &&
    (type === undefined || types.includes(item.typeId ?? 0)) &&
    (!range || (from !== null && to !== null && from <= range.toId && to >= range.fromId)) &&
    (query.atmosphere === undefined || item.atmospheres.includes(query.atmosphere)) &&
    (query.surface === undefined || item.surfaceId === query.surface) &&
    (query.state === undefined || item.stateId === query.state) &&
    isInCollection(item, query) &&
    (query.is_private !== true || item.isPrivate) &&
    (query.id === undefined || query.id.includes(item.id)) &&
    (query.color === undefined || query.ox !== undefined || item.colour !== null) &&
    rangesOf(query).every((each) => {
      const value = axisValue(each.axis, chemistry)
      return value !== null && isInRange(value, each)
    })
  )
}

/** Inside a collection, `u` names whose that is: not who owns the items. */
function isInCollection(item: WrittenItem, { collection, u }: SearchQuery): boolean {
  if (collection !== undefined) return item.collections.includes(collection)
  return u === undefined || item.ownerId === Number(u)
}

/** The id, the name, its beginning, its words, other names, the description. */
function rankOf(
  item: WrittenItem,
  typed: string,
  terms: readonly string[],
  narrowing: readonly string[],
): number | undefined {
  if (terms.length + narrowing.length === 0) return 0
  if (narrowing.length === 0 && typed.trim() === String(item.id)) return 0
  const places = [
    indexWords(item.name),
    item.otherNames.flatMap((name) => indexWords(name)),
    item.texts.flatMap((text) => indexWords(text.replace(/<[^>]*>/g, ' '))),
  ]
  const placeOf = (term: string) =>
    places.findIndex((words) => words.some((word) => word.startsWith(term)))
  if ([...terms, ...narrowing].some((term) => placeOf(term) === -1)) return undefined
  if (terms.length === 0) return 0
  const worst = Math.max(...terms.map(placeOf))
  if (worst > 0) return 3 + worst
  const [name, wanted] = [foldName(item.name), foldName(typed)]
  if (name === wanted) return 1
  return name.startsWith(wanted) ? 2 : 3
}

type Keys = readonly number[]

function keysOf(item: WrittenItem, { o, ox, oa, od, color }: SearchQuery): Keys {
  const last = [-item.updatedAt, -item.id]
  if (ox !== undefined) {
    const { umf, percent, molePercent } = deriveChemistry(item.chemistry)
    const value = (oa === 'percent' ? percent : oa === 'molePercent' ? molePercent : umf?.moles)?.[
      ox
    ]
    return value === undefined || value === 0
      ? [1, ...last]
      : [0, od === 'asc' ? value : -value, -item.id]
  }
  if (color !== undefined) {
    const [one, other] = [oklabFromHex(item.colour ?? ''), oklabFromHex(color)]
    const distance = (one.L - other.L) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2
    return [distance, -item.id]
  }
  const rating = item.ratingAverage
  switch (o ?? 'un') {
    case 'un':
      return last
    case 'uo':
      return [item.updatedAt, item.id]
    case 'cn':
      return [-item.createdAt, -item.id]
    case 'co':
      return [item.createdAt, item.id]
    case 'rh':
      return [rating === null ? 1 : -rating, -item.ratingCount, ...last]
    case 'rl':
      return [rating ?? Infinity, -item.ratingCount, ...last]
  }
}

function compare(one: Keys, other: Keys): number {
  for (const [at, key] of one.entries()) {
    const difference = key === other[at] ? 0 : key - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
