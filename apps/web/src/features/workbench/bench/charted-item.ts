import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { totalWithLoi } from '@glazy/ceramics/chemistry/analysis'
import type { ChartedMaterial } from '#lib/charts/point-of.ts'

/** Something that is not in the library, as a chart draws it. */
export function chartedItem(id: number, name: string, analysis: Analysis): ChartedMaterial {
  return {
    id,
    name,
    kind: 'recipe',
    isPrimitive: false,
    isAnalysis: false,
    isPrivate: true,
    isArchived: false,
    materialTypeId: null,
    fromOrtonConeId: null,
    toOrtonConeId: null,
    hexColor: null,
    image: null,
    analysis: { ...analysis, total: totalWithLoi(analysis) },
  }
}
