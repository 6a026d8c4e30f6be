import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import type { Collection } from '@glazy/contract/collections'
import { PAGE_SIZE } from '@glazy/contract/limits'
import type {
  Component,
  Fingerprint,
  MaterialDetail,
  MaterialKind,
  MaterialSummary,
  Umf,
} from '@glazy/contract/materials'
import { MATERIAL_KINDS } from '@glazy/contract/vocabulary'
import type { Answer } from '#lib/api/call.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keptDetails } from './kept-details.ts'
import type { MaterialListQuery } from './materials.ts'
import { keptMaterials } from './materials-table.ts'
import { goneIds, isOwner, keptIds, ownProfile } from './own-ids.ts'
import { pageOfList } from './page-of-list.ts'

/** Parameters that say whose, which page and in what order; what is included is always there. */
const PLAIN = [
  'u',
  'collection',
  'composite',
  'primitive',
  'analysis',
  'p',
  'count',
  'o',
  'include',
]

type Test = (item: MaterialSummary, wanted: unknown) => boolean

/** Filters that mean the same on a device as on the server. */
const FILTERS: Readonly<Record<string, Test>> = {
  type: ({ materialTypeId }, id) => isOfType(materialTypeId, Number(id)),
  base_type: ({ materialTypeId }, id) => isOfType(materialTypeId, Number(id)),
  state: ({ materialStateId }, id) => materialStateId === Number(id),
  atmosphere: ({ atmospheres }, id) => atmospheres.includes(Number(id)),
  surface: ({ surfaceTypeId }, id) => surfaceTypeId === Number(id),
  transparency: ({ transparencyTypeId }, id) => transparencyTypeId === Number(id),
  country: ({ countryId }, id) => countryId === Number(id),
  photo: ({ image }, wanted) => wanted !== true || image !== null,
  is_private: ({ isPrivate }, wanted) => wanted !== true || isPrivate,
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

/** Whether a list is of what somebody owns or has collected, narrowed to nothing the device cannot tell. */
export async function isOwnItemList(whose: KeptFor, query: MaterialListQuery): Promise<boolean> {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : name))
  if (asked.some((name) => !PLAIN.includes(name) && !Object.hasOwn(FILTERS, name))) return false
  if (query.u === undefined) return query.collection !== undefined
  return isOwner(whose, query.u)
}

/**
 * A page of what somebody owns, or of one of their collections, from the items that are on the device.
 *
 * @returns undefined where they are not all there
 */
export async function ownItemPage(
  whose: KeptFor,
  query: MaterialListQuery,
): Promise<Answer<'searchMaterials'> | undefined> {
  const { collection: id, o = 'un', p = 1, count = PAGE_SIZE } = query
  const [profile, collection] = await Promise.all([
    ownProfile(whose),
    id === undefined ? undefined : ownCollection(whose, Number(id)),
  ])
  if (id !== undefined && !collection) return undefined
  const kinds = kindsOf(query)
  const items = collection
    ? await collectedItems(whose, collection.id)
    : await ownItems(whose, kinds)
  if (!items) return undefined
  const tests = Object.entries(query).flatMap(([name, wanted]) => {
    const test = wanted === undefined ? undefined : FILTERS[name]
    // As on the server, a type counts before what it stands below.
    return test && !(name === 'base_type' && query.type !== undefined) ? [{ test, wanted }] : []
  })
  const found = items.filter(
    (item) => kinds.includes(item.kind) && tests.every(({ test, wanted }) => test(item, wanted)),
  )
  const page = pageOfList(found.toSorted(ORDERS[o]), Number(p), Number(count))
  return {
    data: [...page.data],
    meta: {
      ...page.meta,
      ...(collection && { collection: { data: collection } }),
      ...(profile && { user: { data: profile } }),
    },
  }
}

function kindsOf({ composite, primitive, analysis }: MaterialListQuery): readonly MaterialKind[] {
  const asked = { recipe: composite, primitive, analysis }
  const kinds = MATERIAL_KINDS.filter((kind) => asked[kind] === true)
  return kinds.length === 0 ? MATERIAL_KINDS : kinds
}

async function ownCollection(whose: KeptFor, id: number): Promise<Collection | undefined> {
  const list = await ownCollections(whose)
  return list?.data.find((one) => one.id === id)
}

/** The collections of whoever the device belongs to. */
export async function ownCollections(
  whose: KeptFor,
): Promise<Answer<'listCollections'> | undefined> {
  const lists = await keptAnswers.beginning(whose, '["collections","of",')
  // They are asked for by id and by name; what was changed last is how they are.
  return lists
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .map(({ data }) => data as Answer<'listCollections'>) // kept under the keys of their queries
    .find(({ meta }) => meta.user.data.id === whose.owner)
}

async function ownItems(
  whose: KeptFor,
  kinds: readonly MaterialKind[],
): Promise<readonly MaterialSummary[] | undefined> {
  const known = await Promise.all(kinds.map((kind) => keptIds(whose, kind)))
  const items = await itemsHere(whose)
  const ids = new Set<number>()
  for (const [place, kind] of kinds.entries()) {
    const own = known[place]
    if (!own) return undefined
    for (const id of own.ids) ids.add(id)
    for (const { data: item, keptAt } of items.details) {
      const isNew = keptAt > own.at && item.kind === kind
      if (isNew && item.user?.id === whose.owner) ids.add(item.id)
    }
  }
  return items.all(ids)
}

async function collectedItems(
  whose: KeptFor,
  collection: number,
): Promise<readonly MaterialSummary[] | undefined> {
  const known = await keptIds(whose, `collection ${collection}`)
  if (!known) return undefined
  const items = await itemsHere(whose)
  const ids = new Set(known.ids)
  for (const { data: item, keptAt } of items.details) {
    if (keptAt <= known.at) continue
    if (item.myCollections.includes(collection)) ids.add(item.id)
    else ids.delete(item.id)
  }
  return items.all(ids)
}

/** The items on the device, as lists show them. */
async function itemsHere(whose: KeptFor) {
  const details = await keptDetails(whose)
  const opened = new Map(details.map(({ data }) => [data.id, data]))
  const table = new Map((await keptMaterials(whose)).map((item) => [item.id, item]))
  const gone = await goneIds(whose, 'materials')
  const cardOf = (id: number) => {
    const item = opened.get(id)
    return item ? cardOfDetail(item) : table.get(id)
  }
  return {
    details,
    /**
     * Those with these ids that were not deleted since; undefined where one is not there: a list of
     * some would look like all.
     */
    all(ids: Iterable<number>): readonly MaterialSummary[] | undefined {
      const cards = [...ids].filter((id) => !gone.has(id)).map(cardOf)
      return cards.every((card) => card !== undefined) ? cards : undefined
    },
  }
}

/** What the page of an item shows and no list does. */
type PageParts = Exclude<keyof MaterialDetail, keyof MaterialSummary>

/** An item as lists show it: without what its page alone does, with what is drawn on a card. */
export function cardOfDetail(item: MaterialDetail): MaterialSummary {
  const card: Omit<MaterialDetail, PageParts> & Partial<Pick<MaterialDetail, PageParts>> = {
    ...item,
  }
  for (const part of PAGE_PARTS) delete card[part]
  const { umf, components } = item
  return {
    ...card,
    fingerprint: umf && fingerprintOf(umf),
    ingredients: [...largest(components, false), ...largest(components, true)],
  }
}

const PAGE_PARTS = [
  ...(['description', 'defaultLocale', 'translations', 'formula', 'parent', 'children'] as const),
  ...(['siblings', 'revisionParent', 'revisionChildren', 'copiedFrom', 'copies'] as const),
  ...(['kilnSchedule', 'chemistry', 'images', 'selectedReview', 'myCollections'] as const),
] satisfies readonly PageParts[]

function fingerprintOf({ moles, R2OTotal, ROTotal }: Umf): Fingerprint {
  const rounded = (moleCount = 0) => Math.round(moleCount * 100) / 100
  return {
    R2O: rounded(R2OTotal),
    RO: rounded(ROTotal),
    B2O3: rounded(moles.B2O3),
    Al2O3: rounded(moles.Al2O3),
    SiO2: rounded(moles.SiO2),
  }
}

/** Ingredients that a card has room for, of the base and of the additions. */
const LARGEST = 3

function largest(components: readonly Component[], isAdditional: boolean) {
  return components
    .filter((component) => component.isAdditional === isAdditional)
    .toSorted((one, other) => other.percentageAmount - one.percentageAmount)
    .slice(0, LARGEST)
    .map(({ material: { name }, percentageAmount }) => ({ name, percentageAmount, isAdditional }))
}
