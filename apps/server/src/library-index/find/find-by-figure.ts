import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { rowsByAxis, sortedRows } from '#library-index/columns/sorted-rows.ts'
import {
  anyRank,
  type ChunkHits,
  findHits,
  type ItemSearch,
  type Pass,
  rowsOfHits,
} from './find-hits.ts'
import type { Window } from './find-page.ts'
import { createFirstItems, type FirstItems } from './first-items.ts'
import { hasBit } from './row-bits.ts'

/** An item that is shown, with the photograph whose colour was found. */
export interface FoundItem {
  readonly id: number
  readonly imageId?: number | null
}

export interface FoundItems {
  readonly shown: readonly FoundItem[]
  readonly total: number
}

/** Offers those hits of a chunk that may be among the first. */
type Offer = (hits: ChunkHits, first: FirstItems) => void

/** One chunk after the other is read, so they share the room. */
const sifted = new Uint16Array(CHUNK_ROWS)
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
  const most = window.offset + window.limit
  const inOrder = pass.kept.orders(axis, (chunk) => rowsByAxis(chunk, axis))
  const offer: Offer = (hits, first) => {
    const { chunk } = hits
    const bits = anyRank(hits)
    const valueAt = createAxisReader(chunk, axis)
    const rows = inOrder(chunk)
    let offered = 0
    let last = NaN
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[isAscending ? at : rows.length - 1 - at]! // below the length
      if (!hasBit(bits, row)) continue
      const figure = direction * valueAt(row)
      // Of those with the same figure any may be among the first.
      if (figure > first.worst() || (offered >= most && figure !== last)) return
      first.offer(chunk.ids[row]!, figure, 0, 0)
      offered += 1
      last = figure
    }
    for (const row of sortedRows(chunk, 'un')) {
      if (offered >= most || first.worst() < Infinity) return
      if (!hasBit(bits, row) || valueAt(row) > 0) continue
      first.offer(chunk.ids[row]!, NaN, chunk.updatedAt[row]!, 0)
      offered += 1
    }
  }
  const { first, total } = await findFirst(pass, search, offer, window)
  return { shown: first.map(({ id }) => ({ id })), total }
}

/** Items by a colour, each by its nearest photograph. */
export async function findByColour(
  pass: Pass,
  search: ItemSearch,
  lab: readonly [number, number, number],
  window: Window,
): Promise<FoundItems> {
  const offer: Offer = (hits, first) => {
    const { chunk } = hits
    const bits = anyRank(hits)
    const worst = first.worst()
    let count = 0
    chunk.labs.eachWithin(lab, worst, (row, distance, imageId) => {
      if (!hasBit(bits, row)) return
      const before = distances[row]! // as long as the chunk
      if (distance > before || (distance === before && imageId <= imageIds[row]!)) return
      if (Number.isNaN(before)) sifted[count++] = row
      distances[row] = distance
      imageIds[row] = imageId
    })
    // While there are too few, what has no colour counts too.
    for (const row of worst === Infinity ? rowsOfHits(hits) : sifted.subarray(0, count)) {
      const imageId = Number.isNaN(distances[row]) ? 0 : imageIds[row]!
      first.offer(chunk.ids[row]!, distances[row]!, chunk.updatedAt[row]!, imageId)
    }
    for (let at = 0; at < count; at += 1) distances[sifted[at]!] = NaN
  }
  const { first, total } = await findFirst(pass, search, offer, window)
  return { shown: first.map(({ id, imageId }) => ({ id, imageId: imageId || null })), total }
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
      first: first.list().slice(offset),
    }),
  })
}
