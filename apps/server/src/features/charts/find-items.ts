import type { ConeRange } from '@glazy/ceramics/cones'
import type { FigureRange } from '@glazy/contract/ranges'
import { readAxis } from './axis-values.ts'
import { type ChartChunk, type ChartColumns, CHUNK_ROWS } from './chart-columns.ts'

/** What items are looked for; all of it must hold. */
export interface ItemFilter {
  /** Who is looking; 0 for an anonymous visitor, who owns nothing. */
  readonly viewerId: number
  readonly ranges: readonly FigureRange[]
  /** Places of kinds in `KINDS`. */
  readonly kinds?: ReadonlySet<number>
  readonly ownerIds?: ReadonlySet<number>
  readonly typeIds?: ReadonlySet<number>
  /** The range of cones that an item must share a cone with. */
  readonly cones?: ConeRange
  readonly atmosphere?: number
  readonly surface?: number
  readonly transparency?: number
  readonly country?: number
  readonly states?: readonly number[]
  readonly hasPhoto?: boolean
  readonly hasAnalysis?: boolean
  readonly isPrivate?: boolean
}

/** Ids of items in no order. */
export interface FoundItems {
  readonly ids: Int32Array
  readonly largestId: number
}

/** One search after the other reads the chunks, so they share the room. */
const values = new Float64Array(CHUNK_ROWS)
const kept = new Uint8Array(CHUNK_ROWS)

/** The items of a filter, by one pass over the columns. */
export function findItems(columns: ChartColumns, filter: ItemFilter): FoundItems {
  const ids = new Int32Array(columns.chunks.length * CHUNK_ROWS)
  let count = 0
  let largestId = 0
  for (const chunk of columns.chunks) {
    keepVisible(chunk, filter.viewerId)
    keepTraits(chunk, filter)
    for (const range of filter.ranges) keepRange(chunk, range)
    for (let row = 0; row < CHUNK_ROWS; row += 1) {
      if (kept[row] === 0) continue
      const id = chunk.ids[row]! // as long as the chunk
      ids[count] = id
      count += 1
      if (id > largestId) largestId = id
    }
  }
  return { ids: ids.subarray(0, count), largestId }
}

function keepVisible({ ids, isPrivate, ownerIds }: ChartChunk, viewerId: number): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const isVisible = isPrivate[row] === 0 || ownerIds[row] === viewerId
    kept[row] = ids[row] !== 0 && isVisible ? 1 : 0
  }
}

function keepTraits(chunk: ChartChunk, filter: ItemFilter): void {
  const { kinds, ownerIds, typeIds, states, cones, atmosphere } = filter
  if (kinds) keepWhere(chunk.kinds, (kind) => kinds.has(kind))
  if (ownerIds) keepWhere(chunk.ownerIds, (id) => ownerIds.has(id))
  if (typeIds) keepWhere(chunk.typeIds, (id) => typeIds.has(id))
  if (states) keepWhere(chunk.stateIds, (id) => states.every((state) => state === id))
  if (cones) {
    keepWhere(chunk.toConeIds, (id) => id !== 0 && id >= cones.fromId)
    keepWhere(chunk.fromConeIds, (id) => id <= cones.toId)
  }
  if (atmosphere !== undefined) {
    keepWhere(chunk.atmospheres, (bits) => (bits & (1 << (atmosphere - 1))) !== 0)
  }
  keepEqual(chunk.surfaceIds, filter.surface)
  keepEqual(chunk.transparencyIds, filter.transparency)
  keepEqual(chunk.countryIds, filter.country)
  keepEqual(chunk.hasPhoto, numbered(filter.hasPhoto))
  keepEqual(chunk.hasAnalysis, numbered(filter.hasAnalysis))
  keepEqual(chunk.isPrivate, numbered(filter.isPrivate))
}

function numbered(flag: boolean | undefined): number | undefined {
  return flag === undefined ? undefined : Number(flag)
}

type Column = Uint8Array | Int32Array

function keepEqual(column: Column, value: number | undefined): void {
  if (value !== undefined) keepWhere(column, (other) => other === value)
}

function keepWhere(column: Column, isWanted: (value: number) => boolean): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    if (kept[row] === 1 && !isWanted(column[row]!)) kept[row] = 0
  }
}

/** Says what `isInRange` says, a million times in a few milliseconds. */
function keepRange(chunk: ChartChunk, { axis, min, max }: FigureRange): void {
  readAxis(chunk, axis, values)
  const low = min === undefined ? -Infinity : Math.fround(min)
  const high = max === undefined ? Infinity : Math.fround(max)
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const figure = Math.fround(values[row]!)
    // Asked this way round, so that what has no such figure is left out as well.
    if (!(figure >= low && figure <= high)) kept[row] = 0
  }
}
