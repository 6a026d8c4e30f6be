import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { ConeRange } from '@glazy/ceramics/firing/cones'
import { siftByAxis } from '#library-index/columns/axis-sieve.ts'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { ALL_ROWS, CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { firstPlace } from '#library-index/first-place.ts'
import { isVisible } from '#library-index/visible.ts'
import type { Pass } from './find-hits.ts'

/** Which items count as neighbours. */
export interface NeighbourFilter {
  /** Who is looking; see `viewerId`. */
  readonly viewer: number
  readonly isMine: boolean
  /** The types an item may have; undefined for any. */
  readonly typeIds?: ReadonlySet<number>
  /** The range of cones that an item must share a cone with; undefined for any. */
  readonly cones?: ConeRange
}

export interface NearestSearch {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly from: { readonly x: number; readonly y: number }
  /** The item itself, which is not its own neighbour. */
  readonly exceptId: number
  readonly filter: NeighbourFilter
  readonly limit: number
}

/** An item with its place on the chart. */
export interface Neighbour {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Squared. */
  readonly distance: number
}

/** One request after the other reads the chunks, so they share the room for the rows. */
const rows = new Uint16Array(CHUNK_ROWS)

/**
 * The items nearest to a place on a chart, the nearest first; equal distances by y, then x, then
 * the older item. One pass over all items: no two axes have an order in common that an index
 * could keep. Once enough are found, most of what is farther away is left out before its figures
 * are calculated.
 */
export async function findNearest(
  { columns, giveWay }: Pick<Pass, 'columns' | 'giveWay'>,
  search: NearestSearch,
): Promise<Neighbour[]> {
  const nearest: Neighbour[] = []
  const sift = createSieve(search)
  for (const chunk of columns.chunks) {
    collect(chunk, search, sift, nearest)
    await giveWay()
  }
  return nearest
}

function collect(
  chunk: Chunk,
  search: NearestSearch,
  sift: ReturnType<typeof createSieve>,
  nearest: Neighbour[],
): void {
  const { x: xAxis, y: yAxis, from, limit } = search
  const xAt = createAxisReader(chunk, xAxis)
  const yAt = createAxisReader(chunk, yAxis)
  let last = nearest.length < limit ? undefined : nearest.at(-1)
  let worst = last?.distance ?? Infinity
  // Of rare oxides nearly all items have none: when enough of them stand at the very same place,
  // only older ones come before them.
  if (last !== undefined && worst === 0 && !hasOlder(chunk, last.id)) return
  const count = sift(chunk, Math.sqrt(worst))
  for (let at = 0; at < count; at += 1) {
    const row = rows[at]! // as many as were left
    if (!isWanted(chunk, row, search)) continue
    const x = xAt(row)
    const y = yAt(row)
    const distance = (x - from.x) ** 2 + (y - from.y) ** 2
    // Also false for what has no place on the chart.
    if (!(distance <= worst)) continue
    const id = chunk.ids[row]! // as long as the chunk
    // A million may be equally far away, and not one of them is worth an object then.
    if (last !== undefined && distance === worst && !comesBefore(last, x, y, id)) continue
    insert(nearest, { id, x, y, distance }, limit)
    last = nearest.length < limit ? undefined : nearest.at(-1)
    worst = last?.distance ?? Infinity
  }
}

/**
 * Writes the rows that may be within reach, and tells how many they are. What one axis leaves over is
 * sifted by the other: the one that left fewer of its rows in the chunk before comes first.
 */
function createSieve({ x, y, from }: NearestSearch) {
  let [first, second] = [
    { axis: x, place: from.x },
    { axis: y, place: from.y },
  ]
  return (chunk: Chunk, reach: number): number => {
    const near = ({ axis, place }: typeof first, list: Uint16Array, count: number) =>
      siftByAxis(chunk, { axis, low: place - reach, high: place + reach }, list, count, rows)
    const some = near(first, ALL_ROWS, CHUNK_ROWS)
    const both = near(second, rows, some)
    // Of all rows the second axis leaves as many of these as it leaves of any others.
    if (both * CHUNK_ROWS < some * some) [first, second] = [second, first]
    return both
  }
}

function hasOlder({ ids }: Chunk, id: number): boolean {
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const other = ids[row]! // as long as the chunk
    if (other !== 0 && other < id) return true
  }
  return false
}

/** Whether an item that is as far away as the last one comes before it all the same. */
function comesBefore(last: Neighbour, x: number, y: number, id: number): boolean {
  if (y !== last.y) return y < last.y
  return x === last.x ? id < last.id : x < last.x
}

function isWanted(
  chunk: Chunk,
  row: number,
  { exceptId, filter: { viewer, isMine, typeIds, cones } }: NearestSearch,
): boolean {
  if (chunk.ids[row] === exceptId || !isVisible(chunk, row, viewer)) return false
  if (isMine && chunk.ownerIds[row] !== viewer) return false
  if (typeIds !== undefined && !typeIds.has(chunk.typeIds[row]!)) return false
  if (cones === undefined) return true
  const toConeId = chunk.toConeIds[row]!
  return toConeId !== 0 && chunk.fromConeIds[row]! <= cones.toId && toConeId >= cones.fromId
}

/** Puts a neighbour where it belongs in a sorted list that holds no more than `limit`. */
function insert(nearest: Neighbour[], neighbour: Neighbour, limit: number): void {
  const place = firstPlace(nearest.length, (at) => compare(nearest[at]!, neighbour) > 0)
  if (place >= limit) return
  nearest.splice(place, 0, neighbour)
  if (nearest.length > limit) nearest.pop()
}

function compare(one: Neighbour, other: Neighbour): number {
  return one.distance - other.distance || one.y - other.y || one.x - other.x || one.id - other.id
}
