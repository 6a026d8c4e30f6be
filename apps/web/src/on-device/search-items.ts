import { splitOtherNames } from '@glazy/ceramics/lookups/other-names'
import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import { coneRange } from '@glazy/ceramics/firing/cone-range'
import { PAGE_SIZE } from '@glazy/contract/limits'
import type { MaterialKind, MaterialSummary } from '@glazy/contract/materials'
import { foldName, indexWords, queryWords } from '@glazy/contract/reading/text-words'
import { MATERIAL_KINDS } from '@glazy/contract/vocabulary'
import type { MaterialListQuery } from '#queries/materials.ts'
import { pageOfList } from './page-of-list.ts'

type Test = (item: MaterialSummary, wanted: unknown) => boolean

/** Filters that mean the same on a device as on the server. */
const FILTERS: Readonly<Record<string, Test>> = {
  type: ({ materialTypeId }, id) => isOfType(materialTypeId, Number(id)),
  base_type: ({ materialTypeId }, id) => isOfType(materialTypeId, Number(id)),
  state: ({ materialStateId }, id) => materialStateId === Number(id),
  cone: ({ fromOrtonConeId: from, toOrtonConeId: to }, wanted) => {
    const { fromId, toId } = coneRange(wanted as NonNullable<MaterialListQuery['cone']>) // by its name
    const [low, high] = [from ?? to, to ?? from]
    return low !== null && high !== null && high >= fromId && low <= toId
  },
  atmosphere: ({ atmospheres }, id) => atmospheres.includes(Number(id)),
  surface: ({ surfaceTypeId }, id) => surfaceTypeId === Number(id),
  transparency: ({ transparencyTypeId }, id) => transparencyTypeId === Number(id),
  country: ({ countryId }, id) => countryId === Number(id),
  photo: ({ image }, wanted) => wanted !== true || image !== null,
  is_private: ({ isPrivate }, wanted) => wanted !== true || isPrivate,
}

/** Parameters that leave no item out: which page, in what order, and what is told of each. */
const LEAVES_ALL = ['p', 'count', 'o', 'include'] as const

/** Parameters that say of what kind items are. */
const OF_KIND: Readonly<Record<MaterialKind, 'composite' | 'primitive' | 'analysis'>> = {
  recipe: 'composite',
  primitive: 'primitive',
  analysis: 'analysis',
}

const TOLD = new Set<string>([...Object.keys(FILTERS), ...LEAVES_ALL, ...Object.values(OF_KIND)])

/**
 * Whether a search asks for nothing that only the server can tell.
 *
 * @param others parameters that are told in another way
 */
export function isTold(query: MaterialListQuery, ...others: readonly (keyof MaterialListQuery)[]) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  return asked.every(([name]) => TOLD.has(name) || others.some((other) => other === name))
}

/** The kinds of items that a search asks for: all where it says nothing of them. */
export function kindsOf(query: MaterialListQuery): readonly MaterialKind[] {
  const kinds = MATERIAL_KINDS.filter((kind) => query[OF_KIND[kind]] === true)
  return kinds.length === 0 ? MATERIAL_KINDS : kinds
}

/** A page of what a search finds among items, in its order, as the server finds it in the library. */
export function searchItems(items: readonly MaterialSummary[], query: MaterialListQuery) {
  const kinds = kindsOf(query)
  const tests = Object.entries(query).flatMap(([name, wanted]) => {
    const test = wanted === undefined ? undefined : FILTERS[name]
    // As on the server, a type counts before what it stands below.
    return test && !(name === 'base_type' && query.type !== undefined) ? [{ test, wanted }] : []
  })
  const wanted = items.filter(
    (item) => kinds.includes(item.kind) && tests.every((each) => each.test(item, each.wanted)),
  )
  const { o, p = 1, count = PAGE_SIZE } = query
  const found = named(wanted, query.q ?? '', ORDERS[o ?? 'un'], o === undefined)
  return pageOfList(found, Number(p), Number(count))
}

function isOfType(typeId: number | null, wanted: number): boolean {
  return typeId !== null && typeIdsWithin(wanted).has(typeId)
}

type Order = NonNullable<MaterialListQuery['o']>
type Compare = (one: MaterialSummary, other: MaterialSummary) => number

/** As the server puts items in order. */
const ORDERS: Readonly<Record<Order, Compare>> = {
  un: (one, other) => byTime(other.updatedAt, one.updatedAt) || other.id - one.id,
  uo: (one, other) => byTime(one.updatedAt, other.updatedAt) || one.id - other.id,
  cn: (one, other) => byTime(other.createdAt, one.createdAt) || other.id - one.id,
  co: (one, other) => byTime(one.createdAt, other.createdAt) || one.id - other.id,
  rh: byRating(-1),
  rl: byRating(1),
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other)

/** What has no ratings comes last in both directions. */
function byRating(direction: 1 | -1): Compare {
  const rank = ({ ratingAverage: average }: MaterialSummary) =>
    average === null ? Number.MAX_VALUE : direction * average
  return (one, other) =>
    rank(one) - rank(other) || other.ratingNumber - one.ratingNumber || ORDERS.un(one, other)
}

/** What most recipes use first, as forms offer it. */
export const byUse: Compare = (one, other) => (other.usedIn ?? 0) - (one.usedIn ?? 0)

/**
 * Items that have every word in a name, at the beginning of one of theirs. What an item is called
 * decides before the order unless one was chosen: see the ranks of the server's `rank-rows.ts`.
 */
export function named(
  items: readonly MaterialSummary[],
  text: string,
  compare: Compare,
  isRanked = true,
): readonly MaterialSummary[] {
  const words = queryWords(text)
  // Signs alone are no words, and find nothing.
  if (words.length === 0) return text.trim() === '' ? items.toSorted(compare) : []
  const wanted = foldName(text)
  return items
    .flatMap((item) => {
      const byName = rankOf(item, wanted, words)
      const rank = text.trim() === String(item.id) ? Math.min(byName ?? BY_ID, BY_ID) : byName
      return rank === undefined ? [] : [{ item, rank: isRanked ? rank : 0 }]
    })
    .sort((one, other) => one.rank - other.rank || compare(one.item, other.item))
    .map(({ item }) => item)
}

const BY_ID = 5

function rankOf(
  { name, otherNames }: MaterialSummary,
  wanted: string,
  words: readonly string[],
): number | undefined {
  const holds = (held: readonly string[]) =>
    words.every((word) => held.some((each) => each.startsWith(word)))
  const inName = indexWords(name)
  const inNames = [name, otherNames ?? ''].flatMap(indexWords)
  if (!holds(inNames)) return undefined
  const [own, others] = [foldName(name), splitOtherNames(otherNames).map(foldName)]
  if (own === wanted) return 0
  if (others.includes(wanted)) return 1
  if (own.startsWith(`${wanted} `)) return 2
  if (own.startsWith(wanted) || others.some((each) => each.startsWith(`${wanted} `))) return 3
  return holds(inName) ? 4 : 6
}
