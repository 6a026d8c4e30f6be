import type { ConeRange } from '@glazy/ceramics/firing/cones'
import type { FigureRange } from '@glazy/contract/ranges'
import { keepByAxis } from '#library-index/columns/axis-sieve.ts'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import { type Chunk, type LibraryColumns } from '#library-index/columns/columns.ts'
import { ALL_ROWS, CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'

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
  readonly hasColour?: boolean
  readonly isPrivate?: boolean
}

/** Ids of items in no order. */
export interface FoundItems {
  readonly ids: Int32Array
  readonly largestId: number
}

/** One search after the other reads the chunks, so they share the room for the rows. */
const rows = new Uint16Array(CHUNK_ROWS)

/** The items of a filter, by one pass over the columns. */
export function findItems(columns: LibraryColumns, filter: ItemFilter): FoundItems {
  const keep = createItemFilter(filter)
  const ids = new Int32Array(columns.chunks.length * CHUNK_ROWS)
  let count = 0
  let largestId = 0
  for (const chunk of columns.chunks) {
    const kept = keep(chunk, rows, allRows(rows))
    for (let at = 0; at < kept; at += 1) {
      const id = chunk.ids[rows[at]!]! // rows of the chunk
      ids[count] = id
      count += 1
      if (id > largestId) largestId = id
    }
  }
  return { ids: ids.subarray(0, count), largestId }
}

/** Writes all rows of a chunk and tells how many they are. */
export function allRows(into: Uint16Array): number {
  into.set(ALL_ROWS)
  return CHUNK_ROWS
}

/**
 * Leaves those of the first `count` rows of a list whose items are looked for, in their order, and
 * tells how many are left.
 */
export type KeepItems = (chunk: Chunk, list: Uint16Array, count: number) => number

export function createItemFilter(filter: ItemFilter): KeepItems {
  const { ownerIds } = filter
  const traits = traitsOf(filter)
  return (chunk, list, count) => {
    let kept = keepVisible(chunk, filter.viewerId, list, count)
    if (ownerIds !== undefined) kept = keepOwned(chunk, ownerIds, list, kept)
    for (const { columnOf, table } of traits) kept = keepWhere(columnOf(chunk), table, list, kept)
    for (const range of filter.ranges) {
      if (kept > 0) kept = keepRange(chunk, range, list, kept)
    }
    return kept
  }
}

type Column = Uint8Array | Int32Array

/** What is asked of one column. */
interface Trait {
  readonly columnOf: (chunk: Chunk) => Column
  /** 1 for each value that is wanted; others are 0 or beyond the end. */
  readonly table: Uint8Array
}

const BYTE_VALUES = 256

function traitsOf(filter: ItemFilter): Trait[] {
  const traits: Trait[] = []
  const ask = (
    columnOf: Trait['columnOf'],
    isWanted: (value: number) => boolean,
    values = BYTE_VALUES,
  ) => {
    const table = Uint8Array.from({ length: values }, (_, value) => Number(isWanted(value)))
    traits.push({ columnOf, table })
  }
  const askEqual = (columnOf: Trait['columnOf'], wanted: number | boolean | undefined) => {
    if (wanted !== undefined) ask(columnOf, (value) => value === Number(wanted))
  }
  const { kinds, typeIds, states, cones, atmosphere } = filter
  if (kinds) {
    ask(
      (chunk) => chunk.kinds,
      (kind) => kinds.has(kind),
    )
  }
  if (typeIds) {
    ask(
      (chunk) => chunk.typeIds,
      (id) => typeIds.has(id),
      1 + Math.max(0, ...typeIds),
    )
  }
  if (states) {
    ask(
      (chunk) => chunk.stateIds,
      (id) => states.every((state) => state === id),
    )
  }
  if (cones) {
    ask(
      (chunk) => chunk.toConeIds,
      (id) => id !== 0 && id >= cones.fromId,
    )
    ask(
      (chunk) => chunk.fromConeIds,
      (id) => id <= cones.toId,
    )
  }
  if (atmosphere !== undefined) {
    const bit = 1 << (atmosphere - 1)
    ask(
      (chunk) => chunk.atmospheres,
      (bits) => (bits & bit) !== 0,
    )
  }
  askEqual((chunk) => chunk.surfaceIds, filter.surface)
  askEqual((chunk) => chunk.transparencyIds, filter.transparency)
  askEqual((chunk) => chunk.countryIds, filter.country)
  askEqual((chunk) => chunk.hasPhoto, filter.hasPhoto)
  askEqual((chunk) => chunk.hasAnalysis, filter.hasAnalysis)
  askEqual((chunk) => chunk.hasColour, filter.hasColour)
  askEqual((chunk) => chunk.isPrivate, filter.isPrivate)
  return traits
}

// Every list holds rows of its chunk, and every column is as long as the chunk, which is what the
// `!` below rely on.

function keepVisible(
  { ids, isPrivate, ownerIds }: Chunk,
  viewerId: number,
  list: Uint16Array,
  count: number,
): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = list[at]!
    const isVisible = isPrivate[row] === 0 || ownerIds[row] === viewerId
    if (ids[row] !== 0 && isVisible) list[kept++] = row
  }
  return kept
}

/** Every row is written, and counts or not: a processor guesses badly which of them will. */
function keepWhere(column: Column, table: Uint8Array, list: Uint16Array, count: number): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = list[at]!
    list[kept] = row
    kept += table[column[row]!] ?? 0
  }
  return kept
}

function keepOwned(
  { ownerIds }: Chunk,
  wanted: ReadonlySet<number>,
  list: Uint16Array,
  count: number,
): number {
  const [only] = wanted
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = list[at]!
    const ownerId = ownerIds[row]!
    if (ownerId === only || wanted.has(ownerId)) list[kept++] = row
  }
  return kept
}

/** Says what `isInRange` says, a million times in a few milliseconds. */
function keepRange(
  chunk: Chunk,
  { axis, min, max }: FigureRange,
  list: Uint16Array,
  count: number,
): number {
  const low = min === undefined ? -Infinity : Math.fround(min)
  const high = max === undefined ? Infinity : Math.fround(max)
  const valueAt = createAxisReader(chunk, axis)
  // What has no such figure is in no range: each comparison with it is false.
  const isInRange = (row: number) => {
    const figure = Math.fround(valueAt(row))
    return figure >= low && figure <= high
  }
  return keepByAxis(chunk, { axis, low, high }, isInRange, list, count)
}
