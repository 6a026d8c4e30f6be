import type { Collection } from '@glazy/contract/collections'
import type {
  Component,
  Fingerprint,
  MaterialDetail,
  MaterialKind,
  MaterialSummary,
  Umf,
} from '@glazy/contract/materials'
import type { Answer } from '#lib/api/call.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keptDetails } from './kept-details.ts'
import type { MaterialListQuery } from '#queries/materials.ts'
import { keptMaterials } from './materials-table.ts'
import { isTold, kindsOf, searchItems } from './search-items.ts'
import { goneIds, isOwner, keptIds, ownProfile } from './own-ids.ts'

/** Whether a list is of what somebody owns or has collected, narrowed to nothing the device cannot tell. */
export async function isOwnItemList(whose: KeptFor, query: MaterialListQuery): Promise<boolean> {
  if (!isTold(query, 'u', 'collection')) return false
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
  const { collection: id } = query
  const [profile, collection] = await Promise.all([
    ownProfile(whose),
    id === undefined ? undefined : ownCollection(whose, Number(id)),
  ])
  if (id !== undefined && !collection) return undefined
  const items = collection
    ? await collectedItems(whose, collection.id)
    : await ownItems(whose, kindsOf(query))
  if (!items) return undefined
  const page = searchItems(items, query)
  return {
    data: [...page.data],
    meta: {
      ...page.meta,
      ...(collection && { collection: { data: collection } }),
      ...(profile && { user: { data: profile } }),
    },
  }
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
  const leftOut = components.flatMap(({ material }) =>
    material.isWithoutAnalysis ? material.name : [],
  )
  return {
    ...card,
    fingerprint: umf && fingerprintOf(umf),
    ...(leftOut.length > 0 && { leftOut }),
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
