import type { MaterialDetail } from '@glazy/contract/materials'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { imageUrl } from '#lib/image-url.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keepPictures } from '#lib/offline/own-pictures.ts'
import { ownBatch, ownBatches } from './batches.ts'
import { chartLimits } from './chart-layers.ts'
import { ownInventory } from './inventory.ts'
import { kilnSchedules, ownSchedules } from './kilns.ts'
import { materialDetail } from './materials.ts'
import { ownStock, shoppingList } from './stock.ts'

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
 * there or not: items as far as they have changed since, inventory, stock, batches and kiln schedules.
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
  const { owner } = whose
  // Their answers are kept like those of every page.
  await client.prefetchQuery(ownInventory(owner))
  await client.prefetchQuery(ownSchedules(owner))
  await client.prefetchQuery(kilnSchedules({ u: String(owner) }))
  await client.prefetchQuery(kilnSchedules({}))
  await client.prefetchQuery(chartLimits())
  await client.prefetchQuery(ownStock(owner))
  await client.prefetchQuery(shoppingList(owner))
  for (const batch of (await client.fetchQuery(ownBatches(owner, 1))).data) {
    // A planned one is weighed off where no connection reaches.
    await keptAnswers.put(whose, hashKey(ownBatch(owner, batch.id).queryKey), batch)
  }
  const keptAt = await keptAnswers.times(whose)
  const seen = new Set<number>()
  let count = 0
  for await (const { id, updatedAt } of ownItems(owner, signal)) {
    const hash = hashKey(materialDetail(id).queryKey)
    const since = keptAt.get(hash) ?? 0
    const isFresh = since >= Date.parse(updatedAt) && since > Date.now() - LONGEST_MS
    if (seen.has(id) || isFresh) continue
    seen.add(id)
    await new Promise((resolve) => setTimeout(resolve, pause))
    const { data } = await call('getMaterial', { params: { id } }, signal)
    await keptAnswers.put(whose, hash, data)
    await keepPictures(picturesOf(data), signal)
    count += 1
  }
  return count
}

/** Addresses of the photographs of an item, in the size of its page. */
function picturesOf({ images }: Pick<MaterialDetail, 'images'>): readonly string[] {
  return images.map(({ cdnId }) => imageUrl(cdnId, PICTURE_WIDTH))
}

/** Everything somebody owns, then what is in their collections; an item may come more than once. */
async function* ownItems(owner: number, signal: AbortSignal) {
  const u = String(owner)
  yield* found({ u }, signal)
  const { data } = await call('listCollections', { params: { userId: u } }, signal)
  for (const { id } of data) yield* found({ u, collection: id }, signal)
}

/** Every item that a search finds, page after page. */
async function* found(query: SearchQuery, signal: AbortSignal) {
  for (let p = 1, pages = 1; p <= pages; p += 1) {
    const asked = { query: { ...query, p, count: ITEMS_A_PAGE } }
    const { data, meta } = await call('searchMaterials', asked, signal)
    yield* data
    pages = meta.pagination.total_pages
  }
}
