import type { ChartPoint } from '@glazy/contract/charts'
import { presentThumbnail } from '#features/materials/read/summary.presenter.ts'
import type { ChartPointRow } from './neighbours.queries.ts'

/** Where an item stands; null where it has no such figure. */
export interface Place {
  readonly x: number | null
  readonly y: number | null
  /** Moles per mole of flux. */
  readonly r2o: number | null
  readonly ro: number | null
  readonly boron: number | null
}

export function presentPoint(row: ChartPointRow, place: Place, hasImages: boolean): ChartPoint {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    isPrimitive: row.kind === 'primitive',
    isAnalysis: row.kind === 'analysis',
    isPrivate: row.is_private,
    isArchived: row.is_archived,
    materialTypeId: row.type_id,
    fromOrtonConeId: row.from_cone_id,
    toOrtonConeId: row.to_cone_id,
    hexColor: row.colour,
    ...(hasImages && { image: presentThumbnail(row) }),
    x: place.x,
    y: place.y,
    R2OTotal: place.r2o,
    ROTotal: place.ro,
    B2O3: place.boron,
  }
}
