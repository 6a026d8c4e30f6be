import { setImmediate } from 'node:timers/promises'
import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { createTypeTable, encodePoints, joinPoints } from '@glazy/contract/points/encode-points'
import type { Db } from '#db/database.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import type { SnapshotStamp } from '#library-index/snapshot/snapshot.ts'
import { listChanges } from '#library-index/read/changes.queries.ts'
import { formatStamp, parseStamp } from './chart-stamp.ts'
import { chunkPoints, isPublicPoint, readPoints } from './chunk-points.ts'

/** Milliseconds after which others have their turn. */
const TURN = 8

/** All public points as a file. */
export async function writeAllPoints(
  columns: LibraryColumns,
  axes: readonly ChartAxis[],
  stamp: SnapshotStamp,
): Promise<Uint8Array> {
  const types = createTypeTable()
  const parts = []
  let began = performance.now()
  for (const chunk of columns.chunks) {
    parts.push(encodePoints(chunkPoints(chunk, axes), types))
    if (performance.now() - began < TURN) continue
    // What changes meanwhile is in the file or not: its stamp is older, and it will be told again.
    await setImmediate()
    began = performance.now()
  }
  const head = { axes, types, stamp: formatStamp(stamp), isWhole: true }
  return joinPoints(parts, { ...head, removedIds: new Uint32Array() })
}

/** With more changes than this a whole file is hardly larger. */
const CHANGES_MAX = 5_000

/**
 * The points that changed since a file was written.
 *
 * @returns undefined where that is not known any more, or where it is too much
 */
export async function writeChangedPoints(
  { db, index }: { readonly db: Db; readonly index: LibraryIndex },
  axes: readonly ChartAxis[],
  since: string,
): Promise<Uint8Array | undefined> {
  const from = parseStamp(since)
  const columns = await index.current()
  const stamp = index.stamp()
  if (from?.place !== stamp.place) return undefined
  const { entries, place, isWhole } = await listChanges(db, from.horizon)
  const ids = [...new Set(entries.flatMap((entry) => entry.materialIds))].toSorted((a, b) => a - b)
  if (place !== stamp.place || !isWhole || ids.length > CHANGES_MAX) return undefined
  const found = ids.flatMap((id) => {
    const place = columns.find(id)
    return place !== undefined && isPublicPoint(place.chunk, place.row) ? [{ id, ...place }] : []
  })
  const types = createTypeTable()
  const parts = [...Map.groupBy(found, ({ chunk }) => chunk)].map(([chunk, items]) => {
    const rows = items.map(({ row }) => row)
    return encodePoints(readPoints(chunk, rows, axes), types)
  })
  const left = new Set(found.map(({ id }) => id))
  const removedIds = ids.filter((id) => !left.has(id))
  const head = { axes, types, stamp: formatStamp(stamp), isWhole: false }
  return joinPoints(parts, { ...head, removedIds: Uint32Array.from(removedIds) })
}
