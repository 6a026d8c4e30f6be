import { axisValue, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { coneRange } from '@glazy/ceramics/firing/cone-range'
import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import type { MaterialKind } from '@glazy/contract/materials'
import { decodePoints } from '@glazy/contract/points/decode-points'
import { createTypeTable, encodePoints, joinPoints } from '@glazy/contract/points/encode-points'
import { mergePoints } from '@glazy/contract/points/merge-points'
import {
  createPointColumns,
  NO_COLOUR,
  type PointsFile,
} from '@glazy/contract/points/point-columns'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keepFile, keptFile, keptFileNames } from '#lib/offline/kept-files.ts'
import { type AnalyzedItem, itemsAtHand } from './items-at-hand.ts'
import type { MaterialListQuery } from '#queries/materials.ts'
import type { PointsAtHand } from '#queries/points.ts'

/** As columns of points number them. */
export const KINDS_OF_POINTS = [
  'recipe',
  'primitive',
  'analysis',
] as const satisfies readonly MaterialKind[]

const PREFIX = 'points '
const nameOf = (axes: readonly ChartAxis[]) => `${PREFIX}${axes.join()}`

/** Keeps all points of the library as they are on these axes. */
export async function keepPoints({ points, ...file }: PointsFile, signal: AbortSignal) {
  const types = createTypeTable()
  const parts = [encodePoints(points, types)]
  const bytes = joinPoints(parts, { ...file, types, isWhole: true })
  await keepFile(nameOf(file.axes), bytes, signal)
}

/** Points of the library, as they were when they were loaded last. */
interface KeptPoints {
  readonly file: PointsFile
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** The kept points of these axes, also where they were kept among others. */
export async function keptPoints(axes: readonly ChartAxis[]): Promise<KeptPoints | undefined> {
  const exact = nameOf(axes)
  const hasAll = (name: string) => {
    const known = new Set(name.slice(PREFIX.length).split(','))
    return axes.every((axis) => known.has(axis))
  }
  const names = (await keptFileNames()).filter((name) => name.startsWith(PREFIX) && hasAll(name))
  const name = names.includes(exact) ? exact : names[0]
  const kept = name === undefined ? undefined : await keptFile(name)
  if (!kept) return undefined
  const found = decodePoints(kept.bytes)
  // One of an earlier version of the site may have another shape.
  if (!found.ok) return undefined
  const { points, ...file } = found.value
  const figures = axes.map((axis) => points.figures[file.axes.indexOf(axis)]!) // it has all of them
  return { file: { ...file, axes, points: { ...points, figures } }, keptAt: kept.keptAt }
}

/** The library's points that are kept, with what else is on the device. */
export async function pointsAtHand(
  whose: KeptFor,
  axes: readonly ChartAxis[],
): Promise<PointsAtHand> {
  const own = pointsOf(await itemsAtHand(whose), axes)
  const kept = await keptPoints(axes)
  if (!kept) return { ...own, isWhole: true, keptAt: null }
  return { ...mergePoints(kept.file, own), keptAt: kept.keptAt }
}

function pointsOf(items: readonly AnalyzedItem[], axes: readonly ChartAxis[]): PointsFile {
  const points = createPointColumns(items.length, axes.length)
  for (const [row, item] of items.toSorted((a, b) => a.id - b.id).entries()) {
    points.ids[row] = item.id
    points.kinds[row] = KINDS_OF_POINTS.indexOf(item.kind)
    points.typeIds[row] = item.materialTypeId ?? 0
    points.fromConeIds[row] = item.fromOrtonConeId ?? 0
    points.toConeIds[row] = item.toOrtonConeId ?? 0
    points.surfaceIds[row] = item.surfaceTypeId ?? 0
    points.atmospheres[row] = item.atmospheres.reduce((bits, id) => bits | (1 << (id - 1)), 0)
    points.hasPhoto[row] = item.image === null ? 0 : 1
    points.colours[row] = item.hexColor === null ? NO_COLOUR : Number.parseInt(item.hexColor, 16)
    const chemistry = deriveChemistry(item.analysis)
    for (const [place, axis] of axes.entries()) {
      points.figures[place]![row] = axisValue(axis, chemistry) ?? NaN
    }
  }
  return { axes, stamp: '', isWhole: false, points, removedIds: new Uint32Array() }
}

/** What a point says of itself; what else a list can be narrowed to, the library alone knows. */
type Tell = (points: PointsFile['points'], row: number) => boolean

/** Parameters that leave no item out. */
const LEAVES_ALL = new Set(['include', 'p', 'count', 'o', 'alike', 'has_analysis'])

/**
 * One bit for each item at hand that the filters of a list leave.
 *
 * @returns undefined where points say nothing of what is looked for
 */
export async function matchesAtHand(
  whose: KeptFor,
  query: MaterialListQuery,
): Promise<Uint8Array | undefined> {
  const tells = Object.entries(query)
    .filter(([name, value]) => value !== undefined && !LEAVES_ALL.has(name))
    .map(([name]) => TELLS[name]?.(query))
  if (!tells.every((tell) => tell !== undefined)) return undefined
  const { points } = await pointsAtHand(whose, [])
  const { ids } = points
  const most = ids.reduce((max, id) => Math.max(max, id), 0)
  const matches = new Uint8Array((most >>> 3) + 1)
  for (const [row, id] of ids.entries()) {
    if (tells.every((tell) => tell(points, row))) matches[id >>> 3]! |= 1 << (id & 7)
  }
  return matches
}

const kind = (wanted: MaterialKind) => (): Tell => (points, row) =>
  KINDS_OF_POINTS[points.kinds[row]!] === wanted

const TELLS: Readonly<Record<string, (query: MaterialListQuery) => Tell>> = {
  composite: kind('recipe'),
  primitive: kind('primitive'),
  analysis: kind('analysis'),
  base_type: ({ type, base_type: base }) => isOfType(Number(type ?? base)),
  type: ({ type }) => isOfType(Number(type)),
  cone({ cone }) {
    const { fromId, toId } = coneRange(cone!)
    return ({ fromConeIds, toConeIds }, row) => {
      const [from, to] = [fromConeIds[row]!, toConeIds[row]!]
      return to !== 0 && to >= fromId && from <= toId
    }
  },
  surface:
    ({ surface }) =>
    (points, row) =>
      points.surfaceIds[row] === Number(surface),
  atmosphere:
    ({ atmosphere }) =>
    (points, row) =>
      (points.atmospheres[row]! & (1 << (Number(atmosphere) - 1))) !== 0,
  photo: () => (points, row) => points.hasPhoto[row] === 1,
}

function isOfType(typeId: number): Tell {
  const types = typeIdsWithin(typeId)
  return (points, row) => types.has(points.typeIds[row]!)
}
