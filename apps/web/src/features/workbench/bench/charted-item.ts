import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { totalWithLoi } from '@glazy/ceramics/chemistry/analysis'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { ChartedMaterial } from '#lib/charts/point-of.ts'

/** What lies on the workbench, saved or not, as a chart draws it. */
export function chartedItem(
  { id, name, kind }: LinkedMaterial,
  analysis: Analysis,
): ChartedMaterial {
  return {
    id,
    name,
    kind,
    isPrimitive: kind === 'primitive',
    isAnalysis: kind === 'analysis',
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
