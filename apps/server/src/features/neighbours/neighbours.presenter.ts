import type { ChartPoint } from '@glazy/contract/charts'
import type { MaterialImage } from '@glazy/contract/materials'
import type { ChartPointRow } from './neighbours.queries.ts'

/** Where an item stands; null where it has no such figure. */
export interface Place {
  readonly x: number | null
  readonly y: number | null
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
    ...(hasImages && { image: presentImage(row) }),
    x: place.x,
    y: place.y,
    R2OTotal: row.r2o_total,
    ROTotal: row.ro_total,
    B2O3: row.boron,
  }
}

function presentImage(row: ChartPointRow): MaterialImage | null {
  if (row.image_id === null || row.image_cdn_id === null) return null
  return {
    id: row.image_id,
    cdnId: row.image_cdn_id,
    title: row.image_title,
    dominantHexColor: row.image_dominant_hex,
    secondaryHexColor: row.image_secondary_hex,
    width: row.image_width,
    height: row.image_height,
  }
}
