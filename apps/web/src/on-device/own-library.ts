import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { MATERIAL_KINDS } from '@glazy/contract/vocabulary'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { call, type CallInput } from '#lib/api/call.ts'
import { imageUrl } from '#lib/image-url.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keepPictures } from '#lib/offline/own-pictures.ts'
import { chartLimits } from '#queries/chart-layers.ts'
import { collectionsOf } from '#queries/collections.ts'
import { ownInventory } from '#queries/inventory.ts'
import { kilnSchedules, ownSchedules } from '#queries/kilns.ts'
import { materialDetail } from '#queries/materials.ts'
import { isOwnList } from './own-answers.ts'
import { keepIds } from './own-ids.ts'
import { type Keeping, keepOwnRecords } from './keep-own-records.ts'
import { userProfile } from '#queries/people.ts'
import { readPages } from './read-pages.ts'
import { ownStock, shoppingList } from '#queries/stock.ts'

/** Milliseconds between two items: whoever uses the site meanwhile is not to notice. */
const PAUSE_MS = 700
/** What is derived of an item may change without it: after so long it is asked for again. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const ITEMS_A_PAGE = 100
/** What the page of an item shows on a phone with a fine screen. */
const PICTURE_WIDTH = 768

type SearchQuery = NonNullable<CallInput<'searchMaterials'>['query']>

/**
 * Keeps everything that somebody owns or has bookmarked on their device, whether they have opened it
 * there or not: items as far as they have changed since, inventory, stock, logs, batches and kiln
 * schedules, and which they are, so that their lists follow from them.
 *
 * @returns how many items were asked for
 * @throws ApiError when the connection is lost; what was kept by then stays
 */
export async function keepOwnLibrary(
  client: QueryClient,
  whose: KeptFor,
  signal: AbortSignal,
  pause = PAUSE_MS,
): Promise<number> {
  const keeping = { client, whose, signal, pause }
  const at = Date.now()
  const user = String(whose.owner)
  // Their answers are kept like those of every page.
  await client.prefetchQuery(ownInventory(whose.owner))
  await client.prefetchQuery(ownSchedules(whose.owner))
  await client.prefetchQuery(kilnSchedules({}))
  await client.prefetchQuery(chartLimits())
  await client.prefetchQuery(ownStock(whose.owner))
  await client.prefetchQuery(shoppingList(whose.owner))
  const profile = userProfile(user)
  await keep(whose, profile.queryKey, await client.fetchQuery(profile))
  await keepOwnRecords(keeping, (images) => keepPictures(picturesOf({ images }), signal))
  const count = await keepOwnItems(keeping, at)
  await dropOwnLists(whose, at)
  return count
}

const keep = (whose: KeptFor, key: QueryKey, data: unknown) =>
  keptAnswers.put(whose, hashKey(key), data)

/** Addresses of photographs, in the size of the page of an item. */
function picturesOf({ images }: { readonly images: readonly { readonly cdnId: string }[] }) {
  return images.map(({ cdnId }) => imageUrl(cdnId, PICTURE_WIDTH))
}

/** Keeps everything somebody owns, recipes first, then what is in their collections. */
async function keepOwnItems(keeping: Keeping, at: number): Promise<number> {
  const { whose, signal, pause } = keeping
  const u = String(whose.owner)
  const keptAt = await keptAnswers.times(whose)
  const seen = new Set<number>()
  const gone = new Set<number>()
  let count = 0

  /** @returns ids of those that are there */
  async function keepItems(items: readonly MaterialSummary[]): Promise<readonly number[]> {
    for (const { id, updatedAt } of items) {
      const { queryKey } = materialDetail(id)
      const since = keptAt.get(hashKey(queryKey)) ?? 0
      const isFresh = since >= Date.parse(updatedAt) && since > Date.now() - LONGEST_MS
      if (seen.has(id) || isFresh) continue
      seen.add(id)
      await new Promise((resolve) => setTimeout(resolve, pause))
      const item = await findItem(id, signal)
      if (!item) {
        gone.add(id)
        continue
      }
      await keep(whose, queryKey, item)
      await keepPictures(picturesOf(item), signal)
      count += 1
    }
    return items.flatMap(({ id }) => (gone.has(id) ? [] : [id]))
  }

  const own = await found({ u }, keeping)
  for (const kind of MATERIAL_KINDS) {
    const ids = await keepItems(own.filter((item) => item.kind === kind))
    // Only now: a list is told where all of it is there.
    await keepIds(whose, kind, ids, at)
  }
  const collections = await call('listCollections', { params: { userId: u } }, signal)
  for (const { id } of collections.data) {
    const ids = await keepItems(await found({ u, collection: id }, keeping))
    await keepIds(whose, `collection ${id}`, ids, at)
  }
  await keep(whose, collectionsOf(u).queryKey, collections)
  return count
}

/** An item, unless it is gone since it was listed. */
async function findItem(id: number, signal: AbortSignal): Promise<MaterialDetail | undefined> {
  try {
    return (await call('getMaterial', { params: { id } }, signal)).data
  } catch (failure) {
    if (isNotFoundError(failure)) return undefined
    throw failure
  }
}

/** Every item that a search finds. */
function found(query: SearchQuery, { signal, pause }: Keeping) {
  return readPages(
    (p) => call('searchMaterials', { query: { ...query, p, count: ITEMS_A_PAGE } }, signal),
    pause,
  )
}

/** Forgets the lists of before that now follow from what is kept: they may say less. */
async function dropOwnLists(whose: KeptFor, before: number): Promise<void> {
  const old: string[] = []
  for (const [hash, keptAt] of await keptAnswers.times(whose)) {
    if (keptAt >= before || !/^\["\w+","list",/.test(hash)) continue
    if (await isOwnList(whose, JSON.parse(hash) as QueryKey)) old.push(hash)
  }
  await keptAnswers.drop(whose, old)
}
