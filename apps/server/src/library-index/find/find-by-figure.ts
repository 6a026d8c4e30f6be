import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { readAxis } from '#library-index/columns/axis-values.ts'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { type ChunkHits, findHits, type ItemSearch, type Pass, rowsOf } from './find-hits.ts'
import type { Window } from './find-page.ts'
import { placeOfRow, windowInOrder } from './orders.ts'

/** An item that is shown, with the photograph whose colour was found. */
export interface FoundItem {
  readonly id: number
  readonly imageId?: number | null
}

export interface FoundItems {
  readonly items: readonly FoundItem[]
  readonly total: number
}

/** By what items are put in order that no column holds. */
interface FigureOrder {
  /** Writes the figure of each of some rows; the smallest comes first, and what has none last. */
  readonly write: (chunk: Chunk, rows: Uint16Array, figures: Float64Array) => void
  /** What else is told of a row, after its figure was written. */
  readonly imageIds?: Int32Array
}

interface Candidate extends FoundItem {
  readonly figure: number
  readonly updatedAt: number
}

/** One chunk after the other is read, so they share the room. */
const figures = new Float64Array(CHUNK_ROWS)
const imageIds = new Int32Array(CHUNK_ROWS)

/** Items by an oxide; those without it come last, the last changed first. */
export async function findByAxis(
  pass: Pass,
  search: ItemSearch,
  { axis, isAscending }: { readonly axis: ChartAxis; readonly isAscending: boolean },
  window: Window,
): Promise<FoundItems> {
  const direction = isAscending ? 1 : -1
  const write: FigureOrder['write'] = (chunk, rows) => {
    readAxis(chunk, axis, figures)
    for (const row of rows) {
      const value = figures[row]!
      figures[row] = value > 0 ? direction * value : NaN
    }
  }
  return findByFigure(pass, search, { write }, window)
}

/** Items by a colour, each by its nearest photograph. */
export async function findByColour(
  pass: Pass,
  search: ItemSearch,
  lab: readonly [number, number, number],
  window: Window,
): Promise<FoundItems> {
  const write: FigureOrder['write'] = (chunk, rows) => {
    wanted.fill(0)
    for (const row of rows) {
      wanted[row] = 1
      figures[row] = NaN
    }
    chunk.labs.eachDistance(lab, wanted, (row, distance, imageId) => {
      const before = figures[row]!
      if (distance > before || (distance === before && imageId <= imageIds[row]!)) return
      figures[row] = distance
      imageIds[row] = imageId
    })
  }
  return findByFigure(pass, search, { write, imageIds }, window)
}

const wanted = new Uint8Array(CHUNK_ROWS)

async function findByFigure(
  pass: Pass,
  search: ItemSearch,
  order: FigureOrder,
  { offset, limit }: Window,
): Promise<FoundItems> {
  const read = (hits: ChunkHits) => ({
    count: hits.count,
    first: firstOf(hits, order, offset + limit),
  })
  return findHits(pass, search, read, (parts) => ({
    total: parts.reduce((sum, { count }) => sum + count, 0),
    items: parts
      .flatMap(({ first }) => first)
      .sort(compareCandidates)
      .slice(offset, offset + limit),
  }))
}

/** The first hits of a chunk; later ones cannot be on the page. */
function firstOf(hits: ChunkHits, order: FigureOrder, most: number): Candidate[] {
  const { chunk } = hits
  const rows = rowsOf(hits)
  order.write(chunk, rows, figures)
  const candidate = (place: number): Candidate => {
    const row = place % CHUNK_ROWS
    const imageId = order.imageIds?.[row]
    return {
      id: chunk.ids[row]!,
      figure: figures[row]!,
      updatedAt: chunk.updatedAt[row]!,
      ...(imageId !== undefined && { imageId: imageId === 0 ? null : imageId }),
    }
  }
  const places = Int32Array.from(rows, (row) => placeOfRow(chunk, row))
  const first = windowInOrder(
    places,
    { from: 0, to: Math.min(most, places.length) },
    {
      keyOf: (place) => keyOf(figures[place % CHUNK_ROWS]!),
      compare: (one, other) => compareCandidates(candidate(one), candidate(other)),
    },
  )
  return Array.from(first, candidate)
}

/** What has no figure comes last. */
function keyOf(figure: number): number {
  return Number.isNaN(figure) ? Infinity : figure
}

function compareCandidates(one: Candidate, other: Candidate): number {
  const byFigure = keyOf(one.figure) - keyOf(other.figure)
  if (byFigure !== 0 && !Number.isNaN(byFigure)) return byFigure
  const byUpdate = Number.isNaN(one.figure) ? other.updatedAt - one.updatedAt : 0
  return byUpdate || other.id - one.id
}
