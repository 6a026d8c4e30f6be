import { createPointColumns, type PointColumns, type PointsFile } from './point-columns.ts'

/** All points with the changes that came later; the axes of both are the same. */
export function mergePoints(before: PointsFile, changes: PointsFile): PointsFile {
  if (changes.isWhole) return changes
  const gone = new Set([...changes.points.ids, ...changes.removedIds])
  const kept: number[] = []
  for (const [row, id] of before.points.ids.entries()) if (!gone.has(id)) kept.push(row)
  const added = changes.points.ids.length
  const points = createPointColumns(kept.length + added, before.axes.length)
  for (const [column, from, changed] of columnsOf(points, before.points, changes.points)) {
    for (const [row, old] of kept.entries()) column[row] = from[old]!
    column.set(changed, kept.length)
  }
  return { ...before, stamp: changes.stamp, points }
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array

function columnsOf(...all: readonly [PointColumns, PointColumns, PointColumns]) {
  const lists = all.map(({ figures, ...traits }): Column[] => [
    traits.ids,
    traits.kinds,
    traits.typeIds,
    traits.fromConeIds,
    traits.toConeIds,
    traits.surfaceIds,
    traits.atmospheres,
    traits.hasPhoto,
    traits.colours,
    ...figures,
  ]) as [Column[], Column[], Column[]]
  const [target, from, changed] = lists
  return target.map((column, place) => [column, from[place]!, changed[place]!] as const)
}
