import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { siftByAxis } from '#library-index/columns/axis-sieve.ts'
import { createAxisReader, readAxis } from '#library-index/columns/axis-values.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { type ChunkHits, findHits, type ItemSearch, type Pass, rowsOf } from './find-hits.ts'
import type { Window } from './find-page.ts'
import { createFirstItems, type FirstItems } from './first-items.ts'
import { hasBit } from './row-bits.ts'

/** An item that is shown, with the photograph whose colour was found. */
export interface FoundItem {
  readonly id: number
  readonly imageId?: number | null
}

export interface FoundItems {
  readonly items: readonly FoundItem[]
  readonly total: number
}

/** Offers those hits of a chunk that may be among the first. */
type Offer = (hits: ChunkHits, first: FirstItems) => void

/** One chunk after the other is read, so they share the room. */
const sifted = new Uint16Array(CHUNK_ROWS)
const figures = new Float64Array(CHUNK_ROWS)
const imageIds = new Int32Array(CHUNK_ROWS)
/** Squares of distances, all NaN in between. */
const distances = new Float64Array(CHUNK_ROWS).fill(NaN)

/** Items by an oxide; those without it come last, the last changed first. */
export async function findByAxis(
  pass: Pass,
  search: ItemSearch,
  { axis, isAscending }: { readonly axis: ChartAxis; readonly isAscending: boolean },
  window: Window,
): Promise<FoundItems> {
  const direction = isAscending ? 1 : -1
  const offer: Offer = (hits, first) => {
    const { chunk } = hits
    const rows = rowsOf(hits)
    const worst = first.worst()
    const band = isAscending ? { low: 0, high: worst } : { low: -worst, high: Infinity }
    // While there are too few, what has no figure counts too.
    const isOpen = worst === Infinity
    if (isOpen) readAxis(chunk, axis, figures)
    const list = isOpen ? rows : sifted
    const count = isOpen
      ? rows.length
      : siftByAxis(chunk, { axis, ...band }, rows, rows.length, sifted)
    const valueAt = createAxisReader(chunk, axis)
    for (let at = 0; at < count; at += 1) {
      const row = list[at]! // as many as were kept
      const value = isOpen ? figures[row]! : valueAt(row)
      const figure = value > 0 ? direction * value : NaN
      first.offer(chunk.ids[row]!, figure, chunk.updatedAt[row]!, 0)
    }
  }
  const { items, total } = await findFirst(pass, search, offer, window)
  return { items: items.map(({ id }) => ({ id })), total }
}

/** Items by a colour, each by its nearest photograph. */
export async function findByColour(
  pass: Pass,
  search: ItemSearch,
  lab: readonly [number, number, number],
  window: Window,
): Promise<FoundItems> {
  const offer: Offer = (hits, first) => {
    const { chunk, ranks } = hits
    const worst = first.worst()
    let count = 0
    chunk.labs.eachWithin(lab, worst, (row, distance, imageId) => {
      if (!ranks.some((bits) => bits !== undefined && hasBit(bits, row))) return
      const before = distances[row]! // as long as the chunk
      if (distance > before || (distance === before && imageId <= imageIds[row]!)) return
      if (Number.isNaN(before)) sifted[count++] = row
      distances[row] = distance
      imageIds[row] = imageId
    })
    // While there are too few, what has no colour counts too.
    for (const row of worst === Infinity ? rowsOf(hits) : sifted.subarray(0, count)) {
      const imageId = Number.isNaN(distances[row]) ? 0 : imageIds[row]!
      first.offer(chunk.ids[row]!, distances[row]!, chunk.updatedAt[row]!, imageId)
    }
    for (let at = 0; at < count; at += 1) distances[sifted[at]!] = NaN
  }
  const { items, total } = await findFirst(pass, search, offer, window)
  return { items: items.map(({ id, imageId }) => ({ id, imageId: imageId || null })), total }
}

async function findFirst(pass: Pass, search: ItemSearch, offer: Offer, { offset, limit }: Window) {
  const first = createFirstItems(offset + limit)
  return findHits(pass, search, {
    read: (hits) => {
      offer(hits, first)
      return hits.count
    },
    restart: () => first.clear(),
    select: (counts) => ({
      total: counts.reduce((sum, count) => sum + count, 0),
      items: first.list().slice(offset),
    }),
  })
}
