import { axisValue, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import type { ChartPoint } from '@glazy/contract/charts'
import type { MaterialSummary } from '@glazy/contract/materials'

/** What a chart needs of an item; its analysis must have been asked for. */
export type ChartedMaterial = Pick<
  MaterialSummary,
  | 'id'
  | 'kind'
  | 'name'
  | 'isPrimitive'
  | 'isAnalysis'
  | 'isPrivate'
  | 'isArchived'
  | 'materialTypeId'
  | 'fromOrtonConeId'
  | 'toOrtonConeId'
  | 'hexColor'
  | 'image'
  | 'analysis'
>

/** An item of a list as a chart draws it. */
export function pointOf(material: ChartedMaterial, x: ChartAxis, y: ChartAxis): ChartPoint {
  const { analysis } = material
  const chemistry = analysis ? deriveChemistry(analysis) : undefined
  const umf = chemistry?.umf ?? null
  return {
    id: material.id,
    kind: material.kind,
    name: material.name,
    isPrimitive: material.isPrimitive,
    isAnalysis: material.isAnalysis,
    isPrivate: material.isPrivate,
    isArchived: material.isArchived,
    materialTypeId: material.materialTypeId,
    fromOrtonConeId: material.fromOrtonConeId,
    toOrtonConeId: material.toOrtonConeId,
    hexColor: material.hexColor,
    image: material.image,
    x: chemistry ? axisValue(x, chemistry) : null,
    y: chemistry ? axisValue(y, chemistry) : null,
    R2OTotal: umf?.R2OTotal ?? null,
    ROTotal: umf?.ROTotal ?? null,
    B2O3: umf ? (umf.moles.B2O3 ?? 0) : null,
  }
}

/** A point that has a place on both axes. */
export type PlacedPoint = ChartPoint & { readonly x: number; readonly y: number }

export function isPlaced(point: ChartPoint): point is PlacedPoint {
  return point.x !== null && point.y !== null
}
