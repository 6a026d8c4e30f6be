import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { ChartPoint } from '@glazy/contract/charts'
import { NEAREST_MAX } from '@glazy/contract/limits'
import type { PointColumns } from '@glazy/contract/points/point-columns'
import { isPlaced, type PlacedPoint, pointOf } from '#lib/charts/point-of.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { itemsAtHand } from './items-at-hand.ts'
import type { Neighbours } from '#queries/neighbours.ts'
import { keptPoints, KINDS_OF_POINTS } from './points-at-hand.ts'

/**
 * An item on a chart with those of what is at hand that stand closest to it: items of the device, and
 * the kept points of the library, of which little but their place is known: without a name are those
 * that stood in no list and on no chart of an item that was opened.
 *
 * @returns undefined where the item is not on the device
 */
export async function neighboursAtHand(
  whose: KeptFor,
  id: number,
  x: ChartAxis,
  y: ChartAxis,
): Promise<Neighbours | undefined> {
  const items = await itemsAtHand(whose)
  const item = items.find((one) => one.id === id)
  if (!item) return undefined
  const material = pointOf(item, x, y)
  const kept = await keptPoints([x, y])
  const itemIds = new Set(items.map((one) => one.id))
  const distance = (point: Pick<PlacedPoint, 'x' | 'y'>) =>
    // A figure that is missing counts as none.
    Math.hypot(point.x - (material.x ?? 0), point.y - (material.y ?? 0))
  const others = items.filter((one) => one.id !== id).map((one) => pointOf(one, x, y))
  const unnamed = kept ? placesOf(kept.file.points).filter((one) => !itemIds.has(one.id)) : []
  const nearest = [...others.filter(isPlaced), ...unnamed]
    .map((place) => ({ place, distance: distance(place) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST_MAX)
  const names = nearest.every(({ place }) => 'name' in place) ? undefined : await keptNames(whose)
  const data = nearest.map(({ place }) =>
    'name' in place ? place : libraryPoint(place, names?.get(place.id) ?? ''),
  )
  return { data, meta: { material, x, y }, keptAt: kept?.keptAt ?? null }
}

interface UnnamedPlace {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly row: number
  readonly points: PointColumns
}

function placesOf(points: PointColumns): readonly UnnamedPlace[] {
  const [xs, ys] = points.figures
  return [...points.ids]
    .map((id, row) => ({ id, row, points, x: xs?.[row] ?? NaN, y: ys?.[row] ?? NaN }))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
}

/** The names of items that stood in a list, or around another item, as they were there last. */
async function keptNames(whose: KeptFor): Promise<ReadonlyMap<number, string>> {
  const starts = ['["materials","list",', '["materials","nearest",']
  const lists = await Promise.all(starts.map((start) => keptAnswers.beginning(whose, start)))
  const inOrder = lists.flat().toSorted((one, other) => one.keptAt - other.keptAt)
  const named = inOrder.flatMap(({ data }) => (data as NamedList).data) // kept under their keys
  return new Map(named.map(({ id, name }) => [id, name]))
}

interface NamedList {
  readonly data: readonly { readonly id: number; readonly name: string }[]
}

function libraryPoint({ id, x, y, row, points }: UnnamedPlace, name: string): ChartPoint {
  const kind = KINDS_OF_POINTS[points.kinds[row] ?? 0] ?? 'recipe'
  const orNull = (column: Uint8Array | Uint16Array) => column[row] || null
  return {
    id,
    kind,
    name,
    isPrimitive: kind === 'primitive',
    isAnalysis: kind === 'analysis',
    isPrivate: false,
    isArchived: false,
    materialTypeId: orNull(points.typeIds),
    fromOrtonConeId: orNull(points.fromConeIds),
    toOrtonConeId: orNull(points.toConeIds),
    hexColor: null,
    image: null,
    x,
    y,
    R2OTotal: null,
    ROTotal: null,
    B2O3: null,
  }
}
