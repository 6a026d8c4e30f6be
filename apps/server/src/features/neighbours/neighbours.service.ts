import { coneRange } from '@glazy/ceramics/firing/cone-range'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { ChartPoint, NearestXYQuery } from '@glazy/contract/charts'
import { NEAREST_MAX } from '@glazy/contract/limits'
import type { Db } from '#db/database.ts'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { findVisible, viewerId } from '#library-index/visible.ts'
import { AppError } from '#platform/app-error.ts'
import { findNearest, type NeighbourFilter } from '#library-index/find/nearest.ts'
import { type Place, presentPoint } from './neighbours.presenter.ts'
import { listChartPoints } from './neighbours.queries.ts'

export interface NeighbourContext {
  readonly db: Db
  readonly viewer: MaybeViewer
  readonly index: LibraryIndex
}

/** An item on a chart, and those that stand closest to it. */
export interface Neighbourhood {
  readonly material: ChartPoint
  readonly neighbours: readonly ChartPoint[]
}

/**
 * The items closest to one on a chart, the closest first.
 *
 * @throws AppError `material.notFound`, also for what the viewer may not see; `material.noAnalysis`
 */
export async function findNeighbours(
  { db, viewer, index }: NeighbourContext,
  query: NearestXYQuery,
): Promise<Neighbourhood> {
  const { material_id: id, x, y } = query
  const columns = await index.current()
  refuseWithoutAnalysis(columns, viewer, id)
  const place = placeOf(columns, id, query)
  const filter = filterOf(query, viewer)
  const nearest =
    filter === undefined
      ? []
      : await index.look((pass) =>
          findNearest(pass, {
            x,
            y,
            // A figure that is missing counts as none.
            from: { x: place.x ?? 0, y: place.y ?? 0 },
            exceptId: id,
            filter,
            limit: NEAREST_MAX,
          }),
        )
  // All figures are of this moment: others may be put in while the rows are read.
  const places = new Map(nearest.map((each) => [each.id, placeOf(columns, each.id, query)]))
  const rows = await listChartPoints(db, viewer, [id, ...places.keys()])
  const hasImages = query.include === 'images'
  const [material, ...neighbours] = rows.map((row) =>
    presentPoint(row, places.get(row.id) ?? place, hasImages),
  )
  if (material?.id !== id) throw new AppError('material.notFound')
  return { material, neighbours }
}

/** @throws AppError `material.notFound`, also for what the viewer may not see; `material.noAnalysis` */
function refuseWithoutAnalysis(columns: LibraryColumns, viewer: MaybeViewer, id: number): void {
  const found = findVisible(columns, id, viewerId(viewer))
  if (found === undefined) throw new AppError('material.notFound')
  const { chunk, row } = found
  if (Number.isNaN(chunk.moles[row])) throw new AppError('material.noAnalysis')
}

/** Where an item stands, and what its outline shows. */
function placeOf(
  columns: LibraryColumns,
  id: number,
  axes: { readonly x: ChartAxis; readonly y: ChartAxis },
): Place {
  const found = columns.find(id)
  const valueOn = (axis: ChartAxis) => {
    const value = found === undefined ? NaN : createAxisReader(found.chunk, axis)(found.row)
    return Number.isNaN(value) ? null : value
  }
  return {
    x: valueOn(axes.x),
    y: valueOn(axes.y),
    r2o: valueOn('R2O'),
    ro: valueOn('RO'),
    boron: valueOn('B2O3'),
  }
}

/** Undefined where nothing can be found: an unknown type, or one's own items without an account. */
function filterOf(query: NearestXYQuery, viewer: MaybeViewer): NeighbourFilter | undefined {
  const { material_type_id: typeId, cone, isMine = false } = query
  if (isMine && viewer === null) return undefined
  if (typeId !== undefined && findMaterialType(typeId) === undefined) return undefined
  return {
    viewer: viewerId(viewer),
    isMine,
    ...(typeId !== undefined && {
      typeIds: typeIdsWithin(typeId),
    }),
    ...(cone !== undefined && { cones: coneRange(cone) }),
  }
}
