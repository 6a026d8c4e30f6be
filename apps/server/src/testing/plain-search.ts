import { axisValue } from '@glazy/ceramics/charts/chart-axes'
import { compositionSignature } from '@glazy/ceramics/chemistry/recipe'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { descendants } from '@glazy/ceramics/lookups/material-types'
import { foldTag } from '@glazy/ceramics/lookups/tags'
import { isInRange, rangesOf } from '@glazy/contract/ranges'
import type { Trait } from '@glazy/contract/reading/phrase'
import type { SearchQuery } from '@glazy/contract/search'
import { MAKEABLE } from '@glazy/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { localWords } from '#library-index/words/local-words.ts'
import { foldName, indexWords } from '#library-index/words/text-words.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import { isAnyWord, type Term, type Wish, wishOf } from './plain-wish.ts'

/** An item as the tables of the truth hold it. */
interface WrittenItem {
  readonly id: number
  readonly kind: MaterialKind
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly collections: readonly number[]
  readonly parentId: number | null
  readonly componentIds: readonly number[]
  readonly lines: readonly {
    readonly componentId: number
    readonly amount: number
    readonly isAdditional: boolean
  }[]
  readonly name: string
  readonly otherNames: readonly string[]
  readonly texts: readonly string[]
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  readonly tags: readonly string[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
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
      coalesce((select jsonb_agg(jsonb_build_object('componentId', mc.component_id,
          'amount', mc.amount, 'isAdditional', mc.is_additional) order by mc.position)
        from material_component as mc where mc.recipe_id = m.id), '[]') as lines,
      array[m.name || e'\\n' || coalesce(m.other_names, '')] || array(
        select t.name || e'\\n' || coalesce(t.other_names, '') from material_translation as t
        where t.material_id = m.id) || m.tags as "otherNames",
      array_remove(array[m.description], null) as texts,
      coalesce(m.type_id, m.base_type_id) as "typeId",
      coalesce(m.from_cone_id, m.to_cone_id) as "fromConeId",
      coalesce(m.to_cone_id, m.from_cone_id) as "toConeId", m.atmospheres, m.tags,
      m.surface_id as "surfaceId", m.transparency_id as "transparencyId", m.state_id as "stateId", m.colour,
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
  const wish = wishOf(query)
  const byId = new Map(items.map((item) => [item.id, item]))
  const found = items
    .filter((item) => isSeen(item, viewer))
    .filter((item) => isMakeable(items, item, query, viewer, shelf))
    .filter((item) => isWanted(item, query) && isAlike(items, item, query, viewer))
    .flatMap((item) => {
      const rank = rankOf(item, wish, byId)
      return rank === undefined ? [] : [{ item, rank }]
    })
  if (found.length === 0 && isAnyWord(wish)) return undefined
  const isByFigure = query.ox !== undefined || query.color !== undefined
  const isTogether =
    query.alike === 'together' && (query.ox !== undefined || query.color === undefined)
  return (isTogether ? firstOfEach(found, items, query) : found)
    .toSorted(
      (a, b) =>
        (isByFigure ? 0 : a.rank - b.rank) || compare(keysOf(a.item, query), keysOf(b.item, query)),
    )
    .map(({ item }) => item.id)
}

/** One item of each composition: the first by rank and order, or by the last change where a figure orders. */
function firstOfEach(
  found: readonly { readonly item: WrittenItem; readonly rank: number }[],
  items: readonly WrittenItem[],
  { ox, ...query }: SearchQuery,
) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const order = ox === undefined ? query : {}
  const sorted = found.toSorted(
    (a, b) => a.rank - b.rank || compare(keysOf(a.item, order), keysOf(b.item, order)),
  )
  const seen = new Set<string>()
  return sorted.filter(({ item }) => {
    const composition = compositionOf(item, byId)
    const isFirst = composition === '' || !seen.has(composition)
    seen.add(composition)
    return isFirst
  })
}

function compositionOf({ lines }: WrittenItem, byId: ReadonlyMap<number, WrittenItem>): string {
  return compositionSignature(
    lines.map(({ componentId, amount, isAdditional }) => {
      const of = byId.get(componentId)
      const materialParentId = of?.parentId ?? null
      const isPrimitive = of?.kind === 'primitive'
      return { materialId: componentId, materialParentId, isPrimitive, amount, isAdditional }
    }),
  )
}

function isAlike(
  items: readonly WrittenItem[],
  item: WrittenItem,
  { alike_to: id }: SearchQuery,
  viewer: MaybeViewer,
): boolean {
  if (id === undefined) return true
  const byId = new Map(items.map((each) => [each.id, each]))
  const other = byId.get(id)
  if (other === undefined || !isSeen(other, viewer)) return false
  const composition = compositionOf(other, byId)
  return composition !== '' && composition === compositionOf(item, byId)
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
    (query.tags ?? []).every((tag) => item.tags.map(foldTag).includes(foldTag(tag))) &&
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

const [NAME, OTHER_NAME, TEXT, NOWHERE] = [0, 1, 2, 3]

/**
 * The id, the name, its beginning, its words; the beginning of the name and its words for what is
 * what some words say; other names, the description.
 */
function rankOf(
  item: WrittenItem,
  wish: Wish,
  byId: ReadonlyMap<number, WrittenItem>,
): number | undefined {
  const { typed, left, terms, narrowing, described } = wish
  if (!isAnyWord(wish)) return 0
  if (narrowing.length === 0 && typed.trim() === String(item.id)) return 0
  const words = [
    indexWords(item.name),
    otherNamesOf(item),
    item.texts.flatMap((text) => indexWords(text.replace(/<[^>]*>/g, ' '))),
  ]
  const placeOf = (isIt: (word: string) => boolean) => {
    const place = words.findIndex((each) => each.some(isIt))
    return place === -1 ? NOWHERE : place
  }
  const begins = (term: string) => placeOf((word) => word.startsWith(term))
  const made = item.componentIds.flatMap((id) => {
    const material = byId.get(id)
    if (material?.kind !== 'primitive' || material.isPrivate) return []
    return [...indexWords(material.name), ...otherNamesOf(material)]
  })
  const all = (term: readonly string[], one: (word: string) => number) =>
    Math.max(...term.map((word) => one(word)))
  const either = ({ words: said, english = said }: Term, one: (word: string) => number) =>
    Math.min(all(said, one), all(english, one))
  const beginsInside = (term: Term) =>
    either(term, (word) => {
      const isLong = word.length >= 3 || term.english !== undefined
      const isMadeOf = isLong && made.some((each) => each.startsWith(word))
      return Math.min(begins(word), isMadeOf ? TEXT : NOWHERE)
    })
  if (narrowing.some((term) => either(term, begins) === NOWHERE)) return undefined
  const very = terms.map(beginsInside)
  if (very.includes(NOWHERE)) return undefined
  const counted = [...very]
  for (const phrase of described) {
    const isType = phrase.kind === 'type' || phrase.kind === 'color'
    const whole = (word: string) => placeOf((each) => each === word)
    const isNamed = isType || phrase.words.length > 1 || /\p{L}|^0/u.test(phrase.words[0] ?? '')
    const found = isNamed ? either(phrase, isType ? begins : whole) : NOWHERE
    const inWords = !isType && found > OTHER_NAME ? NOWHERE : found
    const asTrait = !isOfTrait(item, phrase.trait) ? NOWHERE : isType ? OTHER_NAME : NAME
    if (Math.min(inWords, asTrait) === NOWHERE) return undefined
    very.push(inWords)
    counted.push(Math.min(inWords, asTrait))
  }
  if (counted.length === 0) return 0
  const name = foldName(item.name)
  const worst = Math.max(...counted)
  if (Math.max(...very) === NAME) {
    if (name === foldName(typed)) return 1
    return name.startsWith(foldName(typed)) ? 2 : 3
  }
  if (worst === NAME) return left !== '' && name.startsWith(foldName(left)) ? 4 : 5
  return worst === TEXT ? 7 : 6
}

/** Words of other names, those in other languages among them. */
function otherNamesOf({ kind, name, otherNames }: WrittenItem): readonly string[] {
  const words = [name, ...otherNames].flatMap((each) => indexWords(each))
  return kind === 'primitive' ? [...words, ...localWords(new Set(words))] : words
}

function isOfTrait(item: WrittenItem, trait: Trait): boolean {
  const { cones, atmosphere, surfaces = [], transparencies = [], types = [] } = trait
  const { fromConeId: from, toConeId: to } = item
  return (
    (!!cones && from !== null && to !== null && from <= cones.toId && to >= cones.fromId) ||
    (atmosphere !== undefined && item.atmospheres.includes(atmosphere)) ||
    surfaces.includes(item.surfaceId ?? 0) ||
    transparencies.includes(item.transparencyId ?? 0) ||
    types.some((id) => [id, ...descendants(id).map((type) => type.id)].includes(item.typeId ?? 0))
  )
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
